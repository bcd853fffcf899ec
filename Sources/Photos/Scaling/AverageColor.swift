package import SceneGraph

extension Bitmap {
  /// The mean of all pixels, for a flat colour to stand for the picture; `nil` where nothing can
  /// be seen.
  ///
  /// Weighted by alpha: what is transparent has no say in the colour.
  package var averageColor: Color? {
    var sums = SIMD4<UInt64>.zero
    for pixel in pixels {
      sums &+= SIMD4(
        UInt64(pixel & 0xff), UInt64(pixel >> 8 & 0xff), UInt64(pixel >> 16 & 0xff),
        UInt64(pixel >> 24))
    }
    guard sums[3] > 0 else { return nil }
    let alpha = Double(sums[3])
    return Color(
      red: Double(sums[2]) / alpha, green: Double(sums[1]) / alpha, blue: Double(sums[0]) / alpha,
      alpha: alpha / 255 / Double(pixels.count))
  }
}
