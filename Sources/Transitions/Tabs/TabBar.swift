import Motion
public import SceneGraph

/// Shows an item for each tab, of equal widths; the selected one in another colour, under a line.
///
/// A click selects, as do Enter and Space on the item that has the focus; the left and right arrows
/// move the selection while an item has it. Without a font items show no title.
@MainActor
public final class TabBar: View {
  /// Its looks.
  public struct Style: Hashable, Sendable {
    /// In points; 49 as iOS's.
    public var height: Double

    /// The ground.
    public var background: Color

    /// The line above.
    public var separator: Color

    /// The items that are not selected.
    public var item: Color

    /// The selected item.
    public var tint: Color

    /// Creates a light bar with a blue selection, unless said otherwise.
    public init(
      height: Double = 49, background: Color = Color(white: 0.97),
      separator: Color = Color(white: 0.8), item: Color = Color(white: 0.35),
      tint: Color = Color(hex: 0x0066CC)
    ) {
      self.height = height
      self.background = background
      self.separator = separator
      self.item = item
      self.tint = tint
    }
  }

  /// Its looks; a new height takes effect with the next layout.
  public var style = Style() {
    didSet { if style != oldValue { styleDidChange() } }
  }

  /// What titles are written in; `nil` writes none.
  public var font: Font? {
    didSet { if font != oldValue { update() } }
  }

  /// The items from the left to the right.
  public private(set) var items: [TabItem] = []

  var onSelect: ((Int) -> Void)?
  var onMove: ((Int) -> Void)?
  private var selected = 0

  init() {
    super.init()
    styleDidChange()
  }

  /// Shows tabs.
  ///
  /// - Parameters:
  ///   - titles: From the left to the right.
  ///   - selected: Which is selected.
  func show(_ titles: [String], selected: Int) {
    while items.count < titles.count { add() }
    self.selected = selected
    for (item, title) in zip(items, titles) { item.title = title }
    update()
  }

  private func add() {
    let (item, index) = (TabItem(), items.count)
    item.onActivate = { [weak self] in self?.onSelect?(index) }
    items.append(item)
    addSubview(item)
  }

  /// Gives each item its share of the width.
  public override func layoutSubviews() {
    let count = Double(max(1, items.count))
    for (index, item) in items.enumerated() {
      let left = (bounds.width * Double(index) / count).rounded()
      let right = (bounds.width * Double(index + 1) / count).rounded()
      item.frame = Rect(x: left, y: 0, width: right - left, height: bounds.height)
    }
  }

  /// Draws the line above.
  public override func draw(into list: inout DisplayList) {
    list.append(
      .fill(
        RoundedRect(rect: Rect(x: 0, y: 0, width: bounds.width, height: 1)), style.separator))
  }

  /// The arrows select a neighbour and move the focus to it.
  public override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty, let now = items.firstIndex(where: \.isFirstResponder) else {
      return false
    }
    let next =
      switch key.key {
      case .left: now - 1
      case .right: now + 1
      default: -1
      }
    guard items.indices.contains(next) else { return false }
    onMove?(next)
    return true
  }

  private func update() {
    for (index, item) in items.enumerated() {
      item.font = font
      item.isSelected = index == selected
      item.tint = item.isSelected ? style.tint : style.item
    }
  }

  private func styleDidChange() {
    backgroundColor = style.background
    update()
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
}
