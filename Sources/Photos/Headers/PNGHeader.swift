/// Reads the IHDR chunk of a PNG file and looks for an eXIf chunk.
///
/// Source: PNG specification, third edition, 5.3 (chunks), 11.2.1 (IHDR), 11.3.4.5 (eXIf).
enum PNGHeader {
  /// A picture of the largest size allowed in chunks of 8 KiB has fewer before it is compressed
  /// by a third.
  private static let mostChunks = 65_536

  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    guard let header = try source.exactly(25, at: 8) else {
      throw .damaged("the file ends inside its header")
    }
    guard header[4..<8].elementsEqual("IHDR".utf8),
      ByteOrder.bigEndian.number(header, at: 0, count: 4) == 13
    else { throw .damaged("its header is missing") }
    guard [0, 2, 3, 4, 6].contains(header[17]) else {
      throw .damaged("colour type \(header[17]) does not exist")
    }
    var picture = StoredPicture(
      width: ByteOrder.bigEndian.number(header, at: 8, count: 4),
      height: ByteOrder.bigEndian.number(header, at: 12, count: 4))
    picture.note(try exif(source))
    return picture
  }

  /// Walks the chunks, which may hold EXIF before the pixels or after them.
  private static func exif(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> EXIF? {
    var offset = 33
    for _ in 0..<mostChunks {
      guard let head = try source.exactly(8, at: offset) else { break }
      let length = ByteOrder.bigEndian.number(head, at: 0, count: 4)
      if head[4...].elementsEqual("eXIf".utf8) {
        // Longer ones hold a maker's notes behind the first directory, where the tag stands.
        let data = try source.bytes(at: offset + 8, count: min(length, EXIF.mostBytes))
        return EXIF(in: data, prefix: .optional)
      }
      if head[4...].elementsEqual("IEND".utf8) { break }
      offset += 12 + length
    }
    return nil
  }
}
