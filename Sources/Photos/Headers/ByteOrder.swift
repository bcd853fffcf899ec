/// Which end of a number comes first in a file.
enum ByteOrder {
  case littleEndian
  case bigEndian

  /// The unsigned number in `count` bytes from `offset` on.
  ///
  /// - Precondition: The bytes are there.
  func number(_ bytes: [UInt8], at offset: Int, count: Int) -> Int {
    var value = 0
    for index in 0..<count {
      let position = self == .bigEndian ? index : count - 1 - index
      value = value << 8 | Int(bytes[offset + position])
    }
    return value
  }
}
