import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions

/// The thumbnails, in one of several layouts, from which photographs are opened.
final class GridScreen: ViewController {
  /// How the next photograph is opened; one of ``GalleryStyle/ofPhotographs``.
  var style: GalleryStyle

  /// With whose figures.
  var preset: HeroStyle.Preset

  /// The figures; those that are open take them as well.
  var settings: MotionSettings {
    didSet { if settings != oldValue { settingsDidChange() } }
  }

  let album: Album
  let grid = GridView()
  private let fonts: Typography
  private let bar: View
  private lazy var empty = EmptyNote(fonts: fonts)
  private lazy var scrollBar = ScrollBar(of: grid)

  /// The screens that show a photograph, closing ones included, in the order of opening.
  private(set) var details: [DetailScreen] = []

  /// How the thumbnails are laid out, and how large.
  private(set) var layout = PhotoLayout.square
  private(set) var density = PhotoLayout.Density()

  /// Where the pointer is, in the points of the screen's view; asked when a key changes the density.
  var pointerLocation: () -> Point? = { nil }

  private var densityGesture: DensityGesture?
  private let shapes: PhotoShapes

  /// What parts of the next layout are taken from.
  private var lastLayout: (any CellLayout)?

  /// What cells that come into sight come from, while the layout changes.
  private var formerLayout: PhotoLayout?

  private var awaited = AwaitedItem()

  private let orders: ThumbnailOrders

  init(album: Album, fonts: Typography, bar: View, options: GalleryOptions) {
    self.album = album
    orders = ThumbnailOrders(album: album)
    shapes = PhotoShapes(album: album, readsAhead: options.readsInBackground)
    self.fonts = fonts
    self.bar = bar
    style = options.style.opensProducts ? .hero : options.style
    preset = options.preset
    settings = options.settings
    layout = options.layout
    super.init()
  }

  override func makeView() -> View {
    GridScreenView(bar: bar, grid: grid, scrollBar: scrollBar, empty: empty) { [weak self] in
      self?.didLayOut()
    }
  }

  override func viewDidLoad() {
    readShapes()
    grid.makeLayout = { [weak self] in
      self?.makeLayout(count: $0, width: $1) ?? GridLayout(count: $0, width: $1, columns: 1)
    }
    grid.itemCount = album.count
    grid.cellProvider = { [weak self] item, reused in
      self?.cell(for: item, reusing: reused) ?? View()
    }
    grid.onGlide = { ($0 as? PhotoCell)?.glide(remaining: $1) }
    grid.onSelect = { [weak self] in self?.open($0) }
    grid.onLayoutChange = { [weak self] in self?.order() }
    grid.onScroll = { [weak self] _ in self?.didScroll() }
    densityGesture = DensityGesture(on: grid) { [weak self] in self?.changeDensity($0, at: $1) }
  }

  // MARK: Layout

  private func makeLayout(count: Int, width: Double) -> any CellLayout {
    let ratios =
      layout.followsShapes
      ? shapes.ratios(
        for: PhotoShapes.Form(layout: layout, density: density, width: width),
        inSight: orders.visible.lowerBound) : []
    let made = layout.cells(
      count: count, aspectRatios: ratios, width: width, density: density, previous: lastLayout)
    lastLayout = made
    return made
  }

  /// Lays the thumbnails out another way; those in sight glide to their new places.
  func setLayout(_ layout: PhotoLayout) {
    guard layout != self.layout else { return }
    let point = focusPoint
    formerLayout = self.layout
    self.layout = layout
    readShapes()
    relayOut(keeping: point)
    formerLayout = nil
  }

  /// Reads the photographs' shapes, where the layout follows them.
  private func readShapes() {
    if layout.followsShapes { shapes.read(from: orders.visible.lowerBound) }
  }

  /// Shows the thumbnails larger or smaller.
  ///
  /// - Parameters:
  ///   - step: `1` is larger, `-1` smaller, `0` as at the start.
  ///   - point: What lies there stays there, in the grid's points; `nil` is what has the focus, or the first
  ///     in sight.
  func changeDensity(_ step: Int, at point: Point?) {
    let next =
      step == 0
      ? PhotoLayout.Density()
      : density.stepped(step, in: layout, width: grid.bounds.width)
    guard next != density else { return }
    density = next
    relayOut(keeping: point ?? focusPoint)
  }

  /// Where the cell with the ring is, if it is in sight.
  private var focusPoint: Point? {
    guard grid.isFocused, let item = grid.focusedItem, grid.isItemVisible(item) else { return nil }
    return grid.frame(forItem: item).center
  }

  private func relayOut(keeping point: Point?) {
    let isAnimated = stage.map { !$0.reducesMotion } ?? false
    let focus = focusPoint == nil ? nil : grid.focusedItem
    grid.setLayout(grid.makeLayout, keeping: point, animated: isAnimated)
    // What has the ring may have become larger than its place at an edge.
    if let focus { grid.scrollToItem(focus, animated: isAnimated) }
    grid.reloadItems()
    if !details.isEmpty { transitionGeometryDidChange() }
  }

  private func densityKey(_ key: KeyEvent) -> Bool {
    guard key.modifiers.contains(.control) else { return false }
    let point = pointerLocation().flatMap { point in
      grid.frame.contains(point) ? view.convert(point, to: grid) : nil
    }
    switch key.key {
    case .character("+"), .character("="): changeDensity(1, at: point)
    case .character("-"): changeDensity(-1, at: point)
    case .character("0"): changeDensity(0, at: point)
    default: return false
    }
    return true
  }

  // MARK: Opening

  /// Opens a photograph, or turns it back if it is on its way home.
  private func open(_ item: Int) {
    if let screen = details.last(where: { $0.item == item }) {
      screen.turnTransition(to: .present)
      return
    }
    guard awaited.canOpen(item, of: album) else { return }
    let screen =
      switch style {
      case .banner: BannerScreen(album: album, item: item, fonts: fonts) as DetailScreen
      default: PhotoScreen(album: album, item: item, fonts: fonts)
      }
    screen.delegate = self
    details.append(screen)
    if !grid.isItemVisible(item) { grid.scrollToItem(item, animated: false) }
    let manager = manager(of: screen)
    settings.apply(to: manager)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = manager
    present(screen)
  }

  private func manager(of screen: DetailScreen) -> HeroTransitioning {
    switch style {
    case .pinterest:
      KVPinterestTransitionManager(
        presentingViewController: self, presentedViewController: screen, preset: preset)
    default:
      KVHeroTransitionManager(
        presentingViewController: self, presentedViewController: screen, preset: preset)
    }
  }

  private func settingsDidChange() {
    for screen in details {
      (screen.transitioningDelegate as? HeroTransitioning).map { settings.apply(to: $0) }
    }
    grid.reload()
  }

  /// Whoever has gone elsewhere does not wait any more.
  override func viewWillDisappear(animated: Bool) { awaited.forget() }

  override func keyDown(_ key: KeyEvent) -> Bool { densityKey(key) || grid.keyDown(key) }

  /// Shows other photographs; those that are open close first.
  func showOthers(_ change: () -> Void) {
    for screen in details { screen.dismiss(animated: false) }
    details = []
    awaited.forget()
    orders.reset()
    change()
    shapes.reset()
    readShapes()
    grid.focusedItem = nil
    grid.itemCount = album.count
    grid.contentOffset = .zero
    grid.reload()
    view.setNeedsLayout()
  }

  /// Says what to do where there is nothing to show; `nil` where there is something, or may be.
  func showEmpty(_ text: EmptyNote.Text?) { empty.text = text }

  /// Shows that photographs came to lie elsewhere. One that is open and gone makes room for the next;
  /// in flight, it is closed.
  func follow(_ moves: PhotoMoves, animated: Bool) {
    for screen in details where !screen.follow(moves) {
      screen.dismiss(animated: false)
      details.removeAll { $0 === screen }
    }
    awaited.follow(moves)
    orders.itemsDidMove()
    shapes.follow(moves)
    readShapes()
    grid.follow(moves, animated: animated)
    if let screen = details.last { grid.scrollToItem(screen.item, animated: false) }
    if isViewLoaded { view.setNeedsLayout() }
  }

  // MARK: Thumbnails

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) {
    if shapes.take(item, isNear: orders.isNear(item)), layout.followsShapes {
      grid.invalidateLayout()
    }
    grid.reloadItem(item)
    for screen in details { screen.refresh(item) }
    if awaited.hasCome(item, of: album) { open(item) }
  }

  private func cell(for item: Int, reusing reused: View?) -> View {
    let cell = reused as? PhotoCell ?? PhotoCell(fonts: fonts)
    let content =
      if let failure = album.failure(of: item) {
        PhotoCell.Content.fault(name: album.name(of: item), reason: "\(failure.reason)")
      } else {
        album.thumbnail(of: item).map { PhotoCell.Content.picture($0) }
          ?? .fault(name: "", reason: "")
      }
    cell.lay(out: layout, usualRadius: settings[.photosRadius], from: formerLayout)
    cell.show(
      content, damage: album.damage(of: item), caption: album.caption(of: item),
      detail: detail(of: item), isAway: isAway(item))
    return cell
  }

  /// What a list says of a photograph besides its name.
  private func detail(of item: Int) -> String {
    guard layout == .list, let header = album.header(of: item) else { return "" }
    let size = header.uprightSize
    return "\(Int(size.width)) × \(Int(size.height))  ·  \(header.format.rawValue)"
  }

  /// Other screens may have ordered thumbnails of other sizes meanwhile.
  override func viewWillAppear(animated: Bool) {
    if view.bounds.isDrawable, stage != nil { order() }
  }

  private func order() {
    orders.update(
      for: grid, scale: stage?.scale ?? 1,
      pictureSize: { self.layout.pictureFrame(in: self.grid.frame(forItem: $0)).size },
      needsHeader: layout.followsShapes
    ) { item in details.contains { $0.item == item } }
    let first = orders.visible.lowerBound
    if layout.followsShapes, shapes.follow(first, reach: JustifiedLayout.blockSize) {
      grid.invalidateLayout()
    }
  }

  /// A photograph that is open, or on its way home, finds its cell in sight after a resize too.
  private func didLayOut() {
    if let screen = details.last { grid.scrollToItem(screen.item, animated: false) }
    order()
  }

  private func didScroll() {
    order()
    scrollBar.follow()
    if !details.isEmpty { transitionGeometryDidChange() }
  }

  /// Where a thumbnail is, in sight or not, in the points of the screen's view.
  func thumbnailFrame(of item: Int) -> Rect? {
    guard (0..<album.count).contains(item) else { return nil }
    view.layoutIfNeeded()
    return grid.convert(layout.pictureFrame(in: grid.frame(forItem: item)), to: view)
  }

  private func isAway(_ item: Int) -> Bool {
    details.contains { $0.item == item } && stage?.reducesMotion != true
  }
}

// MARK: - What becomes of an open photograph

extension GridScreen: DetailScreenDelegate {
  func detailScreenWillOpen(_ screen: DetailScreen) { grid.reloadItem(screen.item) }

  /// Nobody sees it scroll now, and the photograph finds its cell whole when it closes.
  func detailScreenDidOpen(_ screen: DetailScreen) {
    if screen === details.last { grid.scrollToItem(screen.item, animated: false) }
  }

  func detailScreen(_ screen: DetailScreen, didPageFrom item: Int) {
    grid.focusedItem = screen.item
    grid.scrollToItem(screen.item, animated: false)
    grid.reloadItem(item)
    grid.reloadItem(screen.item)
  }

  func detailScreenDidClose(_ screen: DetailScreen) {
    details.removeAll { $0 === screen }
    grid.reloadItem(screen.item)
  }
}

extension GridScreen: KVTransitionAnimatable {
  var imageViewFrame: Rect? { details.last.flatMap { thumbnailFrame(of: $0.item) } }

  func imageViewFrame(facing screen: ViewController) -> Rect? {
    (screen as? DetailScreen).flatMap { thumbnailFrame(of: $0.item) }
  }

  /// What the bar leaves.
  func imageViewClip(facing screen: ViewController) -> Rect? { grid.frame }

  var cornerRadius: Double { layout.cornerRadius(settings[.photosRadius]) }

  func heroImage() -> Image? { details.last.flatMap { album.image(of: $0.item) } }

  func heroImage(facing screen: ViewController) -> Image? {
    (screen as? DetailScreen).flatMap { album.image(of: $0.item) }
  }
}
