/// A width and a height, in points or pixels: whichever the holder says.
@frozen public struct Size: Hashable, Sendable {
  /// The horizontal side.
  public var width: Double

  /// The vertical side.
  public var height: Double

  /// Creates a size from its sides, which are kept as they are.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing; not drawable.
  public static let zero = Size(width: 0, height: 0)

  /// Whether both sides are positive and finite, so that dividing by either is safe.
  @inlinable public var isDrawable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }

  /// Both sides multiplied by a factor.
  @inlinable public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
