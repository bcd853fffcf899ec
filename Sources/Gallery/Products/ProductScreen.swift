import CustomTransitions
import KVHeroTransition
import Motion
import Photos
import SceneGraph
import Transitions
import ZolaZoom

/// Hears what becomes of a product's page.
@MainActor
protocol ProductScreenDelegate: AnyObject {
  /// The page asks to be left.
  func productScreenWillClose(_ screen: ProductScreen)

  /// The page is gone.
  func productScreenDidClose(_ screen: ProductScreen)

  /// The page asks for the next one.
  func productScreenWantsDetails(_ screen: ProductScreen)
}

/// A product's page, opened from the grid by one of three styles.
final class ProductScreen: ViewController, PhotoFollowing {
  var item: Int

  /// How it came and will go.
  let style: GalleryStyle

  /// With whose figures.
  let preset: HeroStyle.Preset
  weak var delegate: (any ProductScreenDelegate)?

  /// Whether it is presented, and has a button of its own that closes it.
  let isModal: Bool

  private let album: Album
  private let page: ProductPage
  private let fonts: Typography
  private var zoom: ZolaZoomInteraction?

  /// What zooms it in or out at the moment.
  private weak var flight: ZOZolaZoomTransition?
  private var isGone = false

  /// Animates it both ways, where its style is one of these.
  private(set) lazy var manager: TransitionManager? =
    switch style {
    case .fade: TransitionManager(transition: .fade)
    case .pull: TransitionManager(transition: .pull)
    default: nil
    }

  init(
    album: Album, item: Int, fonts: Typography, style: GalleryStyle, preset: HeroStyle.Preset,
    isModal: Bool
  ) {
    self.album = album
    self.item = item
    self.fonts = fonts
    self.style = style
    self.preset = preset
    self.isModal = isModal
    page = ProductPage(fonts: fonts, hasDetails: !isModal)
    super.init()
    title = album.caption(of: item)
    album.request(item, .full, priority: .opened)
    if style == .zola { zoom = ZolaZoomInteraction(screen: self) }
    turnByClicks { style == .zola && preset == .classic }
    page.onDetails = { [weak self] in
      guard let self else { return }
      delegate?.productScreenWantsDetails(self)
    }
  }

  /// Takes other figures, for the next time that it comes or goes and for a zoom under way.
  func apply(_ settings: MotionSettings) {
    if let manager { settings.apply(to: manager) }
    if let zoom { settings.apply(to: zoom) }
    if let flight { fly(by: flight, settings) }
  }

  /// Gives a zoom that brings it or takes it away its figures.
  func fly(by zoom: ZOZolaZoomTransition, _ settings: MotionSettings) {
    zoom.style = settings.zolaStyle(preset == .classic ? .classic : .standard)
    zoom.fadeColor = ProductPalette.ground
    flight = zoom
  }

  override func makeView() -> View {
    let closeButton = CloseButton(typography: fonts) { [weak self] in self?.close() }
    return ProductScreenView(page: page, closeButton: isModal ? closeButton : nil)
  }

  override func viewDidLoad() {
    view.backgroundColor = ProductPalette.page
    write()
  }

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) { if item == self.item { write() } }

  private func write() {
    page.show(
      album.image(of: item), title: title, detail: ProductText.detail(of: item, in: album),
      text: ProductText.text(style, isModal: isModal))
  }

  // MARK: The picture

  /// What flies.
  var picture: ImageView { page.picture }

  /// Where the picture is, in the points of the screen's view.
  var pictureFrame: Rect {
    view.layoutIfNeeded()
    return page.picture.convert(page.picture.bounds, to: view) ?? .zero
  }

  // MARK: Closing

  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .escape, .backspace: if !key.isRepeat { close() }
    case .up, .down, .home, .end, .pageUp, .pageDown: return page.keyDown(key)
    // Nothing of the grid beneath is to move.
    case .left, .right, .enter: break
    default: return false
    }
    return true
  }

  private func close() { delegate?.productScreenWillClose(self) }

  override func didMove(toParent parent: ViewController?) { if parent == nil { leave() } }

  override func viewDidDisappear(animated: Bool) { if stage == nil { leave() } }

  private func leave() {
    guard !isGone else { return }
    isGone = true
    album.cancel(item)
    delegate?.productScreenDidClose(self)
  }
}

/// The page fills it; a button may lie over it.
private final class ProductScreenView: View {
  private let page: View
  private let closeButton: View?

  init(page: View, closeButton: View?) {
    self.page = page
    self.closeButton = closeButton
    super.init()
    for view in [page, closeButton].compactMap({ $0 }) { addSubview(view) }
  }

  override func layoutSubviews() {
    page.frame = bounds
    closeButton?.frame = CloseButton.frame(in: bounds)
  }
}
