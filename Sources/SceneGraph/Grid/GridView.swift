public import Motion

/// Scrolls over many equal cells, and makes only those in sight.
///
/// A cell that leaves sight is given to the provider again for one that comes into sight. All work
/// of a frame grows with the cells in sight, never with the number there are.
@MainActor
open class GridView: ScrollView {
  /// Makes a cell, or fills one that left sight anew; it is given its frame afterwards.
  public typealias CellProvider = (_ item: Int, _ reused: View?) -> View

  /// How many cells there are; changing it keeps the cells that remain.
  public var itemCount = 0 {
    didSet { if itemCount != oldValue { countDidChange() } }
  }

  /// How many cells lie side by side in a width; by default as many as are 160 points wide.
  public var columns: (_ width: Double) -> Int = {
    GridLayout.columns(in: $0, cellsAtLeast: 160, gap: 10)
  }
  {
    didSet { setNeedsLayout() }
  }

  /// Between neighbours, in points.
  public var gap = 10.0 {
    didSet { if gap != oldValue { setNeedsLayout() } }
  }

  /// Around all cells, in points; scrolls with them.
  public var padding = Insets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if padding != oldValue { setNeedsLayout() } }
  }

  /// What a cell is higher than wide, in points.
  public var captionHeight = 0.0 {
    didSet { if captionHeight != oldValue { setNeedsLayout() } }
  }

  /// Makes the cells; without one there are none.
  public var cellProvider: CellProvider? {
    didSet { reload() }
  }

  /// Called when a cell was clicked, or Enter pressed while it has the focus.
  public var onSelect: ((_ item: Int) -> Void)?

  /// Called when the focus went to another cell.
  public var onFocusChange: ((_ item: Int?) -> Void)?

  /// Recognises the click that selects.
  public let tapGestureRecognizer = TapGestureRecognizer()

  /// The cell that the keyboard acts on, shown by its ``View/focusRing``; `nil` is none.
  ///
  /// Set from outside it is not scrolled to; see ``scrollToItem(_:animated:)``.
  public var focusedItem: Int? {
    didSet {
      if let item = focusedItem, !(0..<itemCount).contains(item) { focusedItem = nil }
      guard focusedItem != oldValue else { return }
      showFocus()
      onFocusChange?(focusedItem)
    }
  }

  private var layout = GridLayout(count: 0, width: 0, columns: 1)
  private var cells: [Int: View] = [:]
  private var spare: [View] = []

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    tapGestureRecognizer.onChange = { [weak self] _ in self?.tapped() }
    addGestureRecognizer(tapGestureRecognizer)
  }

  // MARK: Where cells are

  /// Where all cells lie in the present width.
  public var gridLayout: GridLayout {
    GridLayout(
      count: itemCount, width: bounds.width, columns: columns(bounds.width), gap: gap,
      padding: padding, captionHeight: captionHeight)
  }

  /// Where a cell lies, in the grid's own (scrolled) points, whether or not it is in sight.
  public func frame(forItem item: Int) -> Rect { gridLayout.frame(forItem: item) }

  /// The cell that stands for an item; `nil` where it is out of sight.
  public func cell(forItem item: Int) -> View? {
    layoutIfNeeded()
    return cells[item]
  }

  /// The item that a cell stands for, or that a view inside one belongs to.
  public func item(for view: View) -> Int? {
    cells.first { view.isDescendant(of: $0.value) }?.key
  }

  /// The items of which at least a part is in sight, not counting what ``View/bounds`` shows under
  /// the insets.
  public var visibleItems: Range<Int> {
    gridLayout.items(in: bounds.inset(by: contentInsets))
  }

  /// Whether any part of an item is in sight.
  public func isItemVisible(_ item: Int) -> Bool { visibleItems.contains(item) }

  /// Scrolls as little as brings a cell into sight, with its focus ring.
  ///
  /// - Parameters:
  ///   - item: Which; one that is not there is brought to the nearest that is.
  ///   - animated: Whether a spring takes it there.
  public func scrollToItem(_ item: Int, animated: Bool) {
    guard itemCount > 0 else { return }
    layoutIfNeeded()
    let frame = frame(forItem: min(max(item, 0), itemCount - 1))
    scrollToVisible(
      frame.inset(by: Insets(top: -gap, left: -gap, bottom: -gap, right: -gap)), animated: animated)
  }

  // MARK: What cells show

  /// Asks the provider for every cell anew.
  public func reload() {
    for item in cells.keys.sorted() { recycle(item) }
    setNeedsLayout()
  }

  /// Asks the provider for one cell anew, where it is in sight; it keeps its view.
  public func reloadItem(_ item: Int) {
    guard let cell = cells[item], let cellProvider else { return }
    let new = cellProvider(item, cell)
    if new !== cell {
      cell.removeFromSuperview()
      addSubview(new)
      cells[item] = new
    }
    place(new, at: item)
  }

  open override func layoutSubviews() {
    let previous = layout
    layout = gridLayout
    if layout != previous {
      let anchor = anchor(in: previous)
      contentSize = layout.contentSize
      if let anchor { keep(anchor) }
    }
    fill()
  }

  override func boundsDidChange(resized: Bool) {
    super.boundsDidChange(resized: resized)
    if !resized, layout.items(in: bounds, margin: 1) != madeItems { setNeedsLayout() }
  }

  private var madeItems = 0..<0

  private func fill() {
    madeItems = cellProvider == nil ? 0..<0 : layout.items(in: bounds, margin: 1)
    for item in cells.keys.sorted() where !madeItems.contains(item) { recycle(item) }
    for item in madeItems {
      if let cell = cells[item] {
        place(cell, at: item)
      } else if let cell = cellProvider?(item, spare.popLast()) {
        cells[item] = cell
        place(cell, at: item)
        addSubview(cell)
      }
    }
    // A resize may have made far more spare cells than will be wanted again.
    spare.removeFirst(max(0, spare.count - madeItems.count))
  }

  private func place(_ cell: View, at item: Int) {
    cell.frame = layout.frame(forItem: item)
    cell.isFocused = item == focusedItem
  }

  private func recycle(_ item: Int) {
    guard let cell = cells.removeValue(forKey: item) else { return }
    cell.isFocused = false
    cell.removeFromSuperview()
    spare.append(cell)
  }

  private func countDidChange() {
    if let item = focusedItem, item >= itemCount { focusedItem = nil }
    setNeedsLayout()
  }

  private func showFocus() {
    for (item, cell) in cells { cell.isFocused = item == focusedItem }
  }

  private func tapped() {
    guard let point = tapGestureRecognizer.location(in: self),
      let item = gridLayout.item(at: point)
    else { return }
    onSelect?(item)
  }

  // MARK: Keeping the place

  /// What was kept at the top by the last change of layout.
  ///
  /// It holds until something else scrolls, so that a window that is resized to and fro does not
  /// drift by the items that come to lie left of the anchor.
  private var kept: (anchor: Anchor, offset: Point)?

  /// An item at the top left, and how far the top edge has gone over its row, in rows.
  private struct Anchor {
    var item: Int
    var fraction: Double
  }

  private func anchor(in old: GridLayout) -> Anchor? {
    if let kept, kept.offset == contentOffset { return kept.anchor }
    guard !isDragging, old.rowHeight > 0, old.count > 0, !isAtTop else { return nil }
    let top = contentOffset.y + contentInsets.top - old.padding.top
    let row = min(max((top / old.rowHeight).rounded(.down), 0), Double(old.rows - 1))
    return Anchor(item: Int(row) * old.columns, fraction: top / old.rowHeight - row)
  }

  private func keep(_ anchor: Anchor) {
    let row = layout.frame(forItem: min(anchor.item, max(0, layout.count - 1)))
    let top = row.minY + anchor.fraction * layout.rowHeight - contentInsets.top
    scroll(to: Point(x: contentOffset.x, y: top.rounded()), animated: false)
    kept = (anchor, contentOffset)
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }

  /// Arrows, Home, End and the page keys move the focus and scroll to it; Enter selects.
  ///
  /// - Parameter key: Any key.
  /// - Returns: Whether it was one of those.
  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard itemCount > 0, key.modifiers.isDisjoint(with: [.control, .alt, .command]) else {
      return false
    }
    if key.key == .enter {
      guard let focusedItem else { return false }
      if !key.isRepeat { onSelect?(focusedItem) }
      return true
    }
    guard let move = FocusMove(key.key) else { return false }
    layoutIfNeeded()
    let room = bounds.inset(by: contentInsets).height
    let next = move.target(
      from: focusedItem, visible: visibleItems, count: itemCount, columns: layout.columns,
      rowsPerPage: layout.rowHeight > 0 && room.isFinite ? max(1, Int(room / layout.rowHeight)) : 1)
    focusedItem = next
    scrollToItem(next, animated: true)
    return true
  }
}
