/// Pixels in memory that someone else owns: a window's surface, or a bitmap being made.
///
/// Each is `0xAARRGGBB` in the machine's byte order. Only the owner knows how long the memory lasts:
/// a target is used during one call and not kept.
package struct PixelTarget: Equatable {
  package var pixels: UnsafeMutablePointer<UInt32>
  package var width: Int
  package var height: Int

  /// From one row to the next, in pixels; at least ``width``.
  package var stride: Int

  package init(pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
    precondition(
      width >= 0 && height >= 0 && stride >= width,
      "no pixel target can be \(width) × \(height) with a stride of \(stride)")
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride
  }
}
