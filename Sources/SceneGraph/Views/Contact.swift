public import Motion

/// A pointer that is down, as a gesture recogniser sees it.
public struct Contact: Hashable, Sendable {
  /// Tells simultaneous touches apart; the mouse is 0.
  public let pointer: Int

  /// What it went down with.
  public let button: PointerEvent.Button

  /// Where it went down, in window points.
  public let start: Point

  /// When it went down.
  public let startTime: FrameTime

  /// Where it is now, in window points.
  public internal(set) var position: Point

  /// When it was last heard of.
  public internal(set) var time: FrameTime

  /// Whether it is a finger rather than the mouse.
  public var isTouch: Bool { pointer != 0 }

  /// Creates a contact that has just gone down.
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
