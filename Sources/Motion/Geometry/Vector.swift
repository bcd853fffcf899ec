/// A displacement, in points, or a velocity, in points per second: whichever the label says.
@frozen public struct Vector: Hashable, Sendable {
  /// The horizontal component; positive to the right.
  public var dx: Double

  /// The vertical component; positive downwards.
  public var dy: Double

  /// Creates a vector from its components.
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No displacement, or rest.
  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length, in the vector's own unit.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The scalar product: positive where both point the same way.
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The sum by component.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The difference by component.
  @inlinable public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  /// The vector turned round.
  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  /// The vector made longer by a factor; a velocity times seconds is a displacement.
  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  /// The vector made shorter by a divisor; a displacement by seconds is a velocity.
  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(dx: a.dx / divisor, dy: a.dy / divisor)
  }
}
