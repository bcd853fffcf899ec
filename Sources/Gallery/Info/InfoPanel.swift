import Motion
import SceneGraph

/// What is known of the photograph that is open, or else of the one with the focus.
final class InfoPanel: View {
  private let title: Label
  private let fonts: Typography
  private var rows: [(name: Label, text: Label)] = []

  /// What is shown; `nil` says that nothing is chosen.
  var facts: PhotoFactLines? {
    didSet { if facts != oldValue { write() } }
  }

  private static let (padding, nameWidth, widest) = (14.0, 72.0, 340.0)

  init(typography: Typography) {
    fonts = typography
    title = Label(
      InfoPanel.nothing, font: typography.font(13, .bold), color: ToolPalette.text, lineLimit: 3)
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = ToolPalette.panel
    border = Border(width: 1, color: ToolPalette.edge)
    cornerRadius = 12
    addSubview(title)
  }

  private static let nothing = "Open a photograph, or go to one by the arrow keys"

  private func write() {
    title.text = facts?.title ?? InfoPanel.nothing
    for row in rows {
      row.name.removeFromSuperview()
      row.text.removeFromSuperview()
    }
    rows = (facts?.lines ?? []).map { line in
      let name = Label(line.name, font: fonts.font(13), color: ToolPalette.secondary)
      let text = Label(line.text, font: fonts.font(13), color: ToolPalette.text, lineLimit: 4)
      for label in [name, text] {
        label.verticalAlignment = .top
        addSubview(label)
      }
      return (name, text)
    }
    setNeedsLayout()
  }

  /// Its usual place: at the lower left, above the tabs or a photograph's name.
  ///
  /// - Parameter room: Of the window, in points.
  /// - Returns: As high as the facts need.
  func frame(in room: Rect) -> Rect {
    let width = max(0, min(InfoPanel.widest, room.width - 32))
    let wanted = place(width: width) { _, _ in }
    let height = max(0, min(wanted, room.height - 57 - 61))
    return Rect(x: room.x + 16, y: room.maxY - 57 - height, width: width, height: height)
  }

  override func layoutSubviews() { _ = place(width: bounds.width) { $0.frame = $1 } }

  /// Says where everything lies.
  ///
  /// - Returns: The height that takes, in points.
  private func place(width: Double, _ put: (View, Rect) -> Void) -> Double {
    let padding = InfoPanel.padding
    let inner = max(0, width - 2 * padding)
    func height(_ label: Label, _ width: Double) -> Double {
      label.sizeThatFits(Size(width: width, height: .infinity)).height.rounded(.up)
    }
    var y = padding - 2
    let first = height(title, inner)
    put(title, Rect(x: padding, y: y, width: inner, height: first))
    y += first + (rows.isEmpty ? 0 : 6)
    let rest = max(0, inner - InfoPanel.nameWidth)
    for row in rows {
      let high = max(18, height(row.text, rest))
      put(row.name, Rect(x: padding, y: y, width: InfoPanel.nameWidth, height: high))
      put(
        row.text, Rect(x: padding + InfoPanel.nameWidth, y: y, width: rest, height: high))
      y += high + 2
    }
    return y + padding - 4
  }
}
