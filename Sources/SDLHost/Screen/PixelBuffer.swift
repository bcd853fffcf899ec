package import Motion

/// Pixels that a presenter lends, rows from the top, each pixel `0xAARRGGBB`.
package struct PixelBuffer {
  package let pixels: UnsafeMutablePointer<UInt32>

  /// Pixels across.
  package let width: Int

  /// Pixels down.
  package let height: Int

  /// Pixels from one row to the next; at least ``width``.
  package let stride: Int

  /// Whether the pixels still hold the frame before this one.
  package let isKept: Bool
}

/// Draws a frame into pixels: the frame, when it is shown, device pixels per point, and where to.
///
/// It answers which part it changed, in device pixels; `nil` for all of it.
package typealias FrameDrawing = @MainActor (WindowFrame, FrameTime, Double, PixelBuffer) -> Rect?
