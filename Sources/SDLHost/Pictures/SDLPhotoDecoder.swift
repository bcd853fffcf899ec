import CSDL2
package import Photos
package import SceneGraph

/// Decodes pictures by SDL_image, and sets right what it gets wrong.
///
/// Colour profiles are ignored, as SDL_image does.
package struct SDLPhotoDecoder: PhotoDecoder {
  /// Loads the libraries behind the formats, if that has not been done.
  package init() {
    _ = ImageLibrary.isReady
  }

  package func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap {
    do throws(PhotoError.Reason) {
      switch header.format {
      case .avif, .heic, .jpegXL: throw .unsupportedFormat(header.format.rawValue)
      case .png: return try bitmap(PNGChunks.essential(contents), header)
      case .tiff: return asStored(try bitmap(contents, header), header.orientation)
      default: return try bitmap(contents, header)
      }
    } catch {
      throw PhotoError(path: path, reason: error)
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
        return try Bitmap(inks: surface, areInverted: JPEGMarkers.haveAdobe(contents))
      }
      return try Bitmap(surface)
    } catch {
      throw SDLPhotoDecoder.reason(for: error, header.format)
    }
  }

  private static func reason(for error: SDLError, _ format: PhotoFormat) -> PhotoError.Reason {
    switch error.message {
    case "Unsupported image format", "Unsupported ICO bitmap format":
      .unsupportedFormat("\(format.rawValue) of this kind")
    default:
      .damaged("the \(format.rawValue) decoder says “\(error.message)”")
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
