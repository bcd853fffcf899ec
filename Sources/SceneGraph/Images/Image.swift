public import Motion

/// A picture by name: what it shows is looked up when it is drawn.
///
/// So a sharper copy, or the next frame of an animation, arrives in whatever already refers to it.
@frozen public struct Image: Hashable, Sendable {
  /// Which picture; numbers are given out by whoever resolves them.
  public struct ID: Hashable, Sendable {
    /// The number that was given out.
    public var rawValue: Int

    /// Creates the name from a number that was given out.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Which picture it is; whoever draws asks the resolver for it.
  public let id: ID

  /// The size of the upright picture, in its own pixels; only its proportions matter to layout.
  public let size: Size

  /// Creates a reference to a picture of a known size, in its own pixels.
  public init(id: ID, size: Size) {
    self.id = id
    self.size = size
  }
}
