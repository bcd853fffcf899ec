public import Motion

/// How a view's progress follows the time, under Hero's names.
///
/// A type of its own, because Hero's `standard` is Material 1's and not ``Motion/UnitCurve/standard``.
/// Source of the points: spec of Hero 1.6.4, the first four are Core Animation's.
public struct HeroTimingFunction: Hashable, Sendable {
  /// The shape: time fraction to fraction of the way.
  public let curve: UnitCurve

  /// Creates a timing function from any curve.
  public init(_ curve: UnitCurve) {
    self.curve = curve
  }

  /// Creates a timing function from its control points.
  ///
  /// - Parameters:
  ///   - x1: Time fraction of the first; clamped to 0…1.
  ///   - y1: Way fraction of the first.
  ///   - x2: Time fraction of the second; clamped to 0…1.
  ///   - y2: Way fraction of the second.
  /// - Precondition: All four are finite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(UnitCurve(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// Even progress.
  public static let linear = HeroTimingFunction(.linear)

  /// Begins slowly.
  public static let easeIn = HeroTimingFunction(.easeIn)

  /// Ends slowly.
  public static let easeOut = HeroTimingFunction(.easeOut)

  /// Begins and ends slowly.
  public static let easeInOut = HeroTimingFunction(.easeInOut)

  /// For what begins and ends on screen; what a view has that says nothing.
  public static let standard = HeroTimingFunction(0.4, 0, 0.2, 1)

  /// For what enters the screen.
  public static let deceleration = HeroTimingFunction(0, 0, 0.2, 1)

  /// For what leaves the screen.
  public static let acceleration = HeroTimingFunction(0.4, 0, 1, 1)

  /// For what leaves the screen and may come back.
  public static let sharp = HeroTimingFunction(0.4, 0, 0.6, 1)

  /// Overshoots by a tenth and returns.
  public static let easeOutBack = HeroTimingFunction(0.175, 0.885, 0.32, 1.275)

  /// The named functions, in the order of the documentation.
  public static let named: [(name: String, function: HeroTimingFunction)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("standard", .standard), ("deceleration", .deceleration), ("acceleration", .acceleration),
    ("sharp", .sharp), ("easeOutBack", .easeOutBack),
  ]

  /// The fraction of the way at a fraction of the time: `0` before it, `1` after it.
  ///
  /// - Parameter fraction: The fraction of the time; not a number counts as `0`.
  /// - Returns: The fraction of the way; outside `0…1` only where the curve overshoots.
  public func value(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    return fraction >= 1 ? 1 : curve.value(at: fraction)
  }

  /// The function that fits a way in a container: what leaves it speeds up, what enters it slows down.
  ///
  /// What Hero did up to version 0.3.0, and what may be asked for; otherwise it is always
  /// ``standard``.
  ///
  /// - Parameters:
  ///   - start: Where the middle is at first, in the container's points.
  ///   - end: Where it arrives.
  ///   - container: The container's bounds.
  /// - Returns: ``acceleration``, ``deceleration`` or ``standard``.
  public static func automatic(
    from start: Point, to end: Point, in container: Rect
  ) -> HeroTimingFunction {
    if !container.contains(end) { return .acceleration }
    return container.contains(start) ? .standard : .deceleration
  }
}
