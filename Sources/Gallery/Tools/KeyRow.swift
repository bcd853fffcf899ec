import Motion
import SceneGraph

/// One line of a ``KeysPanel``: keys, and what they do.
final class KeyRow: View {
  static let height = 30.0

  /// The least height, at which keys nearly touch those beneath them.
  static let least = 24.0

  /// Between keys and text, in points.
  private static let textGap = 14.0

  private let caps: [KeyCap]
  private let action: Label

  /// Where the text begins, in points: the same in all rows of a column.
  var textInset = 0.0 {
    didSet { if textInset != oldValue { setNeedsLayout() } }
  }

  init(_ help: KeyHelp, typography: Typography) {
    caps = help.keys.map { KeyCap($0, typography: typography) }
    action = Label(help.action, font: typography.font(13), color: BarPalette.secondary)
    super.init()
    for cap in caps { addSubview(cap) }
    addSubview(action)
  }

  /// How wide the keys are with the gap that follows them, in points.
  var keysWidth: Double {
    caps.reduce(-KeyCap.gap) { $0 + $1.width + KeyCap.gap } + KeyRow.textGap
  }

  /// How wide the text is, in points.
  var textWidth: Double {
    action.sizeThatFits(Size(width: .infinity, height: .infinity)).width
  }

  override func layoutSubviews() {
    var x = 0.0
    for cap in caps {
      cap.frame = Rect(
        x: x, y: ((bounds.height - KeyCap.height) / 2).rounded(), width: cap.width,
        height: KeyCap.height)
      x += cap.width + KeyCap.gap
    }
    action.frame = Rect(
      x: textInset, y: 0, width: max(0, bounds.width - textInset), height: bounds.height)
  }
}

/// A key of a keyboard.
final class KeyCap: View {
  static let height = 22.0

  /// Between two keys, in points.
  static let gap = 4.0

  private let label: Label

  init(_ name: String, typography: Typography) {
    label = Label(
      name, font: typography.font(13), color: BarPalette.text, alignment: .center)
    super.init()
    backgroundColor = .white
    border = Border(width: 1, color: Color(hex: 0xc6c6cd))
    shadow = Shadow(color: Color(white: 0, alpha: 0.14), offset: Vector(dx: 0, dy: 1), radius: 0.5)
    cornerRadius = 5
    addSubview(label)
  }

  var width: Double {
    let wanted = label.sizeThatFits(Size(width: .infinity, height: .infinity)).width
    return max(KeyCap.height, wanted + 14)
  }

  override func layoutSubviews() { label.frame = bounds }
}
