package import Motion
package import SceneGraph

/// A small note at the top right about what is unusual: slow motion, a pause.
package final class StatusLabel: View {
  /// In one line; what does not fit ends in an ellipsis.
  package var text: String {
    get { label.text }
    set { label.text = newValue }
  }

  private let label: Label

  private static let height = 30.0

  /// Left and right of the text, in points.
  private static let padding = 14.0

  /// Below the top, in points: above it are the bars. In the middle and at the bottom it would hide buttons,
  /// and at the left there are the frame times.
  private static let top = 61.0

  /// From the right edge, in points.
  private static let margin = 16.0

  /// - Parameter typography: The font of the text.
  package init(typography: Typography) {
    label = Label("", font: typography.font(13), color: ToolPalette.text, alignment: .center)
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = ToolPalette.panel
    border = Border(width: 1, color: ToolPalette.edge)
    cornerRadius = StatusLabel.height / 2
    addSubview(label)
  }

  /// - Parameter size: The room there is; only the width is looked at.
  /// - Returns: What the text wants, no wider than that.
  package override func sizeThatFits(_ size: Size) -> Size {
    let wanted = label.sizeThatFits(Size(width: .infinity, height: .infinity)).width
    return Size(
      width: min(wanted + 2 * StatusLabel.padding, size.width), height: StatusLabel.height)
  }

  /// Its usual place, at the right under the bars.
  ///
  /// - Parameter bounds: Of the window, in points.
  /// - Returns: Its frame, in the same points.
  package func frame(in bounds: Rect) -> Rect {
    let size = sizeThatFits(Size(width: max(0, bounds.width - 32), height: bounds.height))
    return Rect(
      x: (bounds.maxX - StatusLabel.margin - size.width).rounded(),
      y: bounds.minY + StatusLabel.top, width: size.width, height: size.height)
  }

  package override func layoutSubviews() {
    label.frame = bounds.inset(by: Insets(left: StatusLabel.padding, right: StatusLabel.padding))
  }
}
