extension PhotoFormat {
  /// The extensions of picture files, in lower case.
  private static let extensions = [
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "gif", "webp", "bmp", "dib", "tif", "tiff", "qoi",
    "pbm", "pgm", "ppm", "pnm", "tga", "ico", "svg", "avif", "heic", "heif", "jxl",
  ]

  /// Whether an extension is a picture's, in upper or lower case; allocates nothing.
  static func isExtension(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count <= 8 && extensionNumbers.contains(number(bytes))
  }

  private static let extensionNumbers: Set<UInt64> = Set(
    extensions.map { name in Array(name.utf8).withUnsafeBytes { number($0) } })

  /// Up to eight bytes in lower case, as one number.
  private static func number(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64(PhotoPath.lowercased($1)) }
  }

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
