public import Motion
public import SceneGraph

/// An arrow to the left and the title of the screen it leads to.
@MainActor
public final class BackButton: Control, WayBack {
  /// Where it leads; `Back` where that has no title.
  public internal(set) var title = "" {
    didSet { if title != oldValue { setNeedsLayout() } }
  }

  /// What the title is written in; `nil` writes none.
  var font: Font? {
    didSet { if font != oldValue { setNeedsLayout() } }
  }

  /// Of the arrow and the title.
  var tint = Color.black {
    didSet { if tint != oldValue { setNeedsLayout() } }
  }

  private var label = BarLabel(.left)

  /// In points: room for the arrow, its arms' length and their thickness.
  private static let (arrowRoom, arm, thickness) = (28.0, 11.0, 2.0)

  /// Creates a button that leads nowhere yet.
  init() {
    super.init()
    // It lies in a corner of the window, beyond whose edges nothing of a ring is seen.
    (focusRing, cornerRadius) = (FocusRing(gap: -6), 10)
  }

  /// Grows faint while it is pressed.
  public override func stateDidChange() { alpha = isPressed ? 0.5 : 1 }

  /// - Parameter size: The room there is.
  /// - Returns: The arrow's room, and the title's width with a margin.
  public override func sizeThatFits(_ size: Size) -> Size {
    guard let font else { return Size(width: 44, height: size.height) }
    let title = TextLayout(self.title, font: font, width: .infinity, limit: 1)
    return Size(
      width: BackButton.arrowRoom + title.size.width.rounded(.up) + 8, height: size.height)
  }

  /// Places the title to the right of the arrow.
  public override func layoutSubviews() {
    let room = BackButton.arrowRoom
    let frame = Rect(x: room, y: 0, width: max(0, bounds.width - room), height: bounds.height)
    label.show(title, font: font, color: tint, frame: frame, on: self)
    setNeedsDisplay()
  }

  /// Draws the arrow: two bars at right angles that meet at its tip.
  public override func draw(into list: inout DisplayList) {
    let (arm, thickness) = (BackButton.arm, BackButton.thickness)
    let tip = Point(x: 12, y: bounds.midY)
    let bar = RoundedRect(
      rect: Rect(x: -thickness / 2, y: -thickness / 2, width: arm, height: thickness),
      radii: CornerRadii(thickness / 2), curve: .circular)
    for side in 0..<2 {
      let angle = side == 0 ? -Double.pi / 4 : .pi / 4
      let turned = Transform3D.rotation(angle: angle, x: 0, y: 0, z: 1)
        .concatenating(.translation(x: tip.x, y: tip.y))
      list.appendGroup(transform: turned) { $0.append(.fill(bar, tint)) }
    }
  }
}
