public import Motion

/// A control with a title on a rounded ground.
@MainActor
open class Button: Control {
  /// Colours that go together.
  public struct Style: Hashable, Sendable {
    /// The title's glyphs.
    public var title: Color

    /// The ground at rest.
    public var background: Color

    /// The ground while it is pressed.
    public var pressed: Color

    /// Multiplies everything's opacity while it is disabled, `0...1`.
    public var disabledAlpha: Double

    /// Creates a style; by default dark on a faint grey that suits a light window.
    public init(
      title: Color = .black, background: Color = Color(white: 0, alpha: 0.06),
      pressed: Color = Color(white: 0, alpha: 0.16), disabledAlpha: Double = 0.4
    ) {
      self.title = title
      self.background = background
      self.pressed = pressed
      self.disabledAlpha = disabledAlpha
    }
  }

  /// What is written on it, in one line; too long a title ends in an ellipsis.
  public var title: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// The colours of every state.
  public var style: Style {
    didSet { if style != oldValue { stateDidChange() } }
  }

  /// Around the title, in points.
  public var padding = Insets(top: 6, left: 12, bottom: 6, right: 12) {
    didSet { if padding != oldValue { setNeedsLayout() } }
  }

  private let label: Label

  /// - Parameters:
  ///   - title: What is written on it.
  ///   - font: In which.
  ///   - style: Its colours.
  ///   - onActivate: Called once for each click or key.
  public init(
    _ title: String, font: Font, style: Style = Style(), onActivate: (() -> Void)? = nil
  ) {
    label = Label(title, font: font, alignment: .center)
    label.isUserInteractionEnabled = false
    self.style = style
    super.init()
    self.onActivate = onActivate
    cornerRadius = 8
    addSubview(label)
    stateDidChange()
  }

  open override func stateDidChange() {
    label.color = style.title
    backgroundColor = isPressed ? style.pressed : style.background
    alpha = isEnabled ? 1 : style.disabledAlpha
  }

  open override func layoutSubviews() { label.frame = bounds.inset(by: padding) }

  /// - Parameter size: The room there is.
  /// - Returns: The title's size and the padding.
  open override func sizeThatFits(_ size: Size) -> Size {
    let title = label.sizeThatFits(Size(width: .infinity, height: .infinity))
    return Size(
      width: title.width + padding.left + padding.right,
      height: title.height + padding.top + padding.bottom)
  }
}
