import SceneGraph

extension Bitmap {
  /// Bilinear interpolation as the textbook has it, in floating point; edges go on.
  ///
  /// - Parameters:
  ///   - component: As in ``component(_:_:_:)``.
  ///   - u: In texels from the centre of the first.
  ///   - v: The same downwards.
  /// - Returns: `0...255`.
  func interpolated(_ component: Int, _ u: Double, _ v: Double) -> Double {
    let (u, v) = (min(max(u, 0), Double(width - 1)), min(max(v, 0), Double(height - 1)))
    let (x, y) = (Int(u), Int(v))
    let (right, down) = (u - Double(x), v - Double(y))
    func texel(_ x: Int, _ y: Int) -> Double {
      Double(self.component(component, min(x, width - 1), min(y, height - 1)))
    }
    return (texel(x, y) * (1 - right) + texel(x + 1, y) * right) * (1 - down)
      + (texel(x, y + 1) * (1 - right) + texel(x + 1, y + 1) * right) * down
  }

  /// This bitmap and its halvings by a box filter, down to one pixel; sides must be powers of two.
  func halvings() -> [Bitmap] {
    var levels = [self]
    while let last = levels.last, last.width > 1, last.height > 1 {
      var pixels: [UInt32] = []
      for y in 0..<last.height / 2 {
        for x in 0..<last.width / 2 {
          var pixel: UInt32 = 0
          for component in 0..<4 {
            let sum =
              last.component(component, 2 * x, 2 * y) + last.component(component, 2 * x + 1, 2 * y)
              + last.component(component, 2 * x, 2 * y + 1)
              + last.component(component, 2 * x + 1, 2 * y + 1)
            pixel |= UInt32((sum + 2) / 4) << UInt32(8 * component)
          }
          pixels.append(pixel)
        }
      }
      levels.append(
        Bitmap(
          width: last.width / 2, height: last.height / 2, pixels: pixels, isOpaque: isOpaque))
    }
    return levels
  }
}
