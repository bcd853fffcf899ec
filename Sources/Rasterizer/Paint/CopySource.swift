/// A picture drawn one texel to one pixel, on whole pixels.
struct CopySource: RowSource {
  let texels: Texels

  /// The device pixel on which the first texel falls.
  let originX: Int
  let originY: Int

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    pixels.update(from: texels.row(y - originY, from: x - originX), count: count)
  }
}
