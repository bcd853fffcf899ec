/// Reads the size of a WebP file from its first chunk, and EXIF where the file is an extended one.
///
/// Source: RFC 9649, sections 2.5–2.7; RFC 6386, 9.1 (VP8 frame header).
enum WebPHeader {
  /// Chunks looked at for EXIF: an animation has one a frame.
  private static let mostChunks = 16_384

  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    guard let head = try source.exactly(30, at: 0) else {
      // The smallest lossless picture is shorter than the fields of a lossy one.
      guard let short = try source.exactly(25, at: 0), short[12..<16].elementsEqual("VP8L".utf8)
      else { throw .damaged("the file ends inside its header") }
      return try lossless(short)
    }
    if head[12..<16].elementsEqual("VP8X".utf8) { return try extended(source, head) }
    if head[12..<16].elementsEqual("VP8L".utf8) { return try lossless(head) }
    guard head[12..<16].elementsEqual("VP8 ".utf8),
      head[23..<26].elementsEqual([0x9d, 0x01, 0x2a])
    else { throw .damaged("its header is missing") }
    return StoredPicture(
      width: ByteOrder.littleEndian.number(head, at: 26, count: 2) & 0x3fff,
      height: ByteOrder.littleEndian.number(head, at: 28, count: 2) & 0x3fff)
  }

  private static func lossless(_ head: [UInt8]) throws(PhotoError.Reason) -> StoredPicture {
    guard head[20] == 0x2f else { throw .damaged("its header is missing") }
    let bits = ByteOrder.littleEndian.number(head, at: 21, count: 4)
    return StoredPicture(width: (bits & 0x3fff) + 1, height: (bits >> 14 & 0x3fff) + 1)
  }

  private static func extended(
    _ source: borrowing some ByteSource & ~Copyable, _ head: [UInt8]
  ) throws(PhotoError.Reason) -> StoredPicture {
    var picture = StoredPicture(
      width: ByteOrder.littleEndian.number(head, at: 24, count: 3) + 1,
      height: ByteOrder.littleEndian.number(head, at: 27, count: 3) + 1)
    let hasEXIF = head[20] & 0x08 != 0
    if hasEXIF { picture.note(try exif(source)) }
    return picture
  }

  private static func exif(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> EXIF? {
    var offset = 12
    for _ in 0..<mostChunks {
      guard let head = try source.exactly(8, at: offset) else { break }
      let length = ByteOrder.littleEndian.number(head, at: 4, count: 4)
      if head[..<4].elementsEqual("EXIF".utf8) {
        let data = try source.bytes(at: offset + 8, count: min(length, EXIF.mostBytes))
        return EXIF(in: data, prefix: .optional)
      }
      offset += 8 + length + length % 2
    }
    return nil
  }
}
