package import Motion
package import SceneGraph

/// A row of choices, one of which is made.
///
/// A click chooses, and so do the arrow keys, Home and End while it has the focus.
package final class SegmentedControl: Control {
  /// One of the choices.
  package struct Segment: Hashable, Sendable {
    /// What it is called.
    package var title: String

    /// What it is called where room is short.
    package var shortTitle: String

    /// The key that chooses it from anywhere, shown beside the title; `nil` shows none.
    package var key: String?

    package init(_ title: String, short: String? = nil, key: String? = nil) {
      self.title = title
      self.shortTitle = short ?? title
      self.key = key
    }
  }

  /// How much it shows.
  package enum Density: Hashable, Sendable, CaseIterable {
    /// Titles and keys.
    case full

    /// Titles.
    case titles

    /// Short titles, close together.
    case short
  }

  package let segments: [Segment]

  /// Which is chosen; setting it does not call ``onSelect``.
  ///
  /// - Precondition: There is such a segment.
  package var selection = 0 {
    didSet {
      precondition(segments.indices.contains(selection), "there is no segment \(selection)")
      if selection != oldValue { colorChoices() }
    }
  }

  package var density = Density.full {
    didSet { if density != oldValue { setNeedsLayout() } }
  }

  /// Called when a person chose another segment, after ``selection`` changed.
  package var onSelect: ((Int) -> Void)?

  private let choices: [SegmentView]
  private let pill = View()

  /// - Parameters:
  ///   - segments: At least one.
  ///   - typography: The fonts of the titles.
  package init(_ segments: [Segment], typography: Typography) {
    precondition(!segments.isEmpty, "a choice needs segments")
    self.segments = segments
    choices = segments.map { SegmentView($0, typography: typography) }
    super.init()
    backgroundColor = BarPalette.track
    cornerRadius = 8
    pill.backgroundColor = BarPalette.pill
    pill.cornerRadius = 6
    pill.shadow = Shadow(
      color: Color(white: 0, alpha: 0.22), offset: Vector(dx: 0, dy: 1), radius: 1.5)
    pill.isUserInteractionEnabled = false
    addSubview(pill)
    for choice in choices { addSubview(choice) }
    tapGestureRecognizer.onChange = { [weak self] recognizer in
      guard let self, let point = recognizer.location(in: self) else { return }
      choose(segment(at: point.x))
    }
    colorChoices()
  }

  // MARK: Choosing

  private func choose(_ index: Int) {
    guard index != selection, segments.indices.contains(index) else { return }
    selection = index
    onSelect?(index)
  }

  /// Which segment a place belongs to.
  ///
  /// - Parameter x: In the control's own points; left and right of it count as its ends.
  /// - Returns: The segment's index.
  private func segment(at x: Double) -> Int {
    layoutIfNeeded()
    return choices.firstIndex { x < $0.frame.maxX } ?? choices.count - 1
  }

  package override func keyDown(_ key: KeyEvent) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return false }
    switch key.key {
    case .left: choose(max(selection - 1, 0))
    case .right: choose(min(selection + 1, segments.count - 1))
    case .home: choose(0)
    case .end: choose(segments.count - 1)
    default: return false
    }
    return true
  }

  /// A press a little above or below counts too: the control is lower than a finger is wide.
  package override func hitTest(_ point: Point) -> View? {
    let margin = max(0, (SegmentedControl.touchHeight - bounds.height) / 2)
    let isNear = point.y >= bounds.minY - margin && point.y < bounds.maxY + margin
    return isNear ? super.hitTest(Point(x: point.x, y: bounds.midY)) : nil
  }

  /// The least height of something to be hit, in points (Apple's guidelines for touch).
  private static let touchHeight = 44.0

  // MARK: Look

  package override func stateDidChange() { alpha = isEnabled ? 1 : 0.4 }

  private func colorChoices() {
    for (index, choice) in choices.enumerated() { choice.isChosen = index == selection }
    setNeedsLayout()
  }

  /// Around the segments, in points.
  private static let inset = 2.0

  /// The room it wants.
  ///
  /// - Parameter density: How much it would show.
  /// - Returns: In whole points.
  package func width(_ density: Density) -> Double {
    choices.reduce(2 * SegmentedControl.inset) { $0 + $1.width(density) }
  }

  /// - Parameter size: Not looked at.
  /// - Returns: What it needs at its ``density``.
  package override func sizeThatFits(_ size: Size) -> Size {
    Size(width: width(density), height: 28)
  }

  package override func layoutSubviews() {
    let inset = SegmentedControl.inset
    let spare = (bounds.width - width(density)) / Double(choices.count)
    var x = inset
    for choice in choices {
      let width = choice.width(density) + spare
      choice.density = density
      choice.frame = Rect(
        x: x, y: inset, width: width, height: max(0, bounds.height - 2 * inset))
      x += width
    }
    pill.frame = choices[selection].frame
  }

  /// Lines between segments of which neither is chosen.
  package override func draw(into list: inout DisplayList) {
    for (index, choice) in choices.enumerated().dropFirst()
    where index != selection && index - 1 != selection {
      let line = Rect(
        x: choice.frame.minX.rounded(), y: bounds.minY + 8, width: 1,
        height: max(0, bounds.height - 16))
      if line.isDrawable { list.append(.fill(RoundedRect(rect: line), BarPalette.separator)) }
    }
  }
}
