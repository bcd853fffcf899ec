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

  /// The number of the last frame that asked for it.
  var lastUse = 0

  /// Whether its texels are interpolated between, as of the last frame that drew it.
  var isSmooth = true

  /// Whether something in the present frame needs interpolation.
  var needsSmooth = false

  var isComplete: Bool { rows == bitmap.height }

  /// Texels to the whole picture's width.
  var density: Double { Double(bitmap.width) / coverage.width }
}
