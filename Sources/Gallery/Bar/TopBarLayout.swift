/// Where everything lies across a ``TopBar``, from how wide each thing would like to be.
struct TopBarLayout: Hashable {
  /// How wide things are, in points; `0` where there is nothing to show.
  struct Measures {
    var title: Double
    var detail: Double
    var hint: Double
    var styles: (SegmentedControl.Density) -> Double
    var presets: (SegmentedControl.Density) -> Double
  }

  /// From a left end, in points.
  struct Span: Hashable {
    var x: Double
    var width: Double

    var end: Double { x + width }
  }

  /// What is left out, the least first.
  private enum Economy: Int, CaseIterable {
    case none, hint, detail, keys, title, length, presets
  }

  var title: Span?
  var detail: Span?
  var styles = Span(x: 0, width: 0)
  var presets: Span?
  var hint: Span?
  var density = SegmentedControl.Density.full

  /// Left of the first thing and right of the last, in points.
  private static let margin = 16.0
  private static let narrowMargin = 10.0

  /// Between groups, in points.
  private static let gap = 16.0
  private static let narrowGap = 8.0

  /// Between title and detail, in points.
  private static let textGap = 8.0

  /// So much of a long title must be seen, in points.
  private static let leastTitle = 120.0

  /// Leaves out as little as the width allows.
  ///
  /// - Parameters:
  ///   - width: The bar's, in points.
  ///   - measures: What is to be placed.
  init(width: Double, _ measures: Measures) {
    for economy in Economy.allCases where place(economy, width, measures) { return }
  }

  /// Places everything that an economy leaves.
  ///
  /// - Returns: Whether there is room for it.
  private mutating func place(
    _ economy: Economy, _ width: Double, _ measures: Measures
  ) -> Bool {
    func keeps(_ other: Economy) -> Bool { economy.rawValue < other.rawValue }
    (title, detail, presets, hint) = (nil, nil, nil, nil)
    density = keeps(.keys) ? .full : keeps(.length) ? .titles : .short
    let margin = keeps(.length) ? TopBarLayout.margin : TopBarLayout.narrowMargin
    let gap = keeps(.length) ? TopBarLayout.gap : TopBarLayout.narrowGap

    // From the right: the hint, which has a margin of its own, and the presets.
    var right = width - margin
    if keeps(.hint), measures.hint > 0 {
      hint = Span(x: right - measures.hint + margin / 2, width: measures.hint)
      right = right - measures.hint + margin / 2 - gap / 2
    }
    if keeps(.presets) {
      let wanted = measures.presets(density)
      presets = Span(x: right - wanted, width: wanted)
      right -= wanted + gap
    }

    // From the left: the title and what is said besides.
    var left = margin
    let stylesWidth = measures.styles(density)
    let room = right - stylesWidth - gap - left
    if keeps(.title), measures.title > 0 {
      let besides =
        keeps(.detail) && measures.detail > 0 ? measures.detail + TopBarLayout.textGap : 0
      let seen = min(measures.title, room - besides)
      if seen < min(measures.title, TopBarLayout.leastTitle) { return false }
      title = Span(x: left, width: seen)
      left += seen
      if besides > 0 {
        detail = Span(x: left + TopBarLayout.textGap, width: measures.detail)
        left += besides
      }
      left += gap
    }

    // In the middle of the bar, or as near to it as may be; at the left where the title had to go.
    let isAlone = presets == nil || keeps(.title)
    let wanted = isAlone ? ((width - stylesWidth) / 2).rounded() : left
    styles = Span(x: max(left, min(wanted, right - stylesWidth)), width: stylesWidth)
    return styles.end <= right
  }
}
