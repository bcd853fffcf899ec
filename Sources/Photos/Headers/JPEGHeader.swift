/// Finds the frame header (SOFn) and the EXIF segment of a JPEG file.
///
/// Source: ITU-T T.81, Annex B; EXIF 2.3, 4.7.2 (APP1).
enum JPEGHeader {
  /// No camera comes near; a file made of empty segments would keep us busy for minutes.
  private static let mostSegments = 4096

  static func read(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    var offset = 2
    var exif: EXIF?
    for _ in 0..<mostSegments {
      guard let head = try source.exactly(4, at: offset) else {
        throw .damaged("the file ends before the picture's size")
      }
      guard head[0] == 0xff else { throw .damaged("a marker is missing in its header") }
      switch head[1] {
      case 0xff:  // a fill byte
        offset += 1
        continue
      case 0x01, 0xd0...0xd7:  // markers without a segment
        offset += 2
        continue
      case 0xd8, 0xd9, 0xda:
        throw .damaged("the picture's size is missing")
      default:
        break
      }
      let length = ByteOrder.bigEndian.number(head, at: 2, count: 2)
      guard length >= 2 else { throw .damaged("a segment of its header has no length") }
      switch head[1] {
      case 0xc0...0xcf where head[1] != 0xc4 && head[1] != 0xc8 && head[1] != 0xcc:
        guard length >= 8, let frame = try source.exactly(5, at: offset + 4) else {
          throw .damaged("the file ends before the picture's size")
        }
        return StoredPicture(
          width: ByteOrder.bigEndian.number(frame, at: 3, count: 2),
          height: ByteOrder.bigEndian.number(frame, at: 1, count: 2),
          orientation: exif?.orientation ?? .upright, taken: exif?.taken,
          isReducible: head[1] == 0xc0 || head[1] == 0xc1)
      case 0xe1 where exif?.orientation == nil:
        let next = EXIF(
          in: try source.bytes(at: offset + 4, count: length - 2), prefix: .required)
        exif = EXIF(orientation: next?.orientation, taken: exif?.taken ?? next?.taken)
      default:
        break
      }
      offset += 2 + length
    }
    throw .damaged("its header does not end")
  }
}
