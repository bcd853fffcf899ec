import Motion

/// How far a pointer strays, in points, before it counts as moved.
public struct PointerSlop: Hashable, Sendable {
  /// For fingers: 10 points, as UIKit's recognisers.
  public var touch: Double

  /// For the mouse, which is held steadier: 4 points, about what desktops start a drag at.
  public var mouse: Double

  /// Creates the distances, in points.
  public init(touch: Double = 10, mouse: Double = 4) {
    self.touch = touch
    self.mouse = mouse
  }

  /// The distance that applies to a contact, in points.
  public func distance(for contact: Contact) -> Double { contact.isTouch ? touch : mouse }

  /// Whether a contact is farther from where it went down than it may be.
  public func isPassed(by contact: Contact) -> Bool {
    (contact.position - contact.start).length > distance(for: contact)
  }
}
