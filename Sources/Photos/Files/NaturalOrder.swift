/// The order in which a person counts: IMG_2 before IMG_10, letters without regard to case.
package enum NaturalOrder {
  /// Whether the first name comes before the second.
  ///
  /// Runs of digits compare as numbers of any length, A to Z as a to z, a slash before anything else
  /// (so what lies in a folder comes together), other bytes by value (which for UTF-8 is the order of
  /// the code points). Names that are the same so far (`1` and `01`, `a`
  /// and `A`) are ordered by their bytes, so the order is total.
  ///
  /// - Parameters:
  ///   - first: The one name.
  ///   - second: The other name.
  ///   - start: Up to where both are known to be the same, which is not within a number.
  /// - Returns: Whether they are in order, and not the same.
  package static func precedes(
    _ first: PhotoPath, _ second: PhotoPath, from start: Int = 0
  ) -> Bool {
    first.bytes.withUnsafeBufferPointer { a in
      second.bytes.withUnsafeBufferPointer { b in
        switch compare(a, b, from: start) {
        case 0: a.lexicographicallyPrecedes(b)
        case let order: order < 0
        }
      }
    }
  }

  /// Negative, zero or positive: as the first comes before, with or after the second.
  private static func compare(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var i = start
    var j = start
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let number = compareNumbers(a, &i, b, &j)
        if number != 0 { return number }
      } else {
        let difference = Int(rank(a[i])) - Int(rank(b[j]))
        if difference != 0 { return difference }
        i += 1
        j += 1
      }
    }
    return (a.count - i) - (b.count - j)
  }

  /// Compares the numbers that begin at both places, and moves behind them.
  private static func compareNumbers(
    _ a: UnsafeBufferPointer<UInt8>, _ i: inout Int, _ b: UnsafeBufferPointer<UInt8>,
    _ j: inout Int
  ) -> Int {
    while i < a.count, a[i] == UInt8(ascii: "0") { i += 1 }
    while j < b.count, b[j] == UInt8(ascii: "0") { j += 1 }
    var firstDifference = 0
    while true {
      switch (i < a.count && isDigit(a[i]), j < b.count && isDigit(b[j])) {
      case (true, true):
        if firstDifference == 0 { firstDifference = Int(a[i]) - Int(b[j]) }
        i += 1
        j += 1
      case (true, false): return 1
      case (false, true): return -1
      case (false, false): return firstDifference
      }
    }
  }

  /// What a byte that is no digit counts for.
  static func rank(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "/") ? 0 : PhotoPath.lowercased(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
