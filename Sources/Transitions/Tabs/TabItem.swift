import Motion
public import SceneGraph

/// One tab's item in a ``TabBar``.
@MainActor
public final class TabItem: Control {
  /// The tab's title.
  public internal(set) var title = "" {
    didSet { if title != oldValue { setNeedsLayout() } }
  }

  /// Whether its tab is, or will be, in sight.
  public internal(set) var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsDisplay() } }
  }

  /// What the title is written in; `nil` writes none.
  var font: Font? {
    didSet { if font != oldValue { setNeedsLayout() } }
  }

  /// Of the title, and of the line above the selected one.
  var tint = Color.black {
    didSet { if tint != oldValue { setNeedsLayout() } }
  }

  private var label = BarLabel()

  /// Creates an item without a title.
  init() {
    super.init()
    // It lies at the edge of the window, beyond which nothing of a ring is seen.
    (focusRing, cornerRadius) = (FocusRing(gap: -6), 10)
  }

  /// Grows faint while it is pressed.
  public override func stateDidChange() { alpha = isPressed ? 0.5 : 1 }

  /// Puts the title in the middle.
  public override func layoutSubviews() {
    let frame = bounds.inset(by: Insets(top: 3, left: 4, bottom: 0, right: 4))
    label.show(title, font: font, color: tint, frame: frame, on: self)
  }

  /// Draws the line above the selected one, 3 points thick.
  public override func draw(into list: inout DisplayList) {
    guard isSelected else { return }
    let line = Rect(x: bounds.width / 4, y: 0, width: bounds.width / 2, height: 3)
    list.append(.fill(RoundedRect(rect: line), tint))
  }
}
