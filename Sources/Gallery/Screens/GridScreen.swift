import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions

/// The grid of thumbnails, from which photographs are opened.
final class GridScreen: ViewController, KVTransitionAnimatable {
  /// How the next photograph is opened.
  var style = HeroStyle(kind: .hero)

  private let store: PhotoStore
  private let photos: [Image.ID]
  private let grid = GridView()

  /// The photograph that is open or on its way, whose cell is empty meanwhile.
  private(set) var openItem: Int?

  init(store: PhotoStore, photos: [Image.ID]) {
    self.store = store
    self.photos = photos
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0xf4f4f6)
    grid.columns = { max(2, Int($0 / 260)) }
    grid.itemCount = photos.count
    grid.cellProvider = { [weak self] item, reused in
      self?.cell(for: item, reusing: reused) ?? View()
    }
    grid.onSelect = { [weak self] in self?.open($0) }
    view.addSubview(grid)
  }

  /// Fills the stage with the grid, and orders what is in sight at the size it is seen.
  func layOut(scale: Double) {
    grid.frame = view.bounds
    grid.layoutIfNeeded()
    for item in grid.visibleItems where photos.indices.contains(item) {
      let side = grid.frame(forItem: item).width * scale
      let pixels = max(1, Int(side.rounded()))
      store.request(
        photos[item], .thumbnail(PixelSize(width: pixels, height: pixels)), priority: .visible)
    }
  }

  /// Where a cell is, in sight or not, in the points of the screen's view.
  func frame(of item: Int) -> Rect? {
    guard photos.indices.contains(item) else { return nil }
    return grid.convert(grid.frame(forItem: item), to: view)
  }

  /// Shows what has become known of the pictures in sight.
  func refresh() {
    for item in grid.visibleItems {
      (grid.cell(forItem: item) as? ImageView)?.image = store.image(photos[item])
    }
  }

  private func cell(for item: Int, reusing reused: View?) -> View {
    let cell = reused as? ImageView ?? ImageView()
    cell.image = store.image(photos[item])
    cell.contentMode = .scaleAspectFill
    cell.cornerRadius = 12
    cell.clipsToBounds = true
    cell.isHidden = item == openItem
    return cell
  }

  private func open(_ item: Int) {
    guard openItem == nil else { return }
    openItem = item
    store.request(photos[item], .full, priority: .opened)
    let screen = PhotoScreen(image: store.image(photos[item]))
    switch style.kind {
    case .hero: presentWithHeroTransition(screen, preset: style.preset)
    case .pinterest: presentWithPinterestTransition(screen, preset: style.preset)
    }
  }

  // MARK: KVTransitionAnimatable

  var imageViewFrame: Rect? {
    guard let openItem else { return nil }
    return grid.convert(grid.frame(forItem: openItem), to: view)
  }

  var cornerRadius: Double { 12 }

  func heroImage() -> Image? { openItem.map { store.image(photos[$0]) } }

  func animationWillStart(transitionType: KVTransitionType) {
    if let openItem { grid.cell(forItem: openItem)?.isHidden = true }
  }

  func animationDidEnd(transitionType: KVTransitionType) {
    guard transitionType == .dismiss, let openItem else { return }
    grid.cell(forItem: openItem)?.isHidden = false
    self.openItem = nil
  }
}
