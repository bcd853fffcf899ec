public import Motion

/// A turn of the wheel, on its way from the view under the pointer upwards.
public struct WheelEvent: Hashable, Sendable {
  /// Where the pointer is, in window points.
  public var position: Point

  /// How far the content moves, in points: positive moves it right and down, which shows what lies
  /// further left and up.
  public var delta: Vector

  /// The keys held down meanwhile.
  public var modifiers: KeyEvent.Modifiers

  /// Creates a turn at a place, in window points, by a distance in points.
  public init(position: Point, delta: Vector, modifiers: KeyEvent.Modifiers = []) {
    self.position = position
    self.delta = delta
    self.modifiers = modifiers
  }
}
