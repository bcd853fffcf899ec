import Motion
import Rasterizer
import SceneGraph

extension DisplayRasterizer {
  /// Draws a window's frame into pixels, all of them.
  func draw(_ frame: WindowFrame, at time: FrameTime, scale: Double, into target: PixelTarget) {
    draw(
      frame.list, scale: scale, background: frame.background, images: frame.images, at: time,
      into: target)
  }
}

extension Bitmap {
  /// A copy of pixels that are all opaque.
  init(copying target: PixelTarget) {
    let count = target.width * target.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count {
        let (y, x) = index.quotientAndRemainder(dividingBy: target.width)
        buffer[index] = target.pixels[y * target.stride + x] | 0xff00_0000
      }
      filled = count
    }
    self.init(width: target.width, height: target.height, pixels: pixels, isOpaque: true)
  }
}
