/// What is read of an EXIF block, which is a small TIFF file.
struct EXIF: Hashable {
  /// Whether the block begins with "Exif" and two zeros, as it must in a JPEG segment.
  enum Prefix {
    case required
    case optional
  }

  /// How the stored pixels have to be turned; `nil` where nothing valid is said.
  var orientation: Orientation?

  /// When the photograph was taken; `nil` where that is not known.
  var taken: ExposureDate?

  /// The length of a JPEG segment, the only place where EXIF has a bound of its own.
  static let mostBytes = 65_535

  init(orientation: Orientation?, taken: ExposureDate?) {
    (self.orientation, self.taken) = (orientation, taken)
  }

  /// Reads a block; `nil` where it is none or is damaged.
  init?(in bytes: [UInt8], prefix: Prefix) {
    let mark: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    let isMarked = bytes.starts(with: mark)
    guard isMarked || prefix == .optional else { return nil }
    let block = MemoryBytes(isMarked ? bytes[mark.count...] : bytes[...])
    do {
      let directory = try TIFFDirectory.first(of: block)
      orientation = directory.orientation
      taken = try directory.taken(in: block)
    } catch {
      return nil  // A broken note about a picture does not make the picture broken.
    }
  }
}
