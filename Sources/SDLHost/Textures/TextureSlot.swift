import CSDL2
import Motion
import SceneGraph

/// A bitmap on its way to the graphics processor, or there.
struct TextureSlot {
  /// SDL's texture.
  let texture: OpaquePointer

  /// Held so that its memory, by which it is found again, is used for nothing else.
  let bitmap: Bitmap

  /// Which picture it is, and the part of it that the bitmap covers; `nil` for what is no picture.
  var image: Image.ID?
  var coverage: Rect

  /// Rows that have been uploaded, from the top.
  var rows = 0

  /// Whether the device refused its pixels.
  var isBroken = false

  /// The number of the last frame that asked for it.
  var lastUse = 0

  /// Whether its texels are interpolated between, as of the last frame that drew it.
  var isSmooth = true

  /// Whether something in the present frame needs interpolation.
  var needsSmooth = false

  var isComplete: Bool { rows == bitmap.height }

  /// Whether a part of the picture is in the bitmap, but for a texel.
  func covers(_ part: Rect) -> Bool {
    let (across, down) = (1 / density, coverage.height / Double(bitmap.height))
    return coverage.minX <= max(part.minX, 0) + across && coverage.minY <= max(part.minY, 0) + down
      && coverage.maxX >= min(part.maxX, 1) - across && coverage.maxY >= min(part.maxY, 1) - down
  }

  /// Texels to the whole picture's width.
  var density: Double { Double(bitmap.width) / coverage.width }
}
