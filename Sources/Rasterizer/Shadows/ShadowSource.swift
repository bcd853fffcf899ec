import Motion

/// The pixels of a shadow, wherever the plane it lies in is seen.
struct ShadowSource: RowSource {
  let shape: ShadowShape

  /// From device pixels to the list's points.
  let map: Projection

  /// The colour at each of 256 coverages, premultiplied.
  let shades: UnsafePointer<UInt32>

  func write(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let centerY = Double(y) + 0.5
    for index in 0..<count {
      let centerX = Double(x + index) + 0.5
      let w = map.xw * centerX + map.yw * centerY + map.tw
      guard w > 1e-12 else {
        pixels[index] = 0
        continue
      }
      let coverage = shape.coverage(
        (map.xx * centerX + map.yx * centerY + map.tx) / w,
        (map.xy * centerX + map.yy * centerY + map.ty) / w)
      pixels[index] = shades[Int(min(max(coverage, 0), 1) * 255 + 0.5)]
    }
  }
}
