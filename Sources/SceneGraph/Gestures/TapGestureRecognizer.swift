public import Motion

/// Recognises one or more presses and releases in one place.
@MainActor
public final class TapGestureRecognizer: GestureRecognizer {
  /// How far a pointer may stray from where it went down, in points, for fingers and the mouse.
  ///
  /// The same as the slop of a pan, so that a press is one or the other.
  public var slop = PointerSlop()

  /// How many presses make the gesture.
  public let count: Int

  /// The longest pause between a release and the next press.
  ///
  /// 300 ms as in PhotoSwipe and the usual desktop default of 400 ms or less.
  public var longestPause = Duration.milliseconds(300)

  /// How far from the release the next press may be, in points.
  public var farthestRepeat = 24.0

  /// Called with `true` when a pointer went down that may become the tap, and with `false` when it
  /// is up or will not: to show that something is pressed.
  public var onPress: ((Bool) -> Void)?

  private var isPressed = false {
    didSet { if isPressed != oldValue { onPress?(isPressed) } }
  }

  private var done = 0
  private var lastUp: (point: Point, time: FrameTime)?

  /// - Parameters:
  ///   - count: How many presses make the gesture; at least one.
  ///   - button: Which button presses; fingers count as the primary one.
  ///   - onTap: Called when it was recognised.
  public init(
    count: Int = 1, button: PointerEvent.Button = .primary,
    onTap: ((GestureRecognizer) -> Void)? = nil
  ) {
    precondition(count >= 1, "a tap needs at least one press: \(count)")
    self.count = count
    super.init(onChange: onTap)
    buttons = [button]
  }

  public override func contactsChanged(_ change: Change) {
    switch change {
    case .down(let contact):
      guard contacts.count == 1 else { return fail() }
      isPressed = true
      guard let lastUp else { return }
      let isLate = contact.time - lastUp.time > longestPause
      if isLate || (contact.position - lastUp.point).length > farthestRepeat { fail() }
    case .moved(let contact):
      if slop.isPassed(by: contact) { fail() }
    case .up(let contact):
      isPressed = false
      guard !slop.isPassed(by: contact) else { return fail() }
      done += 1
      lastUp = (contact.position, contact.time)
      if done == count { recognize() }
    }
  }

  public override func advance(to time: FrameTime) {
    if isWaitingForTime, let lastUp, time - lastUp.time > longestPause { fail() }
  }

  public override var isWaitingForTime: Bool {
    contacts.isEmpty && done > 0 && done < count
  }

  /// Fewer presses do not rule out more.
  public override func canPrevent(_ other: GestureRecognizer) -> Bool {
    guard let other = other as? TapGestureRecognizer else { return true }
    return other.count <= count
  }

  public override func didFail() { isPressed = false }

  public override func reset() {
    isPressed = false
    done = 0
    lastUp = nil
  }
}
