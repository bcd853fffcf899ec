/// Reads the two numbers after the mark of a PBM, PGM or PPM file.
///
/// Source: Netpbm, ppm(5): numbers are parted by white space, and `#` begins a comment that ends
/// with the line.
enum PNMHeader {
  /// Room for long comments before the size.
  private static let mostBytes = 65_536

  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    var rest = try source.bytes(at: 2, count: mostBytes)[...]
    guard let width = number(&rest), let height = number(&rest) else {
      throw .damaged("its size is missing")
    }
    return StoredPicture(width: width, height: height)
  }

  /// Takes the next number; one of more than nine digits is none.
  private static func number(_ rest: inout ArraySlice<UInt8>) -> Int? {
    while let byte = rest.first {
      if byte == UInt8(ascii: "#") {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if [0x20, 0x09, 0x0a, 0x0b, 0x0c, 0x0d].contains(byte) {
        rest.removeFirst()
      } else {
        break
      }
    }
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest.dropFirst(digits.count)
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 0x0f) }
  }
}
