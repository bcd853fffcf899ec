/// One row of the new picture on its way: source rows added up, then averaged across.
///
/// The loops run over plain channels, four to a pixel, which is the form the compiler turns into
/// vector instructions.
struct RowSums {
  private let columns: ClosedRange<Int>

  /// The weighted sums of the four channels, a column each.
  private var sums: [SIMD4<Float>]

  /// Whole rows added up, a channel each.
  private var whole: [UInt16]

  /// So many rows of 255 fit sixteen bits.
  private static let mostWholeRows = 257

  init(columns: ClosedRange<Int>) {
    self.columns = columns
    sums = Array(repeating: .zero, count: columns.count)
    whole = Array(repeating: 0, count: columns.count * 4)
  }

  /// Adds up the rows of a span, the first and last by the part that is covered.
  mutating func gather(
    _ rows: Span, from input: UnsafeBufferPointer<UInt32>, rowLength: Int
  ) {
    let columns = columns
    func row(_ index: Int) -> UnsafeRawBufferPointer {
      let start = index * rowLength + columns.lowerBound
      return UnsafeRawBufferPointer(
        UnsafeBufferPointer(rebasing: input[start..<(start + columns.count)]))
    }
    withSums { sums in
      let first = row(rows.first)
      let last = row(rows.last)
      let (firstWeight, lastWeight) = (rows.firstWeight, rows.lastWeight)
      for index in sums.indices {
        sums[index] = Float(first[index]) * firstWeight + Float(last[index]) * lastWeight
      }
    }
    var next = rows.first + 1
    while next < rows.last {
      let end = min(rows.last, next + RowSums.mostWholeRows)
      whole.withUnsafeMutableBufferPointer { whole in
        whole.update(repeating: 0)
        for index in next..<end {
          let row = row(index)
          for channel in whole.indices { whole[channel] &+= UInt16(row[channel]) }
        }
      }
      addWhole()
      next = end
    }
  }

  private mutating func addWhole() {
    let whole = whole
    whole.withUnsafeBufferPointer { whole in
      withSums { sums in
        for index in sums.indices { sums[index] += Float(whole[index]) }
      }
    }
  }

  /// The sums as single channels.
  private mutating func withSums(_ body: (UnsafeMutableBufferPointer<Float>) -> Void) {
    sums.withUnsafeMutableBytes { body($0.bindMemory(to: Float.self)) }
  }

  /// Averages the sums over each new pixel's columns.
  func average(
    _ spans: [Span], row: Span, into output: UnsafeMutableBufferPointer<UInt32>, at start: Int
  ) {
    let origin = columns.lowerBound
    let rowShare = row.share
    sums.withUnsafeBufferPointer { sums in
      spans.withUnsafeBufferPointer { spans in
        for index in spans.indices {
          let span = spans[index]
          let first = span.first &- origin
          let last = span.last &- origin
          var total = sums[first] * span.firstWeight + sums[last] * span.lastWeight
          var column = first &+ 1
          while column < last {
            total += sums[column]
            column &+= 1
          }
          output[start &+ index] = RowSums.pixel(total * (span.share * rowShare))
        }
      }
    }
  }

  /// Four channels of 0 to 255, rounded to the nearest whole number.
  ///
  /// Added to 2²³, a float has no room for a fraction: the sum rounds, and its lowest bits are the
  /// number.
  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let whole = unsafeBitCast(channels + 8_388_608, to: SIMD4<UInt32>.self)
    return whole[0] & 0xff | (whole[1] & 0xff) &<< 8 | (whole[2] & 0xff) &<< 16
      | (whole[3] & 0xff) &<< 24
  }
}
