import Hero
import Motion
import SceneGraph

/// The field, under it what is wrong with the text, examples to choose from, and the views.
final class ModifierTextPage: View {
  /// Called with an example that was chosen.
  var onChoose: ((String) -> Void)?

  private let field: TextField
  private let report: ModifierReport
  private let examples: [Button]
  private let stage: View
  private let hint: Label

  /// Each shows something that the others do not; the last has a slip of the pen.
  static let texts = [
    "fade scale(0.5)",
    "fade perspective(500) rotate(0, pi / 2, 0)",
    "translate(-180, 60) arc duration(0.6)",
    "fade scale(0.2) spring(200, 12)",
    "fade translate(0, 60) cascade(0.08, rightToLeft)",
    "fade cascede(0.08) translate(60)",
  ]

  init(_ kit: ExampleKit, _ field: TextField, stage: View) {
    self.field = field
    self.stage = stage
    report = ModifierReport(kit)
    hint = kit.note("Played as you type; Enter plays it again")
    let style = Button.Style(
      title: BarPalette.tint, background: .white, pressed: Color(hex: 0xdcdce2))
    examples = ModifierTextPage.texts.map {
      Button($0, font: kit.fonts.font(12, .mono), style: style)
    }
    super.init()
    stage.backgroundColor = .white
    stage.cornerRadius = 16
    stage.clipsToBounds = true
    for view in [field, report, stage, hint] { addSubview(view) }
    for (button, text) in zip(examples, ModifierTextPage.texts) {
      button.onActivate = { [weak self] in self?.onChoose?(text) }
      addSubview(button)
    }
  }

  /// Shows what came of the text.
  func show(_ parsed: HeroParsedModifiers) {
    field.marked = parsed.problems.map { $0.offset..<($0.offset + max(1, $0.length)) }
    report.show(parsed, cut: field.editor.isFull ? field.editor.limit : nil)
  }

  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width, atMost: 1040)
    let (left, width) = (column.left, column.width)
    field.frame = Rect(x: left, y: 20, width: width, height: 44)
    let lines = ModifierReport.height(in: width)
    report.frame = Rect(x: left, y: 70, width: width, height: lines)
    var (x, y) = (left, 70 + lines + 6)
    for button in examples {
      let wanted = min(width, button.sizeThatFits(bounds.size).width)
      if x + wanted > left + width, x > left { (x, y) = (left, y + 40) }
      button.frame = Rect(x: x, y: y, width: wanted, height: 32)
      x += wanted + 8
    }
    y += 44
    hint.frame = Rect(x: left, y: y, width: width, height: 18)
    y += 24
    stage.frame = Rect(x: left, y: y, width: width, height: max(1, bounds.height - y - 20))
  }
}
