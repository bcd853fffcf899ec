extension PhotoFormat {
  /// The extensions of picture files, in lower case.
  static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "gif", "webp", "bmp", "dib", "tif", "tiff", "qoi",
    "pbm", "pgm", "ppm", "pnm", "tga", "ico", "svg", "avif", "heic", "heif", "jxl",
  ]

  /// Whether a file can be read and begins like a picture.
  static func begins(_ path: PhotoPath) -> Bool {
    do {
      let file = try RegularFile(opening: path)
      return PhotoFormat(firstBytes: try file.bytes(at: 0, count: signatureLength)) != nil
    } catch {
      return false
    }
  }
}
