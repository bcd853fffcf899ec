import CSDL2
import SceneGraph

extension Bitmap {
  /// The colours of a printed picture: SDL_image hands over a CMYK JPEG as if it were ARGB, with
  /// cyan in blue's place, magenta in green's, yellow in red's and black in alpha's.
  ///
  /// No profile is applied: red is `(255 − C)(255 − K) / 255`, and so on.
  ///
  /// - Parameters:
  ///   - surface: 32 bits a pixel; still the caller's.
  ///   - areInverted: Whether 255 stands for no ink, as in all files with Adobe's marker.
  /// - Throws: ``SDLError`` where the surface is of another kind after all.
  init(inks surface: UnsafeMutablePointer<SDL_Surface>, areInverted: Bool) throws(SDLError) {
    let format = surface.pointee.format.pointee.format
    guard format == SDL_PIXELFORMAT_ARGB8888.rawValue, let memory = surface.pointee.pixels else {
      throw SDLError(function: "IMG_Load_RW", message: "a JPEG with pixels of format \(format)")
    }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let pitch = Int(surface.pointee.pitch)
    var pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = (memory + y * pitch).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { buffer[y * width + x] = row[x] }
      }
      count = width * height
    }
    pixels.withUnsafeMutableBufferPointer { Bitmap.mixInks($0, areInverted: areInverted) }
    self.init(width: width, height: height, pixels: pixels, isOpaque: true)
  }

  /// Turns inks, the first in the lowest byte, into opaque colours.
  static func mixInks(_ pixels: UnsafeMutableBufferPointer<UInt32>, areInverted: Bool) {
    let flip: UInt32 = areInverted ? 0 : 0xffff_ffff
    for index in pixels.indices {
      let inks = pixels[index] ^ flip
      let black = inks >> 24
      let red = scaled(inks & 0xff, black)
      let green = scaled(inks >> 8 & 0xff, black)
      let blue = scaled(inks >> 16 & 0xff, black)
      pixels[index] = 0xff00_0000 | red << 16 | green << 8 | blue
    }
  }
}
