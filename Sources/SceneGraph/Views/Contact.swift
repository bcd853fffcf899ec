public import Motion

/// A pointer that is down, as a gesture recogniser sees it.
public struct Contact: Hashable, Sendable {
  /// Tells simultaneous touches apart; the mouse is 0.
  public let pointer: Int

  /// What it went down with.
  public let button: PointerEvent.Button

  /// Where it went down, in window points, and when.
  public let start: Point
  public let startTime: FrameTime

  /// Where it is now, in window points, and since when.
  public internal(set) var position: Point
  public internal(set) var time: FrameTime

  /// Whether it is a finger rather than the mouse.
  public var isTouch: Bool { pointer != 0 }

  public init(
    pointer: Int, button: PointerEvent.Button, position: Point, time: FrameTime
  ) {
    self.pointer = pointer
    self.button = button
    self.start = position
    self.startTime = time
    self.position = position
    self.time = time
  }
}
