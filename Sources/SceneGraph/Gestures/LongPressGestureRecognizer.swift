public import Motion

/// Recognises a pointer that stays down in one place; it begins when that was long enough, and then
/// goes on until the pointer is up.
@MainActor
public final class LongPressGestureRecognizer: GestureRecognizer {
  /// How long the pointer must stay; 0.5 s as in UIKit.
  public var minimumDuration: Duration

  /// How far it may stray meanwhile, in points.
  public var slop = PointerSlop()

  /// - Parameters:
  ///   - minimumDuration: How long the pointer must stay.
  ///   - onChange: Called when it began, changed, ended or was cancelled.
  public init(
    minimumDuration: Duration = .milliseconds(500),
    onChange: ((GestureRecognizer) -> Void)? = nil
  ) {
    self.minimumDuration = minimumDuration
    super.init(onChange: onChange)
  }

  public override func contactsChanged(_ change: Change) {
    switch change {
    case .down:
      if contacts.count > 1 { fail() }
    case .moved(let contact):
      beginIfDue(at: contact.time)
      if state.isActive {
        self.change()
      } else if slop.isPassed(by: contact) {
        fail()
      }
    case .up(let contact):
      if state == .possible, contact.time - contact.startTime >= minimumDuration { begin() }
      if state.isActive { end() } else { fail() }
    }
  }

  public override func advance(to time: FrameTime) { beginIfDue(at: time) }

  public override var isWaitingForTime: Bool {
    state == .possible && !contacts.isEmpty && !isHeld
  }

  private func beginIfDue(at time: FrameTime) {
    guard state == .possible, let contact = contacts.first, !slop.isPassed(by: contact) else {
      return
    }
    if time - contact.startTime >= minimumDuration { begin() }
  }
}
