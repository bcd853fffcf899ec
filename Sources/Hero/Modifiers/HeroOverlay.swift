public import SceneGraph

/// A colour laid over a view and all that is in it.
public struct HeroOverlay: Hashable, Sendable {
  /// Which colour.
  public var color: Color

  /// How strong it is, `0…1`.
  public var opacity: Double

  /// Creates an overlay.
  public init(color: Color, opacity: Double) {
    self.color = color
    self.opacity = opacity
  }
}
