/// A motion that loses the same share of its speed in every millisecond: inertia after a fling.
///
/// v(t) = v₀·r^(1000t), so x(t) = x₀ + v₀·(r^(1000t) − 1)/(1000·ln r). This is the **exact
/// integral**; Apple's published projection sums whole milliseconds instead,
/// (v₀/1000)·r/(1 − r), and comes out half a millisecond's travel shorter.
public struct Decay: Hashable, Sendable {
  /// The share of its speed that a motion keeps in a millisecond, r; between 0 and 1.
  public let rate: Double

  /// The share of its speed that a motion loses in an instant, −1000·ln r, in s⁻¹.
  private let drag: Double

  /// UIScrollView's normal deceleration: 1000 points per second go 499.5 points.
  public static let normal = Decay(rate: 0.998)

  /// UIScrollView's fast deceleration: 1000 points per second go 99.5 points.
  public static let fast = Decay(rate: 0.99)

  /// Creates a deceleration.
  ///
  /// - Parameter rate: The share of the speed kept in a millisecond.
  /// - Precondition: `rate` lies between 0 and 1, both excluded.
  public init(rate: Double) {
    precondition(rate > 0 && rate < 1, "a deceleration rate is between 0 and 1: \(rate)")
    self.rate = rate
    drag = -1_000 * naturalLogarithm(rate)
  }

  /// How far a motion gets before it stands still, from its velocity per second.
  ///
  /// Decide a release by this point, not by where the finger let go.
  public func projection(velocity: Double) -> Double { velocity / drag }

  /// Where a point comes to rest; its coordinates in points, its velocity in points per second.
  public func projection(of point: Point, velocity: Vector) -> Point {
    point + velocity / drag
  }

  /// How far a motion has got.
  ///
  /// - Parameters:
  ///   - seconds: The time since the release.
  ///   - velocity: The velocity at the release, in any unit per second.
  /// - Returns: The way covered, in that unit.
  public func displacement(at seconds: Double, velocity: Double) -> Double {
    -velocity * exponentialMinusOne(-drag * seconds) / drag
  }

  /// The velocity some seconds after a release with a given one, in the same unit.
  public func velocity(at seconds: Double, from velocity: Double) -> Double {
    velocity * exponential(-drag * seconds)
  }

  /// When a motion has slowed down to a speed.
  ///
  /// - Parameters:
  ///   - speed: The speed to fall to; positive.
  ///   - velocity: The velocity at the release, in the same unit.
  /// - Returns: Seconds since the release; `0` if it is no faster from the start.
  /// - Precondition: `speed` is positive.
  public func time(toSpeed speed: Double, from velocity: Double) -> Double {
    precondition(speed > 0, "a decaying motion never stops: ask for a positive speed, not \(speed)")
    guard abs(velocity) > speed else { return 0 }
    return naturalLogarithm(abs(velocity) / speed) / drag
  }

  /// The velocity that comes to rest after a distance: the inverse of ``projection(velocity:)``.
  public func velocity(toCover distance: Double) -> Double { distance * drag }

  /// When a motion has covered a distance, in seconds since the release, or `nil` if it stands
  /// still before, or moves the other way.
  ///
  /// - Parameters:
  ///   - distance: The way to cover, in any unit.
  ///   - velocity: The velocity at the release, in that unit per second.
  /// - Returns: Seconds since the release.
  public func time(toCover distance: Double, from velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let share = distance * drag / velocity
    guard share > 0, share < 1 else { return nil }
    return -naturalLogarithm(onePlus: -share) / drag
  }
}
