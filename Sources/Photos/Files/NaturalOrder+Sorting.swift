extension NaturalOrder {
  /// Sorts paths that begin alike.
  ///
  /// Nearly all comparisons are of one number each, which sums up the beginning of a name.
  ///
  /// - Parameters:
  ///   - paths: To be sorted.
  ///   - start: Up to where all are known to be the same, which is not within a number.
  /// - Complexity: O(n log n).
  package static func sort(_ paths: inout [PhotoPath], from start: Int) {
    var order = paths.indices.map { (key: key(paths[$0], from: start), index: $0) }
    order.sort {
      $0.key == $1.key
        ? precedes(paths[$0.index], paths[$1.index], from: start) : $0.key < $1.key
    }
    paths = order.map { paths[$0.index] }
  }

  /// A number that is less only where a path comes before another; the same where it cannot tell.
  ///
  /// The first seven letters as they compare, up to a digit: with that, all that follows is zero.
  /// Where the name begins with a number, one digit and the number itself, as far as it fits.
  static func key(_ path: PhotoPath, from start: Int) -> UInt64 {
    path.bytes.withUnsafeBufferPointer { bytes in
      var key: UInt64 = 0
      var shift: UInt64 = 64
      var index = start
      while index < bytes.count, shift > 0 {
        let isNumber = isDigit(bytes[index])
        shift -= 8
        key |= UInt64(isNumber ? UInt8(ascii: "0") : rank(bytes[index])) << shift
        if isNumber { return key | number(bytes[index...], below: 1 << shift) }
        index += 1
      }
      return key
    }
  }

  /// The number that begins somewhere; the greatest below a limit where it is greater.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>, below limit: UInt64)
    -> UInt64
  {
    var value: UInt64 = 0
    for digit in digits {
      guard isDigit(digit) else { break }
      let next = value * 10 + UInt64(digit - UInt8(ascii: "0"))
      if next >= limit { return limit - 1 }
      value = next
    }
    return value
  }
}
