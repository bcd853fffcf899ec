/// A displacement, in points, or a velocity, in points per second: whichever the label says.
@frozen public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = Vector(dx: 0, dy: 0)

  /// The Euclidean length, in the vector's own unit.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// Whether both components are finite.
  @inlinable public var isFinite: Bool { dx.isFinite && dy.isFinite }

  /// The scalar product: positive where both point the same way.
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  @inlinable public static func - (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx - b.dx, dy: a.dy - b.dy)
  }

  @inlinable public static prefix func - (a: Vector) -> Vector { Vector(dx: -a.dx, dy: -a.dy) }

  @inlinable public static func * (a: Vector, factor: Double) -> Vector {
    Vector(dx: a.dx * factor, dy: a.dy * factor)
  }

  @inlinable public static func / (a: Vector, divisor: Double) -> Vector {
    Vector(dx: a.dx / divisor, dy: a.dy / divisor)
  }
}
