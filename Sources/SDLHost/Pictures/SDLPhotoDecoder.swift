import CPlatform
import CSDL2
package import Photos
package import SceneGraph

/// Decodes pictures by SDL_image, and sets right what it gets wrong.
///
/// It ignores colour profiles; here those of curves and a matrix are followed, and a picture with any
/// other is shown as if it were sRGB.
package struct SDLPhotoDecoder: PhotoDecoder {
  private let reducesJPEG: Bool
  private let drawing: SVGProcess?

  /// Loads the libraries behind the formats, if that has not been done.
  ///
  /// - Parameters:
  ///   - reducesJPEG: Whether JPEG is decoded at a part of its size where no more is wanted, as far as the
  ///     library for it is there.
  ///   - drawing: Draws SVG within limits of time and memory; without one it is drawn here, without any.
  package init(reducesJPEG: Bool = true, drawing: SVGProcess? = nil) {
    self.reducesJPEG = reducesJPEG
    self.drawing = drawing
    _ = ImageLibrary.isReady
  }

  package func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap {
    try picture(contents, header: header, path: path, wish: DecodingWish()).bitmap
  }

  package func waitsForProcess(_ header: PhotoHeader) -> Bool {
    drawing != nil && header.format == .svg
  }

  package func picture(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath, wish: DecodingWish
  ) throws(PhotoError) -> DecodedPicture {
    do throws(PhotoError.Reason) {
      guard ImageLibrary.reads(header.format) else {
        throw .unsupportedFormat(header.format.rawValue)
      }
      if let animation = animation(contents, header) {
        return PictureColors(of: contents, header.format).inSRGB(animation)
      }
      // Its pixels lie between its markers, so to walk through them takes as long as to search the file.
      let markers = header.format == .jpeg ? JPEGMarkers(contents) : nil
      let stored =
        switch header.format {
        case .png: try bitmap(PNGChunks.essential(contents), header)
        case .tiff: asStored(try bitmap(contents, header), header.orientation)
        case .jpeg: try jpeg(contents, header, wish, scans: markers?.scanCount ?? 1)
        case .svg: try drawn(contents, header)
        default: try bitmap(contents, header)
        }
      var picture = PictureColors(of: contents, header.format).inSRGB(stored)
      picture.markers = markers
      return picture
    } catch {
      throw PhotoError(path: path, reason: error)
    }
  }

  /// The most pixels of all scans of a JPEG together that are decoded: half a minute's work. A progressive
  /// picture has about ten scans; one with thousands would keep a thread busy for hours.
  private static let mostScannedPixels = 2_000_000_000

  private func jpeg(
    _ contents: [UInt8], _ header: PhotoHeader, _ wish: DecodingWish, scans: Int
  ) throws(PhotoError.Reason) -> Bitmap {
    guard scans * header.storedWidth * header.storedHeight <= SDLPhotoDecoder.mostScannedPixels
    else {
      throw .tooCostly("to decode its \(scans) scans would take minutes")
    }
    let divisor = ReducedJPEG.divisor(for: wish, of: header)
    if reducesJPEG, divisor > 1,
      let reduced = ReducedJPEG.decode(contents, dividedBy: divisor)
    {
      return reduced
    }
    guard header.leastDivisor == 1 else {
      throw .tooLarge(width: header.storedWidth, height: header.storedHeight)
    }
    return try bitmap(contents, header)
  }

  private func drawn(
    _ contents: [UInt8], _ header: PhotoHeader
  ) throws(PhotoError.Reason) -> Bitmap {
    guard let drawing else { return try bitmap(contents, header) }
    do throws(SDLError) {
      let drawn = try drawing.draw(
        contents, width: header.storedWidth, height: header.storedHeight)
      if let drawn { return drawn }
    } catch {
      throw SDLPhotoDecoder.reason(for: error, header.format, contents)
    }
    throw .tooCostly("to draw it takes more than \(drawing.limits)")
  }

  private func animation(_ contents: [UInt8], _ header: PhotoHeader) -> DecodedAnimation? {
    switch header.format {
    case .gif: AnimatedPicture.gif(contents, header)
    case .webp where WebPFeatures.isAnimated(contents): AnimatedPicture.webP(contents, header)
    default: nil
    }
  }

  private func bitmap(
    _ contents: [UInt8], _ header: PhotoHeader
  ) throws(PhotoError.Reason) -> Bitmap {
    let kind: ImageLibrary.Kind =
      switch header.format {
      case .tga: .tga
      case .svg: .svg(width: header.storedWidth, height: header.storedHeight)
      default: .marked
      }
    do throws(SDLError) {
      let surface = try ImageLibrary.load(contents, as: kind)
      defer { SDL_FreeSurface(surface) }
      // A JPEG has no alpha. A surface that claims some holds the four inks of a printed picture.
      if header.format == .jpeg, surface.pointee.format.pointee.Amask != 0 {
        return try Bitmap(inks: surface, areInverted: JPEGMarkers(contents).haveAdobe)
      }
      return try Bitmap(surface)
    } catch {
      throw SDLPhotoDecoder.reason(for: error, header.format, contents)
    }
  }

  private static func reason(
    for error: SDLError, _ format: PhotoFormat, _ contents: [UInt8]
  ) -> PhotoError.Reason {
    // Debian links libwebp without the part that takes animations apart; SDL_image then only says that
    // it failed.
    if format == .webp, WebPFeatures.isAnimated(contents) {
      return .unsupportedFormat("animated WebP")
    }
    if isCutShort(contents, format) {
      return .damaged("the file ends inside the picture")
    }
    return switch error.message {
    case "Unsupported image format", "Unsupported ICO bitmap format":
      .unsupportedFormat("\(format.rawValue) of this kind")
    default:
      .damaged("the \(format.rawValue) decoder says “\(error.message)”")
    }
  }

  /// Whether a file ends before what its own header or chunks say.
  private static func isCutShort(_ contents: [UInt8], _ format: PhotoFormat) -> Bool {
    switch format {
    case .png: PNGChunks.areCutShort(contents)
    case .webp: WebPFeatures.isCutShort(contents)
    default: false
    }
  }

  /// Undoes what libtiff does to the pixels on its own: it mirrors them as the orientation asks,
  /// but never turns them.
  ///
  /// Source: libtiff 4.5.0, `setorientation` in `tif_getimage.c`. Each of these is its own inverse.
  private func asStored(_ bitmap: Bitmap, _ orientation: Orientation) -> Bitmap {
    switch orientation {
    case .upright, .transposed: bitmap
    case .mirrored, .turnedRight: Orientation.mirrored.upright(bitmap)
    case .upsideDown, .transverse: Orientation.upsideDown.upright(bitmap)
    case .mirroredUpsideDown, .turnedLeft: Orientation.mirroredUpsideDown.upright(bitmap)
    }
  }
}
