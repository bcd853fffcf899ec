import Motion
import SceneGraph

/// What one segment of a ``SegmentedControl`` shows: a title, and the key that chooses it.
final class SegmentView: View {
  var isChosen = false {
    didSet { if isChosen != oldValue { styleDidChange() } }
  }

  var density = SegmentedControl.Density.full {
    didSet { if density != oldValue { styleDidChange() } }
  }

  private let segment: SegmentedControl.Segment
  private let title: Label
  private let key: Label
  private let regular: Font
  private let bold: Font

  /// How wide it is at each density, in whole points.
  private var widths: [SegmentedControl.Density: Double] = [:]

  /// Between key and title, in points.
  private static let gap = 5.0

  init(_ segment: SegmentedControl.Segment, typography: Typography) {
    self.segment = segment
    regular = typography.font(13)
    bold = typography.font(13, .bold)
    title = Label(segment.title, font: regular, alignment: .center)
    key = Label(segment.key ?? "", font: typography.font(12, .mono), color: BarPalette.faint)
    super.init()
    isUserInteractionEnabled = false
    addSubview(key)
    addSubview(title)
    for density in SegmentedControl.Density.allCases { widths[density] = measure(density) }
    styleDidChange()
  }

  func width(_ density: SegmentedControl.Density) -> Double { widths[density] ?? 0 }

  private static func padding(_ density: SegmentedControl.Density) -> Double {
    switch density {
    case .full: 11
    case .titles: 10
    case .short: 7
    }
  }

  private var keyWidth: Double {
    segment.key == nil ? 0 : key.sizeThatFits(.infinite).width + SegmentView.gap
  }

  /// The bold title is the wider one: nothing moves when another segment is chosen.
  private func measure(_ density: SegmentedControl.Density) -> Double {
    let text = density == .short ? segment.shortTitle : segment.title
    let width = max(
      TextLayout(text, font: bold).size.width, TextLayout(text, font: regular).size.width)
    return width.rounded(.up) + (density == .full ? keyWidth : 0)
      + 2 * SegmentView.padding(density)
  }

  private func styleDidChange() {
    title.text = density == .short ? segment.shortTitle : segment.title
    title.font = isChosen ? bold : regular
    title.color = isChosen ? BarPalette.text : BarPalette.secondary
    key.isHidden = density != .full || segment.key == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let before = key.isHidden ? 0 : keyWidth
    let wanted = title.sizeThatFits(.infinite).width
    // Title and key stand in the middle together.
    let left = ((bounds.width - before - wanted) / 2).rounded()
    key.frame = Rect(
      x: left, y: 0, width: max(0, before - SegmentView.gap), height: bounds.height)
    title.frame = Rect(
      x: left + before, y: 0, width: min(wanted, bounds.width - before), height: bounds.height)
  }
}

extension Size {
  /// As much room as is wanted.
  fileprivate static let infinite = Size(width: .infinity, height: .infinity)
}
