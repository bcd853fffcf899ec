/// The size and orientation found in a file, not yet checked.
struct StoredPicture {
  var width: Int
  var height: Int
  var orientation = Orientation.upright

  static func read(
    _ source: borrowing some ByteSource & ~Copyable, format: PhotoFormat
  ) throws(PhotoError.Reason) -> StoredPicture {
    switch format {
    case .jpeg: try JPEGHeader.read(source)
    case .png: try PNGHeader.read(source)
    case .gif, .webp, .bmp, .tiff, .qoi, .pnm, .tga, .ico, .svg, .avif, .heic, .jpegXL:
      throw .unsupportedFormat(format.rawValue)
    }
  }
}
