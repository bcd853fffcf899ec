import Motion
package import SceneGraph
import Transitions

/// The panel at the side: how the style moves, its figures, and what matched.
package final class InspectorPanel: View {
  /// In points.
  package static let width = 272.0

  /// Called when a person picked another value of a setting.
  package var onChange: ((MotionSetting, Double) -> Void)?

  /// Called when a person wants the defaults of what is shown back.
  package var onReset: (([MotionSetting]) -> Void)?

  /// Called when a person wants all that was changed on the clipboard.
  package var onCopy: (() -> Void)?

  let graph = ProgressGraph()

  /// The rows that are shown, from the top to the bottom.
  private(set) var rows: [SettingRow] = []

  private let typography: Typography
  private let title: Label
  private let detail: Label
  let resetButton: Button
  let copyButton: Button
  private let list = ScrollView()
  private var headings: [Label] = []
  private var notes: [[Label]] = [[], []]
  private var shown: [MotionSetting] = []

  private static let (padding, gap, headingHeight, noteHeight) = (16.0, 10.0, 22.0, 17.0)
  private static let graphHeight = 92.0
  private static let headHeight = 54.0

  package init(typography: Typography) {
    self.typography = typography
    title = Label("Inspector", font: typography.font(16, .bold), color: BarPalette.text)
    detail = Label("", font: typography.font(13), color: BarPalette.faint)
    func button(_ title: String) -> Button {
      Button(
        title, font: typography.font(13),
        style: Button.Style(
          title: BarPalette.tint, background: .clear, pressed: Color(white: 0, alpha: 0.08)))
    }
    (resetButton, copyButton) = (button("Reset"), button("Copy"))
    super.init()
    backgroundColor = .white
    cornerRadius = 14
    clipsToBounds = false
    shadow = Shadow(
      color: Color(white: 0, alpha: 0.28), offset: Vector(dx: 0, dy: 4), radius: 12)
    border = Border(width: 1, color: Color(white: 0, alpha: 0.08))
    for view in [title, detail, copyButton, resetButton, graph, list] { addSubview(view) }
    for button in [resetButton, copyButton] {
      button.padding = Insets(top: 3, left: 8, bottom: 3, right: 8)
    }
    copyButton.onActivate = { [weak self] in self?.onCopy?() }
    resetButton.onActivate = { [weak self] in self.map { $0.onReset?($0.shown) } }
    list.onScroll = { [weak self] _ in self?.setNeedsLayout() }
  }

  /// What is inspected, such as "hero · default".
  package var subtitle: String {
    get { detail.text }
    set { detail.text = newValue }
  }

  /// Shows some settings, those of a group under each other.
  package func show(_ wanted: [MotionSetting], _ settings: MotionSettings) {
    if wanted != shown { build(wanted) }
    for row in rows { row.show(settings) }
    resetButton.isEnabled = wanted.contains(where: settings.isChanged)
    copyButton.isEnabled = !settings.changed.isEmpty
  }

  /// What lies over each other in what is held, the uppermost first; empty for nothing.
  var layers: [String] = [] {
    didSet { if layers != oldValue { write(layers, "layers, the uppermost first", .layers) } }
  }

  /// What is said of the views of what is held, a line each; empty for nothing.
  package var report: [String] = [] {
    didSet { if report != oldValue { write(report, "matches", .report) } }
  }

  /// A paragraph beneath the settings.
  private enum Part: Int, CaseIterable {
    case report, layers
  }

  private func build(_ wanted: [MotionSetting]) {
    for view in rows as [View] + headings { view.removeFromSuperview() }
    shown = wanted
    rows = wanted.map { setting in
      let row = SettingRow(setting, typography: typography)
      row.onChange = { [weak self] in self?.onChange?($0, $1) }
      return row
    }
    var groups: [MotionSetting.Group] = []
    for setting in wanted where groups.last != setting.group { groups.append(setting.group) }
    headings = groups.map {
      Label($0.rawValue, font: typography.font(13, .bold), color: BarPalette.text)
    }
    for view in rows as [View] + headings { list.addSubview(view) }
    setNeedsLayout()
  }

  /// Writes a paragraph; labels that are there are used again, since layers are written in each frame.
  private func write(_ lines: [String], _ heading: String, _ part: Part) {
    let texts = lines.isEmpty ? [] : [heading] + lines
    var labels = notes[part.rawValue]
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count {
      let isHeading = labels.isEmpty
      let label = Label(
        "",
        font: isHeading
          ? typography.font(13, .bold)
          : part == .layers ? typography.font(12) : typography.font(13),
        color: isHeading ? BarPalette.text : BarPalette.secondary)
      labels.append(label)
      list.addSubview(label)
    }
    for (label, text) in zip(labels, texts) { label.text = text }
    if labels.count != notes[part.rawValue].count { setNeedsLayout() }
    notes[part.rawValue] = labels
  }

  package override func layoutSubviews() {
    let padding = InspectorPanel.padding
    let inner = bounds.width - 2 * padding
    title.frame = Rect(x: padding, y: 12, width: inner, height: 20)
    detail.frame = Rect(x: padding, y: 32, width: inner, height: 16)
    var right = bounds.width - padding + 8
    for button in [resetButton, copyButton] {
      let width = button.sizeThatFits(Size(width: .infinity, height: .infinity)).width
      button.frame = Rect(x: right - width, y: 10, width: width, height: 24)
      right -= width
    }
    graph.frame = Rect(
      x: padding, y: InspectorPanel.headHeight, width: inner, height: graphHeight)
    let top = graph.frame.maxY + 6
    list.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - 8))
    guard isSheet, !notes.allSatisfy(\.isEmpty) else {
      let end = layOutNotes(padding, from: layOutRows(inner), inner)
      list.contentSize = Size(width: bounds.width, height: end + 4)
      return
    }
    let column = ((inner - padding) / 2).rounded()
    let ends = [
      layOutRows(column),
      layOutNotes(2 * padding + column, from: 2 - InspectorPanel.gap, inner - padding - column),
    ]
    list.contentSize = Size(width: bounds.width, height: (ends.max() ?? 0) + 4)
  }

  /// Whether it lies along an edge, wide and low: then what is said of the views is beside the settings,
  /// in sight without scrolling.
  private var isSheet: Bool { bounds.width >= 1.5 * InspectorPanel.width }

  private var graphHeight: Double { isSheet ? 48 : InspectorPanel.graphHeight }

  /// - Returns: Where they end.
  private func layOutRows(_ width: Double) -> Double {
    let padding = InspectorPanel.padding
    var y = 2.0
    var group: MotionSetting.Group?
    var heading = headings.makeIterator()
    for row in rows {
      if row.setting.group != group {
        if group != nil { y += InspectorPanel.gap }
        group = row.setting.group
        heading.next()?.frame = Rect(x: padding, y: y, width: width, height: 18)
        y += InspectorPanel.headingHeight
      }
      row.frame = Rect(x: padding, y: y, width: width, height: SettingRow.height)
      y += SettingRow.height
    }
    return y
  }

  /// - Returns: Where they end.
  private func layOutNotes(_ left: Double, from top: Double, _ width: Double) -> Double {
    var y = top
    for part in notes where !part.isEmpty {
      y += InspectorPanel.gap
      for (number, note) in part.enumerated() {
        let height = number == 0 ? InspectorPanel.headingHeight : InspectorPanel.noteHeight
        // Beside the settings its heading is in line with theirs.
        let text = isSheet ? min(height, 18) : height
        note.frame = Rect(x: left, y: y, width: width, height: text)
        y += height
      }
    }
    return y
  }

  /// How high it would like to be, in points.
  package var wantedHeight: Double {
    let groups = Double(headings.count)
    var height = 6 + Double(rows.count) * SettingRow.height
    height += groups * InspectorPanel.headingHeight + max(0, groups - 1) * InspectorPanel.gap
    for part in notes where !part.isEmpty {
      height += InspectorPanel.gap + InspectorPanel.headingHeight
      height += Double(part.count - 1) * InspectorPanel.noteHeight
    }
    return InspectorPanel.headHeight + InspectorPanel.graphHeight + 6 + height + 8
  }
}
