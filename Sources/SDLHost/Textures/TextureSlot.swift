import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// A bitmap on its way to the graphics processor, or there.
struct TextureSlot {
  /// SDL's texture.
  let texture: OpaquePointer

  /// Held so that its memory, by which it is found again, is used for nothing else.
  let bitmap: Bitmap

  /// The part of the bitmap that the texture holds: all of it, unless that is too large for a texture.
  let area: PixelRect

  /// Which picture it is, and the part of it that the texture covers; `nil` for what is no picture.
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

  var isComplete: Bool { rows == area.height }

  var byteCount: Int { area.width * area.height * 4 }

  /// Whether a part of the picture is in the texture, but for a texel.
  func covers(_ part: Rect) -> Bool {
    let (across, down) = (1 / density, coverage.height / Double(area.height))
    return coverage.minX <= max(part.minX, 0) + across && coverage.minY <= max(part.minY, 0) + down
      && coverage.maxX >= min(part.maxX, 1) - across && coverage.maxY >= min(part.maxY, 1) - down
  }

  /// Texels to the whole picture's width.
  var density: Double { Double(area.width) / coverage.width }

  /// From the points of a list to the texture's texels.
  ///
  /// - Parameter image: Where the picture is drawn.
  /// - Returns: The map of the whole bitmap, moved to the texture's corner.
  func map(of image: DisplayImage) -> TexelMap {
    guard area != bitmap.area else {
      return TexelMap(image, coverage: coverage, bitmap: bitmap)
    }
    let width = coverage.width * Double(bitmap.width) / Double(area.width)
    let height = coverage.height * Double(bitmap.height) / Double(area.height)
    let whole = Rect(
      x: coverage.x - width * Double(area.minX) / Double(bitmap.width),
      y: coverage.y - height * Double(area.minY) / Double(bitmap.height), width: width,
      height: height)
    var map = TexelMap(image, coverage: whole, bitmap: bitmap)
    map.offsetX -= Double(area.minX)
    map.offsetY -= Double(area.minY)
    return map
  }
}
