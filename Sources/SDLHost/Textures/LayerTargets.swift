import CSDL2

/// The textures that groups are drawn into before they are faded as a whole, one for each depth, as
/// large as the largest layer there; and those that backdrops are blurred in.
@MainActor
final class LayerTargets {
  private struct Target {
    var texture: OpaquePointer
    var width: Int
    var height: Int
    var lastUse: Int
  }

  /// Sides are rounded up to this, so that a layer which grows is not made anew in every frame.
  private static let grain = 128

  /// Frames after which a texture that is not used is given back.
  private static let patience = 120

  private let renderer: OpaquePointer

  /// The most texels along a side of a texture.
  var largestSide: Int

  private let scaling: SDL_ScaleMode
  private var targets: [Target?] = []
  private var frame = 0

  /// - Parameters:
  ///   - renderer: SDL's; it must outlive the targets.
  ///   - largestSide: The most texels along a side of a texture.
  ///   - scaling: What is read between texels.
  init(
    renderer: OpaquePointer, largestSide: Int, scaling: SDL_ScaleMode = SDL_ScaleModeNearest
  ) {
    self.renderer = renderer
    self.largestSide = largestSide
    self.scaling = scaling
  }

  /// The texture of a depth; `nil` unless it was reserved.
  func texture(at depth: Int) -> OpaquePointer? {
    targets.indices.contains(depth) ? targets[depth]?.texture : nil
  }

  /// Begins a frame: gives back what was not used for long.
  func beginFrame() {
    frame += 1
    for index in targets.indices {
      guard let target = targets[index], frame - target.lastUse > LayerTargets.patience else {
        continue
      }
      SDL_DestroyTexture(target.texture)
      targets[index] = nil
    }
  }

  /// Forgets all of them: the device has lost them.
  func forgetAll() {
    for target in targets { if let target { SDL_DestroyTexture(target.texture) } }
    targets.removeAll(keepingCapacity: true)
  }

  /// Makes room for a layer.
  ///
  /// - Parameters:
  ///   - depth: How many layers are around it.
  ///   - width: Its width, in pixels.
  ///   - height: Its height.
  ///   - blend: How it will be drawn over what is below it.
  /// - Returns: The size of its texture, at least as large; `nil` where the device refuses it.
  func reserve(
    depth: Int, width: Int, height: Int, blend: SDL_BlendMode
  ) -> (width: Int, height: Int)? {
    while targets.count <= depth { targets.append(nil) }
    if let target = targets[depth], target.width >= width, target.height >= height {
      targets[depth]?.lastUse = frame
      return (target.width, target.height)
    }
    let old = targets[depth]
    func grown(_ side: Int, _ known: Int) -> Int {
      let grain = LayerTargets.grain
      return min((max(side, known) + grain - 1) / grain * grain, largestSide)
    }
    let (wide, high) = (grown(width, old?.width ?? 0), grown(height, old?.height ?? 0))
    guard wide >= width, high >= height else { return nil }
    if let old { SDL_DestroyTexture(old.texture) }
    targets[depth] = nil
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue),
        Int32(wide), Int32(high))
    else { return nil }
    SDL_SetTextureScaleMode(texture, scaling)
    SDL_SetTextureBlendMode(texture, blend)
    targets[depth] = Target(texture: texture, width: wide, height: high, lastUse: frame)
    return (wide, high)
  }
}
