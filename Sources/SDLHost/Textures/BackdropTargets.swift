import CSDL2
import Rasterizer

/// The textures that a frame with backdrops takes: one for the frame itself, which can then be read, and
/// for each level from pixels on the cells of the backdrop that is being blurred.
@MainActor
final class BackdropTargets {
  private let targets: LayerTargets
  private let blend: SDL_BlendMode

  /// - Parameters:
  ///   - renderer: SDL's; it must outlive the targets.
  ///   - largestSide: The most texels along a side of a texture.
  ///   - blend: How a blurred backdrop is drawn over what is below it.
  init(renderer: OpaquePointer, largestSide: Int, blend: SDL_BlendMode) {
    targets = LayerTargets(
      renderer: renderer, largestSide: largestSide, scaling: SDL_ScaleModeLinear)
    self.blend = blend
  }

  /// What the frame is drawn into before it is shown.
  var frame: OpaquePointer? { targets.texture(at: 0) }

  /// The cells of a level.
  func cells(_ level: Int) -> OpaquePointer? { targets.texture(at: level + 2) }

  /// Room for cells that are halved or blurred along one axis.
  var other: OpaquePointer? { targets.texture(at: 1) }

  /// Makes room for the frame.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  /// - Returns: Whether there is any.
  func reserveFrame(width: Int, height: Int) -> Bool {
    targets.reserve(depth: 0, width: width, height: height, blend: blend) != nil
  }

  /// Makes room for a backdrop.
  ///
  /// - Parameters:
  ///   - cells: Those that are needed, of its own level.
  ///   - level: A cell has 2 to this power pixels along each side.
  /// - Returns: The size of the texture that the blurred cells will be in; `nil` where there is no room.
  func reserve(_ cells: PixelRect, level: Int) -> (width: Int, height: Int)? {
    // Those of an odd level are halved along one axis there first.
    let height = level.isMultiple(of: 2) ? cells.height : 2 * cells.height
    guard frame != nil,
      targets.reserve(depth: 1, width: cells.width, height: height, blend: blend) != nil
    else { return nil }
    for finer in 0..<level {
      let (width, height) = (cells.width << (level - finer), cells.height << (level - finer))
      guard targets.reserve(depth: finer + 2, width: width, height: height, blend: blend) != nil
      else { return nil }
    }
    return targets.reserve(
      depth: level + 2, width: cells.width, height: cells.height, blend: blend)
  }

  func beginFrame() { targets.beginFrame() }

  /// Forgets all of them: the device has lost them.
  func forgetAll() { targets.forgetAll() }
}
