import Hero
import Motion
import SceneGraph

/// What is wrong with a text, each fault on lines of its own; else what was understood.
final class ModifierReport: View {
  private static let lineHeight = 18.0

  /// In a narrow window a fault takes two lines.
  private static func mostLines(in width: Double) -> Int { width < 560 ? 5 : 3 }

  /// The room that is kept for it, whatever is said, so that nothing moves while a person types.
  static func height(in width: Double) -> Double { Double(mostLines(in: width)) * lineHeight }

  private let label: Label
  private var problems: [String] = []
  private var summary = ""

  init(_ kit: ExampleKit) {
    label = kit.note("", lines: 0)
    super.init()
    label.verticalAlignment = .top
    addSubview(label)
  }

  /// - Parameters:
  ///   - parsed: What came of the text.
  ///   - limit: The most characters of the field, if it is full.
  func show(_ parsed: HeroParsedModifiers, cut limit: Int?) {
    problems =
      (limit.map { ["the field is full: it keeps no more than \($0) characters"] } ?? [])
      + parsed.problems.map(\.description)
    summary = ModifierReport.summary(parsed.modifiers)
    label.color = problems.isEmpty ? ProductPalette.faint : ProductPalette.badge
    setNeedsLayout()
  }

  private static func summary(_ modifiers: [HeroModifier]) -> String {
    switch modifiers.count {
    case 0: "No modifiers: nothing moves"
    case 1: "1 modifier"
    default: "\(modifiers.count) modifiers"
    }
  }

  /// As many faults as there is room for, and how many more there are.
  private func text(in width: Double) -> String {
    guard !problems.isEmpty else { return summary }
    var room = ModifierReport.mostLines(in: width)
    var shown: [String] = []
    for problem in problems {
      let lines = TextLayout(problem, font: label.font, width: width).lines.count
      let isLast = shown.count == problems.count - 1
      guard lines <= (isLast ? room : room - 1) else { break }
      shown.append(problem)
      room -= lines
    }
    let rest = problems.count - shown.count
    return (rest > 0 ? shown + ["and \(rest) more"] : shown).joined(separator: "\n")
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 4)
    label.text = text(in: width)
    label.frame = Rect(x: 2, y: 0, width: width, height: bounds.height)
  }
}
