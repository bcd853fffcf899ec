/// Distances inwards from the four sides of a rectangle, in points.
@frozen public struct Insets: Hashable, Sendable {
  /// From the upper side; negative values move it outwards.
  public var top: Double

  /// From the left side.
  public var left: Double

  /// From the lower side.
  public var bottom: Double

  /// From the right side.
  public var right: Double

  /// Creates insets, each `0` unless given.
  @inlinable public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = Insets()
}
