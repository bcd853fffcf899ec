public import Motion

/// Scrolls over many cells, and makes only those in sight.
///
/// A cell that leaves sight is given to the provider again for one that comes into sight. All work
/// of a frame grows with the cells in sight, never with the number there are.
@MainActor
open class GridView: ScrollView {
  /// Makes a cell, or fills one that left sight anew; it is given its frame afterwards.
  public typealias CellProvider = (_ item: Int, _ reused: View?) -> View

  /// Says where cells lie, for a number of them and the grid's width in points.
  public typealias LayoutProvider = (_ count: Int, _ width: Double) -> any CellLayout

  /// How many cells there are; changing it keeps the cells that remain.
  public var itemCount = 0 {
    didSet { if itemCount != oldValue { countDidChange() } }
  }

  /// Says where the cells lie; by default in squares at least 160 points wide, 10 apart.
  ///
  /// Set, it takes effect at once; see ``setLayout(_:keeping:animated:)`` for cells that glide.
  public var makeLayout: LayoutProvider = { count, width in
    GridLayout(
      count: count, width: width,
      columns: GridLayout.columns(in: width, cellsAtLeast: 160, gap: 10), gap: 10,
      padding: Insets(top: 10, left: 10, bottom: 10, right: 10))
  }
  {
    didSet { invalidateLayout() }
  }

  /// Makes the cells; without one there are none.
  public var cellProvider: CellProvider? {
    didSet { reload() }
  }

  /// Called when a cell was clicked, or Enter pressed while it has the focus.
  public var onSelect: ((_ item: Int) -> Void)?

  /// Called when the focus went to another cell.
  public var onFocusChange: ((_ item: Int?) -> Void)?

  /// Called when the cells have got places by another layout, or by the same after it was made anew.
  public var onLayoutChange: (() -> Void)?

  /// Called whenever a cell is placed, with what is left of the way that it glides: `1` as it sets out, `0` at
  /// its place. What is inside of a cell can come to its own place at the same pace.
  public var onGlide: ((_ cell: View, _ remaining: Double) -> Void)?

  /// Recognises the click that selects.
  public let tapGestureRecognizer = TapGestureRecognizer()

  /// The cell that the keyboard acts on, shown by its ``View/focusRing`` while the grid is the scene's
  /// ``Scene/focusedView``; `nil` is none.
  ///
  /// A key that moves it, or a way through all controls that comes to the grid, makes the grid that; a click
  /// on a cell only says where the keys go on from. Set from outside it is not scrolled to; see
  /// ``scrollToItem(_:animated:)``.
  public var focusedItem: Int? {
    didSet {
      if let item = focusedItem, !(0..<itemCount).contains(item) { focusedItem = nil }
      guard focusedItem != oldValue else { return }
      showFocus()
      onFocusChange?(focusedItem)
    }
  }

  /// The cells by their items.
  var cells: [Int: View] = [:]
  var spare: [View] = []

  /// What the layout depends on.
  struct LayoutKey: Hashable {
    var count = 0
    var width = 0.0
    var revision = 0
  }

  private var revision = 0
  private var cached: (key: LayoutKey, layout: any CellLayout) = (
    LayoutKey(), GridLayout(count: 0, width: 0, columns: 1)
  )

  /// What the cells were placed by.
  private var placed: (key: LayoutKey, layout: any CellLayout) = (
    LayoutKey(), GridLayout(count: 0, width: 0, columns: 1)
  )

  /// The cells that are not at their places yet.
  private(set) lazy var motions = CellMotions { [weak self] in self?.cellsDidMove($0) }

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    // Its cells have one each.
    focusRing = nil
    tapGestureRecognizer.onChange = { [weak self] _ in self?.tapped() }
    addGestureRecognizer(tapGestureRecognizer)
  }

  // MARK: Where cells are

  /// Where all cells lie in the present width.
  public var cellLayout: any CellLayout {
    let key = LayoutKey(count: itemCount, width: bounds.width, revision: revision)
    if cached.key != key { cached = (key, makeLayout(itemCount, bounds.width)) }
    return cached.layout
  }

  /// Asks for the layout anew before the next frame: something else that it depends on has changed.
  ///
  /// What lies at the top stays there, even while it scrolls.
  public func invalidateLayout() {
    revision += 1
    setNeedsLayout()
  }

  /// Where a cell lies, in the grid's own (scrolled) points, whether or not it is in sight.
  ///
  /// A cell that glides is on its way there.
  public func frame(forItem item: Int) -> Rect { cellLayout.frame(forItem: item) }

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
    cellLayout.items(in: bounds.inset(by: contentInsets))
  }

  /// Whether any part of an item is in sight.
  public func isItemVisible(_ item: Int) -> Bool {
    visibleItems.contains(item)
      && frame(forItem: item).maxY > bounds.inset(by: contentInsets).minY
  }

  /// Scrolls as little as brings a cell into sight, with its focus ring.
  ///
  /// - Parameters:
  ///   - item: Which; one that is not there is brought to the nearest that is.
  ///   - animated: Whether a spring takes it there.
  public func scrollToItem(_ item: Int, animated: Bool) {
    guard itemCount > 0 else { return }
    layoutIfNeeded()
    let frame = frame(forItem: min(max(item, 0), itemCount - 1))
    let gap = cellLayout.gap
    scrollToVisible(
      frame.inset(by: Insets(top: -gap, left: -gap, bottom: -gap, right: -gap)), animated: animated)
  }

  // MARK: What cells show

  /// Asks the provider for every cell anew.
  public func reload() {
    motions.finish()
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

  /// Asks the provider for every cell anew, those on their way out of sight included; each keeps its view and
  /// goes on.
  public func reloadItems() {
    for item in cells.keys.sorted() { reloadItem(item) }
  }

  open override func layoutSubviews() {
    let layout = cellLayout
    if cached.key != placed.key {
      let anchor = anchor(in: placed.layout)
      placed = cached
      contentSize = layout.contentSize
      if let anchor { keep(anchor, in: layout) }
      fill()
      onLayoutChange?()
    } else {
      fill()
    }
  }

  override func boundsDidChange(resized: Bool) {
    super.boundsDidChange(resized: resized)
    if !resized, placed.layout.itemsAround(bounds) != madeItems { setNeedsLayout() }
  }

  /// The items that have cells: those in sight, and about a row around them.
  public private(set) var madeItems = 0..<0

  private func fill() {
    madeItems = cellProvider == nil ? 0..<0 : placed.layout.itemsAround(bounds)
    for item in cells.keys.sorted() where !madeItems.contains(item) {
      if motions.glides[item] == nil { recycle(item) }
    }
    for item in madeItems {
      if let cell = cells[item] { place(cell, at: item) } else { make(item) }
    }
    // A resize may have made far more spare cells than will be wanted again.
    spare.removeFirst(max(0, spare.count - madeItems.count))
  }

  /// Makes the cell of an item that has none.
  func make(_ item: Int) {
    guard let cell = cellProvider?(item, spare.popLast()) else { return }
    cells[item] = cell
    if motions.state(of: item).offset.alpha != 0 { motions.alphas[item] = cell.alpha }
    place(cell, at: item)
    addSubview(cell)
  }

  private func place(_ cell: View, at item: Int) {
    let offset = motions.state(of: item).offset
    cell.frame = offset.applied(to: placed.layout.frame(forItem: item))
    onGlide?(cell, motions.remaining(of: item))
    if let alpha = motions.alphas[item] { cell.alpha = alpha * (1 - offset.alpha) }
    cell.isFocused = isFocused && item == focusedItem
  }

  func recycle(_ item: Int) {
    guard let cell = cells.removeValue(forKey: item) else { return }
    if let alpha = motions.alphas.removeValue(forKey: item) { cell.alpha = alpha }
    cell.isFocused = false
    cell.removeFromSuperview()
    spare.append(cell)
  }

  private func cellsDidMove(_ finished: [Int]) {
    for (item, cell) in cells where motions.glides[item] != nil { place(cell, at: item) }
    for item in finished.sorted() {
      guard let cell = cells[item] else { continue }
      place(cell, at: item)
      motions.alphas[item] = nil
      if !madeItems.contains(item) { recycle(item) }
    }
  }

  private func countDidChange() {
    if let item = focusedItem, item >= itemCount { focusedItem = nil }
    setNeedsLayout()
  }

  private func tapped() {
    guard let point = tapGestureRecognizer.location(in: self) else { return }
    // As they are shown: some may not be at their places yet.
    let hit = cells.filter { $0.value.frame.contains(point) }
    guard let item = hit.keys.min() else { return }
    focusedItem = item
    onSelect?(item)
  }

  // MARK: Keeping the place

  /// What was kept at the top by the last change of layout.
  ///
  /// It holds until something else scrolls, so that a window that is resized to and fro does not
  /// drift by the items that come to lie left of the anchor.
  private var kept: (anchor: CellAnchor, offset: Point)?

  /// The first item in sight, unless everything is shown from the top.
  func anchor(in old: any CellLayout) -> CellAnchor? {
    if let kept, kept.offset == contentOffset { return kept.anchor }
    guard !isAtTop, !isDragging || placed.key.width == bounds.width else { return nil }
    let top = contentOffset + Vector(dx: contentInsets.left, dy: contentInsets.top)
    return CellAnchor(atTop: top.y, of: old)
  }

  private func keep(_ anchor: CellAnchor, in layout: any CellLayout) {
    guard let top = anchor.top(in: layout) else { return }
    let wanted = top - contentInsets.top
    contentDidMove(by: Vector(dx: 0, dy: (wanted - contentOffset.y).rounded()))
    if !isMoving, !isDragging { kept = (anchor, contentOffset) }
  }

  // MARK: Changes that are seen

  /// Lets the cells go to the places of another layout.
  ///
  /// - Parameters:
  ///   - make: Says where they lie from now on.
  ///   - point: What lies there, in the grid's own (scrolled) points, stays there; `nil` is the first item
  ///     in sight.
  ///   - animated: Whether they glide, from where they are shown and as fast as they move; it happens at
  ///     once in a view that is in no scene.
  public func setLayout(
    _ make: @escaping LayoutProvider, keeping point: Point? = nil, animated: Bool
  ) {
    layoutIfNeeded()
    let old = placed.layout
    let anchor = point.flatMap { CellAnchor(at: $0, of: old, inSight: bounds) }
    change(moves: .none(count: itemCount), anchor: anchor, animated: animated) { makeLayout = make }
  }

  /// Shows other items: those that remain glide to their new places, new ones fade in, and those that are
  /// gone fade out.
  ///
  /// The focus stays on its item, and the first item in sight that remains stays where it is, unless
  /// everything is shown from the top.
  ///
  /// - Parameters:
  ///   - count: How many there are now.
  ///   - moves: Which of them is which of before. What cells that remain show is not asked for anew.
  ///   - animated: Whether any of this is seen; it happens at once in a view that is in no scene.
  public func update(itemCount count: Int, moves: ItemMoves, animated: Bool) {
    layoutIfNeeded()
    let old = placed.layout
    var anchor: CellAnchor?
    if !isAtTop {
      let remaining = old.items(in: bounds.inset(by: contentInsets)).lazy.compactMap { item in
        moves.newItem(item).map { (item, $0) }
      }
      anchor = remaining.first.map { was, now in
        CellAnchor(
          item: now, frame: old.frame(forItem: was), top: contentOffset.y + contentInsets.top,
          old.gap)
      }
    }
    change(moves: moves, anchor: anchor, animated: animated) { itemCount = count }
  }

  private func change(
    moves: ItemMoves, anchor: CellAnchor?, animated: Bool, _ change: () -> Void
  ) {
    var course = CellCourse(of: self, old: placed.layout)
    let anchor = anchor ?? self.anchor(in: placed.layout)
    let focus = focusedItem.flatMap(moves.newItem)
    course.remap(moves)
    stopScrolling()
    cells = course.cells
    motions.alphas = course.alphas
    change()
    focusedItem = focus
    let layout = cellLayout
    placed = cached
    kept = nil
    contentSize = layout.contentSize
    if let top = anchor?.top(in: layout) {
      scroll(
        to: Point(x: contentOffset.x, y: (top - contentInsets.top).rounded()), animated: false)
    }
    guard animated, let scene else {
      motions.finish()
      course.removeGone()
      fill()
      onLayoutChange?()
      return
    }
    let made = layout.itemsAround(bounds)
    let (glides, leaving) = course.ways(
      to: layout, offset: contentOffset, made: made, moves: moves, from: scene.time)
    motions.start(glides, leaving: leaving, at: scene.time)
    fill()
    for item in glides.keys.sorted() where cells[item] == nil { make(item) }
    cellsDidMove([])
    scene.startMoving(motions)
    onLayoutChange?()
  }

  // MARK: Keys

  open override var canBecomeFirstResponder: Bool { true }
  open override var canBecomeFocused: Bool { itemCount > 0 }

  /// Shows the ring on the cell that the keyboard acts on, which is the first in sight where there was none.
  open override func focusDidChange() { ringDidChange() }

  /// Arrows, Home, End and the page keys move the focus and scroll to it; Enter selects.
  ///
  /// While something else has the focus, the first of them brings it back to the cell it was on, or the one
  /// that was clicked last, where that is in sight.
  ///
  /// - Parameter key: Any key.
  /// - Returns: Whether it was one of those.
  open override func keyDown(_ key: KeyEvent) -> Bool { take(key) }
}
