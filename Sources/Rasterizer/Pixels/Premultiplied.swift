package import SceneGraph

/// Arithmetic on premultiplied `0xAARRGGBB` pixels, one at a time; every quotient by 255 is rounded
/// to nearest.
package enum Premultiplied {
  /// A colour as a pixel.
  ///
  /// - Parameters:
  ///   - color: Components outside `0...1` are clamped; NaN counts as 0.
  ///   - opacity: Multiplies its alpha, `0...1`.
  /// - Returns: The pixel.
  package static func pixel(_ color: Color, opacity: Double = 1) -> UInt32 {
    let alpha = unit(color.alpha) * unit(opacity)
    return UInt32(alpha * 255 + 0.5) << 24
      | UInt32(unit(color.red) * alpha * 255 + 0.5) << 16
      | UInt32(unit(color.green) * alpha * 255 + 0.5) << 8
      | UInt32(unit(color.blue) * alpha * 255 + 0.5)
  }

  /// An opacity as a byte; NaN counts as 0.
  package static func byte(_ opacity: Double) -> UInt32 { UInt32(unit(opacity) * 255 + 0.5) }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// A pixel times `factor / 255`.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    let redBlue = (pixel & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let alphaGreen = (pixel >> 8 & 0x00ff_00ff) &* factor &+ 0x0080_0080
    let low = (redBlue &+ (redBlue >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
    let high = (alphaGreen &+ (alphaGreen >> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return low | high
  }

  /// One pixel over another.
  @inline(__always)
  static func over(_ source: UInt32, _ below: UInt32) -> UInt32 {
    source &+ scaled(below, by: 255 &- (source >> 24))
  }

  /// From one pixel to another: `(a·(256 − weight) + b·weight) / 256`, rounded to nearest.
  @inline(__always)
  static func mixed(_ a: UInt32, _ b: UInt32, weight: UInt32) -> UInt32 {
    let keep = 256 &- weight
    let redBlue =
      (a & 0x00ff_00ff) &* keep &+ (b & 0x00ff_00ff) &* weight &+ 0x0080_0080
    let alphaGreen =
      (a >> 8 & 0x00ff_00ff) &* keep &+ (b >> 8 & 0x00ff_00ff) &* weight &+ 0x0080_0080
    return (redBlue >> 8 & 0x00ff_00ff) | (alphaGreen & 0xff00_ff00)
  }
}
