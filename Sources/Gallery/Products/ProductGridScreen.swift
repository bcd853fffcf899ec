import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions
import ZolaZoom

/// The grid of products, from which their pages are opened.
final class ProductGridScreen: ViewController {
  /// How the next product is opened; one of ``GalleryStyle/ofProducts``.
  var style: GalleryStyle

  /// With whose figures.
  var preset: HeroStyle.Preset

  /// Whether the next page is pushed or presented.
  var passage = ScreenPassage.push

  /// Whether cells that are cut off, and the badge, ride along with a zoom.
  var ridesAlong = true

  /// The figures; pages that are open take them as well.
  var settings: MotionSettings {
    didSet { if settings != oldValue { settingsDidChange() } }
  }

  let album: Album
  let grid = GridView()
  let badge: ProductBadge
  private let fonts: Typography
  private let bar: ProductBar
  private let orders: ThumbnailOrders
  private lazy var empty = EmptyNote(fonts: fonts)
  private lazy var scrollBar = ScrollBar(of: grid)

  /// The pages that are open, closing ones included, in the order of opening.
  private(set) var pages: [ProductScreen] = []

  private var awaited = AwaitedItem()

  /// The product that has the badge.
  static let newProduct = 0

  init(album: Album, fonts: Typography, bar: ProductBar, options: GalleryOptions) {
    self.album = album
    self.fonts = fonts
    self.bar = bar
    badge = ProductBadge(fonts: fonts)
    orders = ThumbnailOrders(album: album)
    style = options.style.opensProducts ? options.style : .zola
    preset = options.preset
    settings = options.settings
    super.init()
    title = "Products"
  }

  override func makeView() -> View {
    ProductGridView(bar: bar, grid: grid, scrollBar: scrollBar, badge: badge, empty: empty) {
      [weak self] in self?.didLayOut()
    }
  }

  override func viewDidLoad() {
    view.backgroundColor = ProductPalette.ground
    grid.makeLayout = { count, width in
      GridLayout(
        count: count, width: width,
        columns: max(2, GridLayout.columns(in: width, cellsAtLeast: 240, gap: 10)), gap: 10,
        padding: Insets(top: 10, left: 10, bottom: 10, right: 10),
        captionHeight: ProductCell.captionHeight)
    }
    grid.itemCount = album.count
    grid.cellProvider = { [weak self] item, reused in
      self?.cell(for: item, reusing: reused) ?? View()
    }
    grid.onSelect = { [weak self] in self?.open($0) }
    grid.onScroll = { [weak self] _ in self?.didScroll() }
  }

  override func viewWillAppear(animated: Bool) {
    if let page = pages.last { grid.scrollToItem(page.item, animated: false) }
    order()
  }

  /// Whoever has gone elsewhere does not wait any more.
  override func viewWillDisappear(animated: Bool) { awaited.forget() }

  override func keyDown(_ key: KeyEvent) -> Bool { grid.keyDown(key) }

  // MARK: Opening

  /// Opens a product, or turns its page back if that is on its way out.
  private func open(_ item: Int) {
    if let page = pages.last(where: { $0.item == item }) {
      page.turnTransition(to: .present)
      return
    }
    guard awaited.canOpen(item, of: album) else { return }
    if !grid.isItemVisible(item) { grid.scrollToItem(item, animated: false) }
    let page = ProductScreen(
      album: album, item: item, fonts: fonts, style: style, preset: preset,
      isModal: passage == .present)
    page.apply(settings)
    page.delegate = self
    pages.append(page)
    switch passage {
    case .push: navigationController?.pushViewController(page)
    case .present:
      page.transitioningDelegate = self
      present(page) { [weak self, weak page] outcome in
        if outcome == .cancelled, let page, page.stage == nil { self?.productScreenDidClose(page) }
      }
    }
  }

  private func settingsDidChange() {
    for page in pages { page.apply(settings) }
    grid.reload()
  }

  /// Shows other photographs as products; pages that are open close first.
  func showOthers() {
    closePages()
    awaited.forget()
    orders.reset()
    grid.focusedItem = nil
    grid.itemCount = album.count
    grid.contentOffset = .zero
    grid.reload()
    if isViewLoaded { view.setNeedsLayout() }
  }

  /// Shows that photographs came to lie elsewhere; where one that is open is gone, its page closes.
  func follow(_ moves: PhotoMoves, animated: Bool) {
    if pages.contains(where: { !$0.follow(moves) }) { closePages() }
    awaited.follow(moves)
    orders.itemsDidMove()
    grid.follow(moves, animated: animated)
    if isViewLoaded { view.setNeedsLayout() }
  }

  /// Closes the page on top, or the details over it.
  func closeTop() {
    if navigationController?.topViewController is ProductDetails {
      navigationController?.popViewController()
    } else if let page = pages.last {
      productScreenWillClose(page)
    }
  }

  /// Says what to do where there is nothing to show; `nil` where there is something, or may be.
  func showEmpty(_ text: EmptyNote.Text?) { empty.text = text }

  private func closePages() {
    navigationController?.popToRootViewController(animated: false)
    for page in pages where page.isModal { page.dismiss(animated: false) }
    pages = []
  }

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) {
    grid.reloadItem(item)
    for page in pages { page.refresh(item) }
    if awaited.hasCome(item, of: album) { open(item) }
  }

  // MARK: Cells

  private func cell(for item: Int, reusing reused: View?) -> View {
    let cell = reused as? ProductCell ?? ProductCell(fonts: fonts)
    cell.pictureRadius = settings[.productsRadius]
    cell.show(
      album.failure(of: item) == nil ? album.thumbnail(of: item) : nil,
      name: album.caption(of: item), detail: ProductText.detail(of: item, in: album))
    return cell
  }

  private func order() {
    guard view.bounds.isDrawable, stage != nil else { return }
    orders.update(for: grid, scale: stage?.scale ?? 1) { item in
      pages.contains { $0.item == item }
    }
  }

  private func didLayOut() {
    order()
    placeBadge()
  }

  private func didScroll() {
    order()
    scrollBar.follow()
    placeBadge()
    if !pages.isEmpty { transitionGeometryDidChange() }
  }

  private func placeBadge() {
    badge.isHidden = !(album.count > ProductGridScreen.newProduct)
    badge.frame = badge.frame(
      over: pictureFrame(of: ProductGridScreen.newProduct).offset(
        by: Vector(dx: 0, dy: -grid.frame.minY)))
  }

  /// Where a product's picture is, in sight or not, in the points of the screen's view.
  func pictureFrame(of item: Int) -> Rect {
    grid.convert(ProductCell.pictureFrame(in: grid.frame(forItem: item)), to: view) ?? .zero
  }
}

// MARK: - What becomes of a page

extension ProductGridScreen: ProductScreenDelegate {
  func productScreenWillClose(_ screen: ProductScreen) {
    if screen.isModal {
      screen.dismiss()
    } else {
      navigationController?.popToViewController(self)
    }
  }

  func productScreenDidClose(_ screen: ProductScreen) { pages.removeAll { $0 === screen } }

  func productScreenWantsDetails(_ screen: ProductScreen) {
    guard !screen.isInTransition, navigationController?.topViewController === screen else { return }
    let details = ProductDetails(
      text: ProductText.details(of: screen.item, in: album), fonts: fonts
    ) { [weak self] in self?.navigationController?.popViewController() }
    navigationController?.pushViewController(details)
  }
}
