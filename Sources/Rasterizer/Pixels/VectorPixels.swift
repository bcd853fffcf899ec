/// Eight premultiplied pixels at a time, by masks and 16-bit products: the form that LLVM turns into
/// plain vector code on every x86-64 and arm64 (widening conversions do not vectorise).
enum VectorPixels {
  typealias Pixels = SIMD8<UInt32>
  typealias Lanes = SIMD16<UInt16>

  @inline(__always)
  static func load(_ pointer: UnsafePointer<UInt32>) -> Pixels {
    UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
  }

  @inline(__always)
  static func store(_ pixels: Pixels, _ pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: pixels, as: Pixels.self)
  }

  /// The same factor for both 16-bit halves of each pixel, from one in the low half.
  @inline(__always)
  static func lanes(_ factors: Pixels) -> Lanes {
    unsafeBitCast(factors | (factors &<< 16), to: Lanes.self)
  }

  /// Each pixel times its factor divided by 255, rounded to nearest.
  @inline(__always)
  static func scaled(_ pixels: Pixels, by factors: Lanes) -> Pixels {
    let low = Pixels(repeating: 0x00ff_00ff)
    let redBlue = quotient(unsafeBitCast(pixels & low, to: Lanes.self) &* factors)
    let alphaGreen = quotient(unsafeBitCast((pixels &>> 8) & low, to: Lanes.self) &* factors)
    return unsafeBitCast(redBlue, to: Pixels.self)
      | (unsafeBitCast(alphaGreen, to: Pixels.self) &<< 8)
  }

  /// Division by 255, exact to nearest for every product of two bytes.
  @inline(__always)
  private static func quotient(_ product: Lanes) -> Lanes {
    let rounded = product &+ 128
    return (rounded &+ (rounded &>> 8)) &>> 8
  }

  /// From one row of pixels to another: `(a·(256 − weight) + b·weight) / 256`, rounded to nearest.
  @inline(__always)
  static func mixed(_ a: Pixels, _ b: Pixels, _ keep: Lanes, _ weight: Lanes) -> Pixels {
    let low = Pixels(repeating: 0x00ff_00ff)
    let half = Lanes(repeating: 128)
    let redBlue =
      unsafeBitCast(a & low, to: Lanes.self) &* keep
      &+ unsafeBitCast(b & low, to: Lanes.self) &* weight &+ half
    let alphaGreen =
      unsafeBitCast((a &>> 8) & low, to: Lanes.self) &* keep
      &+ unsafeBitCast((b &>> 8) & low, to: Lanes.self) &* weight &+ half
    return unsafeBitCast(redBlue &>> 8, to: Pixels.self)
      | (unsafeBitCast(alphaGreen, to: Pixels.self) & (low &<< 8))
  }
}
