/// Reads a GIF file's screen and its first frame's place on it.
///
/// Source: GIF89a specification, sections 18 (screen), 20 (image), 23–26 (extensions).
enum GIFHeader {
  /// Blocks looked at before the first frame: comments, usually a handful.
  private static let mostBlocks = 65_536

  /// The screen's size, grown to what the first frame covers, since that is what gets allocated.
  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    guard let screen = try source.exactly(13, at: 0) else {
      throw .damaged("the file ends inside its header")
    }
    let width = ByteOrder.littleEndian.number(screen, at: 6, count: 2)
    let height = ByteOrder.littleEndian.number(screen, at: 8, count: 2)
    var offset = 13 + colorTableLength(screen[10])
    for _ in 0..<mostBlocks {
      guard let kind = try source.exactly(1, at: offset)?.first else { break }
      switch kind {
      case 0x2c:
        guard let frame = try source.exactly(9, at: offset) else { break }
        let order = ByteOrder.littleEndian
        return StoredPicture(
          width: max(
            width, order.number(frame, at: 1, count: 2) + order.number(frame, at: 5, count: 2)),
          height: max(
            height, order.number(frame, at: 3, count: 2) + order.number(frame, at: 7, count: 2)))
      case 0x21:
        offset = try afterSubBlocks(source, from: offset + 2)
        continue
      default:
        break
      }
      break
    }
    throw .damaged("the file ends before its first picture")
  }

  static func colorTableLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func afterSubBlocks(
    _ source: borrowing some ByteSource & ~Copyable, from start: Int
  ) throws(PhotoError.Reason) -> Int {
    var offset = start
    for _ in 0..<mostBlocks {
      guard let length = try source.exactly(1, at: offset)?.first else { break }
      offset += 1 + Int(length)
      if length == 0 { break }
    }
    return offset
  }
}
