import CSDL2
package import SceneGraph

/// Writes bitmaps as JPEG files.
package enum JPEGWriter {
  /// The bytes of a JPEG file that shows a bitmap; transparency is lost.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; at least one pixel.
  ///   - quality: `0...100`.
  /// - Returns: The whole file.
  /// - Throws: ``SDLError`` where SDL_image cannot make it.
  package static func encode(_ bitmap: Bitmap, quality: Int) throws(SDLError) -> [UInt8] {
    var pixels = bitmap.pixels
    // At any quality less than the pixels themselves.
    let capacity = bitmap.pixels.count * 4 + 65_536
    var failure: SDLError?
    let file = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard
          let surface = SDL_CreateRGBSurfaceWithFormatFrom(
            pixels.baseAddress, Int32(bitmap.width), Int32(bitmap.height), 32,
            Int32(bitmap.width * 4), SDL_PIXELFORMAT_RGB888.rawValue)
        else {
          failure = .last(in: "SDL_CreateRGBSurfaceWithFormatFrom")
          return
        }
        defer { SDL_FreeSurface(surface) }
        guard let target = SDL_RWFromMem(buffer.baseAddress, Int32(clamping: capacity)) else {
          failure = .last(in: "SDL_RWFromMem")
          return
        }
        defer { SDL_RWclose(target) }
        guard IMG_SaveJPG_RW(surface, target, 0, Int32(quality)) == 0 else {
          failure = .last(in: "IMG_SaveJPG_RW")
          return
        }
        count = Int(SDL_RWtell(target))
      }
    }
    if let failure { throw failure }
    return file
  }
}
