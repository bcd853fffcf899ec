public import Motion

/// A view that does something when it is clicked, or when Enter or Space is pressed while it has
/// the focus.
@MainActor
open class Control: View {
  /// Called once for each click or key.
  public var onActivate: (() -> Void)?

  /// Whether it can be clicked.
  public var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      tapGestureRecognizer.isEnabled = isEnabled
      stateDidChange()
    }
  }

  /// Whether a pointer is down on it that may still become a click.
  public private(set) var isPressed = false {
    didSet { if isPressed != oldValue { stateDidChange() } }
  }

  /// Recognises the click.
  public let tapGestureRecognizer = TapGestureRecognizer()

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    tapGestureRecognizer.onChange = { [weak self] _ in self?.onActivate?() }
    tapGestureRecognizer.onPress = { [weak self] in self?.isPressed = $0 }
    addGestureRecognizer(tapGestureRecognizer)
  }

  /// Called when ``isEnabled`` or ``isPressed`` changed; change the look here.
  open func stateDidChange() {}

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var canBecomeFocused: Bool { isEnabled }

  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard isEnabled, key.modifiers.isEmpty, key.key == .enter || key.key == .space else {
      return false
    }
    if !key.isRepeat { onActivate?() }
    return true
  }
}
