/// Where rows of pixels are drawn: the frame's target, or a group's own buffer.
struct Surface {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let stride: Int

  /// The device pixels that it holds.
  let bounds: PixelRect

  init(_ target: PixelTarget) {
    pixels = target.pixels
    stride = target.stride
    bounds = PixelRect(minX: 0, minY: 0, maxX: target.width, maxY: target.height)
  }

  /// A buffer whose first pixel is the top left of `bounds`, rows without padding.
  init(pixels: UnsafeMutablePointer<UInt32>, bounds: PixelRect) {
    self.pixels = pixels
    self.bounds = bounds
    stride = bounds.width
  }

  /// The address of a device pixel, which must lie in ``bounds``.
  @inline(__always)
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y - bounds.minY) * stride + (x - bounds.minX))
  }
}
