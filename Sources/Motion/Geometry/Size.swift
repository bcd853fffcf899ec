/// A width and a height, in points or pixels: whichever the holder says.
@frozen public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)

  /// Whether both sides are positive and finite, so that dividing by either is safe.
  @inlinable public var isDrawable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }

  @inlinable public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}
