/// Finds the size of an AVIF picture among its properties.
///
/// Source: ISO/IEC 14496-12, 4.2 (boxes); ISO/IEC 23008-12, 6.5.3 (`ispe`, the size of an item) and 9.3
/// (`iprp`, which holds them).
enum AVIFHeader {
  /// Boxes looked at on each level, and bytes of properties.
  private static let mostBoxes = 256
  private static let mostBytes = 65_536

  /// The largest picture in the file: a thumbnail or an alpha plane may stand before it.
  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    // Within `meta` four bytes of version come first.
    guard let meta = try box("meta", of: source, in: 0..<source.count),
      let properties = try box("iprp", of: source, in: (meta.lowerBound + 4)..<meta.upperBound),
      let list = try box("ipco", of: source, in: properties)
    else { throw .damaged("its size is missing") }
    let bytes = try source.bytes(at: list.lowerBound, count: min(list.count, mostBytes))
    var largest = StoredPicture(width: 0, height: 0)
    var place = 0
    while place + 8 <= bytes.count {
      let length = ByteOrder.bigEndian.number(bytes, at: place, count: 4)
      if bytes[(place + 4)..<(place + 8)].elementsEqual("ispe".utf8), place + 20 <= bytes.count {
        let width = ByteOrder.bigEndian.number(bytes, at: place + 12, count: 4)
        let height = ByteOrder.bigEndian.number(bytes, at: place + 16, count: 4)
        // As fractional numbers: the product of the largest does not fit.
        if Double(width) * Double(height) >= Double(largest.width) * Double(largest.height) {
          largest = StoredPicture(width: width, height: height)
        }
      }
      guard length >= 8 else { break }
      place += length
    }
    guard largest.width > 0 else { throw .damaged("its size is missing") }
    return largest
  }

  /// Where the contents of the first box of a kind lie within a part of the file.
  private static func box(
    _ kind: String, of source: borrowing some ByteSource & ~Copyable, in part: Range<Int>
  ) throws(PhotoError.Reason) -> Range<Int>? {
    var place = part.lowerBound
    for _ in 0..<mostBoxes {
      guard place + 8 <= part.upperBound, let head = try source.exactly(8, at: place) else {
        return nil
      }
      let length = ByteOrder.bigEndian.number(head, at: 0, count: 4)
      // Zero goes on to the end; one has a length of eight bytes, which only pixels need.
      let end = length == 0 ? part.upperBound : place + length
      guard length == 0 || length >= 8, end <= part.upperBound else { return nil }
      if head[4...].elementsEqual(kind.utf8) { return (place + 8)..<end }
      place = end
    }
    return nil
  }
}
