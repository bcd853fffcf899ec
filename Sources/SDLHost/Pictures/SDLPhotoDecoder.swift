import CPlatform
import CSDL2
package import Photos
package import SceneGraph

/// Decodes pictures by SDL_image, and sets right what it gets wrong.
///
/// It ignores colour profiles; here those of curves and a matrix are followed, and a picture with any
/// other is shown as if it were sRGB.
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
      case .png: return inSRGB(try bitmap(PNGChunks.essential(contents), header), contents, header)
      case .tiff:
        let bitmap = try bitmap(contents, header)
        return inSRGB(asStored(bitmap, header.orientation), contents, header)
      default: return inSRGB(try bitmap(contents, header), contents, header)
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

  /// A picture whose colours are those that its file's profile says, where it says any that can be
  /// followed.
  private func inSRGB(_ bitmap: Bitmap, _ contents: [UInt8], _ header: PhotoHeader) -> Bitmap {
    guard
      let bytes = EmbeddedProfile.bytes(
        in: contents, header.format, inflate: SDLPhotoDecoder.inflate)
    else { return bitmap }
    do {
      return ProfileConversion(try ColorProfile(bytes)).converted(bitmap)
    } catch {
      return bitmap  // Its colours are a little off then; the picture is there.
    }
  }

  private static func inflate(_ packed: ArraySlice<UInt8>, most: Int) -> [UInt8]? {
    // No profile is packed better than this; so one that is small takes little memory.
    let capacity = min(most, packed.count * 64 + 1024)
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      packed.withUnsafeBufferPointer { packed in
        let written = cplatform_inflate(
          packed.baseAddress, packed.count, buffer.baseAddress, capacity)
        isWhole = written >= 0
        count = max(0, written)
      }
    }
    return isWhole ? bytes : nil
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
