/// The size and orientation found in a file, not yet checked.
struct StoredPicture {
  var width: Int
  var height: Int
  var orientation = Orientation.upright
  var taken: ExposureDate?

  /// Whether it can be decoded row by row at a part of its size, as a JPEG can that is not progressive.
  var isReducible = false

  /// Takes over what a block of EXIF says, where there is one.
  mutating func note(_ exif: EXIF?) {
    orientation = exif?.orientation ?? orientation
    taken = exif?.taken ?? taken
  }

  static func read(
    _ source: borrowing some ByteSource & ~Copyable, format: PhotoFormat
  ) throws(PhotoError.Reason) -> StoredPicture {
    switch format {
    case .jpeg: try JPEGHeader.read(source)
    case .png: try PNGHeader.read(source)
    case .gif: try GIFHeader.read(source)
    case .webp: try WebPHeader.read(source)
    case .bmp: try FixedHeader.bmp(source)
    case .tiff: try tiff(source)
    case .qoi: try FixedHeader.qoi(source)
    case .pnm: try PNMHeader.read(source)
    case .tga: try FixedHeader.tga(source)
    case .ico: try FixedHeader.ico(source)
    case .svg: try SVGHeader.read(source)
    case .avif: try AVIFHeader.read(source)
    case .jpegXL: try JPEGXLHeader.read(source)
    case .heic: throw .unsupportedFormat(format.rawValue)
    }
  }

  private static func tiff(
    _ source: borrowing some ByteSource & ~Copyable
  ) throws(PhotoError.Reason) -> StoredPicture {
    let directory = try TIFFDirectory.first(of: source)
    guard let width = directory.width, let height = directory.height else {
      throw .damaged("its size is missing")
    }
    return StoredPicture(
      width: width, height: height, orientation: directory.orientation ?? .upright,
      taken: try directory.taken(in: source))
  }
}
