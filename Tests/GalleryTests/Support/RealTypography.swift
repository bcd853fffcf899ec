import Gallery
import Photos

/// The program's own fonts without their pixels: text has the widths it has on screen.
struct RealTypography {
  let fonts: Typography

  /// Reads them from disk the first time.
  init() throws {
    fonts = try RealTypography.loaded.get()
  }

  /// What they are made of.
  static let atlases = Result<Typography.Atlases, any Error> {
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    return try Typography.Atlases(
      from: PhotoPath(root + "/Assets/Fonts"), decoder: WhiteDecoder())
  }

  private static let loaded = Result<Typography, any Error> {
    Typography(
      try atlases.get(), into: PhotoStore(queue: DecodeQueue(decoder: WhiteDecoder()) {}))
  }
}
