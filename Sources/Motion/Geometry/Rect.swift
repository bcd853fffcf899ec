/// An axis-aligned rectangle, in points, in a coordinate space that the holder names.
///
/// Sides are stored as given: a negative or non-finite side is not repaired here, it is refused
/// where geometry enters a transition (see ``isDrawable``).
@frozen public struct Rect: Hashable, Sendable {
  /// The upper left corner, in points.
  public var origin: Point

  /// The sides, in points.
  public var size: Size

  /// Creates a rectangle from its upper left corner and its sides.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its upper left corner and its sides, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates the rectangle of a size around a centre.
  @inlinable public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Nothing, at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The whole of something that is measured in fractions of itself.
  public static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  /// The left edge, in points; the same as ``minX``.
  @inlinable public var x: Double { origin.x }

  /// The upper edge, in points; the same as ``minY``.
  @inlinable public var y: Double { origin.y }

  /// The horizontal side, in points.
  @inlinable public var width: Double { size.width }

  /// The vertical side, in points.
  @inlinable public var height: Double { size.height }

  /// The left edge, if the width is not negative.
  @inlinable public var minX: Double { origin.x }

  /// The upper edge, if the height is not negative.
  @inlinable public var minY: Double { origin.y }

  /// The right edge, if the width is not negative; itself outside by ``contains(_:)``.
  @inlinable public var maxX: Double { origin.x + size.width }

  /// The lower edge, if the height is not negative; itself outside by ``contains(_:)``.
  @inlinable public var maxY: Double { origin.y + size.height }

  /// Half-way between left and right edge.
  @inlinable public var midX: Double { origin.x + size.width / 2 }

  /// Half-way between upper and lower edge.
  @inlinable public var midY: Double { origin.y + size.height / 2 }

  /// Where the diagonals cross.
  @inlinable public var center: Point { Point(x: midX, y: midY) }

  /// The largest magnitude that a coordinate or side may have to reach a frame, in points.
  ///
  /// Beyond it a rectangle is taken for a mistake; ten million points are thousands of screens.
  public static let largestCoordinate = 1e7

  /// Whether the rectangle may be drawn and divided by: finite, both sides positive, and nothing
  /// beyond ``largestCoordinate``.
  @inlinable public var isDrawable: Bool {
    size.isDrawable && abs(x) <= Rect.largestCoordinate && abs(y) <= Rect.largestCoordinate
      && width <= Rect.largestCoordinate && height <= Rect.largestCoordinate
  }

  /// Whether the point lies inside; the left and top edges count, the right and bottom do not.
  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two share an area, not only an edge.
  @inlinable public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The area shared with another rectangle, or `nil` where there is none.
  @inlinable public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle that holds both.
  @inlinable public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved inwards by the insets; sides never become negative.
  @inlinable public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle displaced by a vector, its sides unchanged.
  @inlinable public func offset(by vector: Vector) -> Rect {
    Rect(origin: origin + vector, size: size)
  }

  /// Interpolates origin and size independently.
  ///
  /// An extrapolated size that would be negative is reported as zero, so an underdamped spring
  /// may shrink a rectangle to nothing but never turn it inside out.
  @inlinable public func interpolated(to end: Rect, at progress: Double) -> Rect {
    Rect(
      x: x + (end.x - x) * progress, y: y + (end.y - y) * progress,
      width: max(0, width + (end.width - width) * progress),
      height: max(0, height + (end.height - height) * progress))
  }
}
