package import Motion
package import SceneGraph

/// A white cross on a dark disc, which closes an open photograph.
package final class CloseButton: Button {
  /// The disc's, in points.
  private static let diameter = 36.0

  /// The side of what can be hit, in points (Apple's guidelines for touch).
  private static let touchSide = 44.0

  /// The two bars of the cross, around the origin.
  private static let bars: [DisplayGroup] = [0.25, -0.25].map { turn in
    let bar = Rect(center: .zero, size: Size(width: 17, height: 2))
    let list = DisplayList([
      .fill(
        RoundedRect(rect: bar, radii: CornerRadii(1), curve: .circular), ToolPalette.text)
    ])
    return DisplayGroup(list: list, transform: .rotation(angle: turn * .pi))
  }

  /// - Parameters:
  ///   - typography: Of its title, "Close", which is not drawn.
  ///   - onActivate: Called once for each click or key.
  package init(typography: Typography, onActivate: (() -> Void)? = nil) {
    super.init(
      "Close", font: typography.font(13), style: Style(background: .clear),
      onActivate: onActivate)
    cornerRadius = CloseButton.touchSide / 2
    cornerCurve = .circular
    // Around the disc, which is smaller than what can be hit.
    focusRing = FocusRing(gap: 2 - (CloseButton.touchSide - CloseButton.diameter) / 2)
  }

  /// Its usual place, at the top right.
  ///
  /// - Parameter bounds: Of the screen, in points.
  /// - Returns: What can be hit, in the same points.
  package static func frame(in bounds: Rect) -> Rect {
    Rect(x: bounds.maxX - touchSide - 12, y: bounds.minY + 12, width: touchSide, height: touchSide)
  }

  /// The title has no place: the cross says it.
  package override func layoutSubviews() {}

  package override func stateDidChange() { setNeedsDisplay() }

  /// - Parameter size: Not looked at.
  /// - Returns: The side of what can be hit.
  package override func sizeThatFits(_ size: Size) -> Size {
    Size(width: CloseButton.touchSide, height: CloseButton.touchSide)
  }

  package override func draw(into list: inout DisplayList) {
    let side = Size(width: CloseButton.diameter, height: CloseButton.diameter)
    let disc = RoundedRect(
      rect: Rect(center: bounds.center, size: side), radii: CornerRadii(side.width / 2),
      curve: .circular)
    list.append(.fill(disc, isPressed ? ToolPalette.pressedButton : ToolPalette.button))
    list.append(.border(disc, width: 1, ToolPalette.edge))
    for var bar in CloseButton.bars {
      bar.transform = bar.transform.concatenating(.translation(x: bounds.midX, y: bounds.midY))
      list.append(.group(bar))
    }
  }
}
