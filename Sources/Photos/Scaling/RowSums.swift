import SceneGraph

/// One row of the new picture on its way: source rows added up, then averaged across.
struct RowSums {
  private let columns: ClosedRange<Int>

  /// The weighted sums of the four channels, a column each.
  private var sums: [SIMD4<Float>]

  /// Whole rows added up two channels to a word, sixteen bits each.
  private var evenChannels: [UInt32]
  private var oddChannels: [UInt32]

  /// So many rows of 255 fit sixteen bits.
  private static let mostWholeRows = 257

  private static let evenMask: UInt32 = 0x00ff_00ff

  init(columns: ClosedRange<Int>) {
    self.columns = columns
    sums = Array(repeating: .zero, count: columns.count)
    evenChannels = Array(repeating: 0, count: columns.count)
    oddChannels = evenChannels
  }

  /// Adds up the rows of a span, the first and last by the part that is covered.
  mutating func gather(
    _ rows: Span, from input: UnsafeBufferPointer<UInt32>, rowLength: Int
  ) {
    let first = row(rows.first, of: input, rowLength)
    let firstWeight = SIMD4<Float>(repeating: rows.firstWeight)
    let lastWeight = SIMD4<Float>(repeating: rows.lastWeight)
    if rows.last == rows.first {
      for column in first.indices { sums[column] = RowSums.channels(first[column]) * firstWeight }
      return
    }
    let last = row(rows.last, of: input, rowLength)
    sums.withUnsafeMutableBufferPointer { sums in
      for column in sums.indices {
        sums[column] =
          RowSums.channels(first[column]) * firstWeight
          + RowSums.channels(last[column]) * lastWeight
      }
    }
    var next = rows.first + 1
    while next < rows.last {
      let end = min(rows.last, next + RowSums.mostWholeRows)
      addWhole(next..<end, from: input, rowLength)
      next = end
    }
  }

  /// The wanted columns of one source row.
  private func row(
    _ index: Int, of input: UnsafeBufferPointer<UInt32>, _ rowLength: Int
  ) -> UnsafeBufferPointer<UInt32> {
    let start = index * rowLength + columns.lowerBound
    return UnsafeBufferPointer(rebasing: input[start..<(start + columns.count)])
  }

  private mutating func addWhole(
    _ rows: Range<Int>, from input: UnsafeBufferPointer<UInt32>, _ rowLength: Int
  ) {
    let first = rows.lowerBound * rowLength + columns.lowerBound
    evenChannels.withUnsafeMutableBufferPointer { even in
      oddChannels.withUnsafeMutableBufferPointer { odd in
        even.update(repeating: 0)
        odd.update(repeating: 0)
        for row in 0..<rows.count {
          let start = first + row * rowLength
          for column in even.indices {
            let pixel = input[start + column]
            even[column] &+= pixel & RowSums.evenMask
            odd[column] &+= pixel &>> 8 & RowSums.evenMask
          }
        }
        sums.withUnsafeMutableBufferPointer { sums in
          for column in sums.indices {
            let whole = SIMD4<Int32>(
              Int32(truncatingIfNeeded: even[column] & 0xffff),
              Int32(truncatingIfNeeded: odd[column] & 0xffff),
              Int32(truncatingIfNeeded: even[column] &>> 16),
              Int32(truncatingIfNeeded: odd[column] &>> 16))
            sums[column] += SIMD4<Float>(whole)
          }
        }
      }
    }
  }

  /// Averages the sums over each new pixel's columns.
  mutating func average(
    _ spans: [Span], rowWeight: Float, into output: UnsafeMutableBufferPointer<UInt32>,
    at start: Int
  ) {
    sums.withUnsafeBufferPointer { sums in
      for (index, span) in spans.enumerated() {
        let first = span.first - columns.lowerBound
        let last = span.last - columns.lowerBound
        var total = sums[first] * span.firstWeight
        if last > first {
          for column in (first + 1)..<last { total += sums[column] }
          total += sums[last] * span.lastWeight
        }
        output[start + index] = RowSums.pixel(total / (span.weight * rowWeight))
      }
    }
  }

  /// Blue, green, red and alpha of a pixel, 0 to 255.
  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<Int32>(
        Int32(truncatingIfNeeded: pixel & 0xff), Int32(truncatingIfNeeded: pixel &>> 8 & 0xff),
        Int32(truncatingIfNeeded: pixel &>> 16 & 0xff), Int32(truncatingIfNeeded: pixel &>> 24)))
  }

  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let rounded = SIMD4<Int32>(truncatingIfNeeded: SIMD4<UInt32>(channels + 0.5))
    return UInt32(truncatingIfNeeded: rounded[0]) | UInt32(truncatingIfNeeded: rounded[1]) &<< 8
      | UInt32(truncatingIfNeeded: rounded[2]) &<< 16
      | UInt32(truncatingIfNeeded: rounded[3]) &<< 24
  }
}
