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
}
