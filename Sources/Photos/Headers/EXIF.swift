/// Reads the orientation from an EXIF block, which is a small TIFF file.
enum EXIF {
  /// Whether the block begins with "Exif" and two zeros, as it must in a JPEG segment.
  enum Prefix {
    case required
    case optional
  }

  /// The length of a JPEG segment, the only place where EXIF has a bound of its own.
  static let mostBytes = 65_535

  /// The orientation, or `nil` where the block is none, is damaged or gives no valid value.
  static func orientation(in bytes: [UInt8], prefix: Prefix) -> Orientation? {
    let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let isMarked = bytes.starts(with: mark)
    guard isMarked || prefix == .optional else { return nil }
    let block = MemoryBytes(isMarked ? bytes[mark.count...] : bytes[...])
    do {
      return try TIFFDirectory.first(of: block).orientation
    } catch {
      return nil  // A broken note about a picture does not make the picture broken.
    }
  }
}
