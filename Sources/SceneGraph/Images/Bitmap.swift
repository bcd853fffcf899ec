/// Pixels in memory, rows from the top, no padding.
///
/// Each pixel is `0xAARRGGBB` in the machine's byte order, sRGB, **premultiplied**. A copy shares
/// its storage until one of them is changed.
public struct Bitmap: Hashable, Sendable {
  /// Pixels across; not negative.
  public let width: Int

  /// Pixels down; not negative.
  public let height: Int

  /// `width × height` pixels.
  public var pixels: [UInt32]

  /// Whether every pixel's alpha is 255, so that drawing need not blend.
  public let isOpaque: Bool

  /// - Precondition: `pixels` holds exactly `width × height` values.
  public init(width: Int, height: Int, pixels: [UInt32], isOpaque: Bool) {
    precondition(
      pixels.count == width * height, "\(width) × \(height) pixels, given \(pixels.count)")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  /// The memory the pixels take.
  public var byteCount: Int { pixels.count * 4 }
}
