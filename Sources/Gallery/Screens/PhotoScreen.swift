import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// One photograph, as large as it fits or as a person zooms it; arrow keys and drags across page through the
/// others.
final class PhotoScreen: DetailScreen {
  private let pages: PageStrip
  private let caption: Label

  /// How large a zoomed picture is shown, in hundredths of its own size; `nil` where it fits.
  private var percent: Int?

  override init(album: Album, item: Int, fonts: Typography) {
    pages = PageStrip(fonts: fonts)
    caption = Label(font: fonts.font(13), color: Color(hex: 0xf0f0f4), alignment: .center)
    // Dark enough for the text even over a white picture.
    caption.backgroundColor = Color(hex: 0x101014, alpha: 0.62)
    caption.cornerRadius = PhotoScreenView.captionHeight / 2
    super.init(album: album, item: item, fonts: fonts)
  }

  override func makeView() -> View {
    PhotoScreenView(pages: pages, caption: caption, closeButton: closeButton)
  }

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0x101014)
    let close = TapGestureRecognizer { [weak self] _ in self?.dismiss() }
    // Beside the picture a click closes at once; on it, it may be the first of two.
    let zoom = TapGestureRecognizer(count: 2) { [weak self] in self?.toggleZoom($0) }
    zoom.longestPause = PhotoScreen.doubleClick
    zoom.shouldReceive = { [weak self] in self?.isOnPicture($0.position) ?? false }
    close.require(toFail: zoom)
    for recognizer in [zoom, close] { view.addGestureRecognizer(recognizer) }
    pages.neighbour = { [weak self] step in self?.neighbour(step) }
    pages.onPage = { [weak self] step in self?.page(step) }
    pages.onZoom = { [weak self] in self?.didZoom() }
    pages.time = { [weak self] in self?.stage?.transitionTime ?? .zero }
    pages.show(content(of: item))
    writeCaption()
  }

  override func viewWillAppear(animated: Bool) { pages.pixelsPerPoint = stage?.scale ?? 1 }

  // MARK: Zooming

  /// The longest pause in a double click: shorter than usual, as a click that closes waits for it.
  private static let doubleClick = Duration.milliseconds(220)

  private func isOnPicture(_ point: Point) -> Bool {
    guard let picture = pages.current?.picture, picture.image != nil else { return false }
    return picture.convert(point, from: nil).map { picture.bounds.contains($0) } ?? false
  }

  private func toggleZoom(_ recognizer: GestureRecognizer) {
    guard recognizer.state == .recognized, let zoom = pages.current?.zoom,
      let point = recognizer.location(in: zoom)
    else { return }
    zoom.toggleZoom(at: point)
  }

  override func keyDown(_ key: KeyEvent) -> Bool { zoomKey(key) || super.keyDown(key) }

  private func zoomKey(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isSubset(of: [.shift, .control]), !isInTransition,
      let zoom = pages.current?.zoom
    else { return false }
    let isAnimated = stage?.reducesMotion != true
    switch key.key {
    case .character("+"), .character("="): zoom.zoom(by: ZoomView.step, animated: isAnimated)
    case .character("-"): zoom.zoom(by: 1 / ZoomView.step, animated: isAnimated)
    case .character("0"): zoom.zoom(to: .fit, animated: isAnimated)
    case .character("z"): if !key.isRepeat { zoom.zoomToNextNamed(animated: isAnimated) }
    case .left where key.modifiers == .shift: zoom.pan(by: PhotoScreen.left, animated: isAnimated)
    case .right where key.modifiers == .shift: zoom.pan(by: -PhotoScreen.left, animated: isAnimated)
    case .up where key.modifiers == .shift: zoom.pan(by: PhotoScreen.up, animated: isAnimated)
    case .down where key.modifiers == .shift: zoom.pan(by: -PhotoScreen.up, animated: isAnimated)
    default: return false
    }
    return true
  }

  /// What a key moves a zoomed picture by, in parts of the page.
  private static let left = Vector(dx: -0.2, dy: 0)
  private static let up = Vector(dx: 0, dy: -0.2)

  private func neighbour(_ step: Int) -> PageView.Content? {
    album.neighbour(of: item, step: step).map { content(of: $0) }
  }

  override func animationWillStart(transitionType: KVTransitionType) {
    super.animationWillStart(transitionType: transitionType)
    if transitionType == .dismiss { pages.current?.zoom.stop() }
  }

  override func animationDidEnd(transitionType: KVTransitionType) {
    super.animationDidEnd(transitionType: transitionType)
    if transitionType == .present { pages.current?.zoom.settle(animated: true) }
  }

  override func showItem(step: Int) {
    pages.slide(
      to: content(of: item), step: step, at: stage?.transitionTime ?? .zero,
      fades: stage?.reducesMotion ?? false)
    writeCaption()
  }

  override func refresh(_ item: Int) { pages.refresh(content(of: item)) }

  override func itemsDidMove(_ moves: PhotoMoves) {
    pages.follow(moves)
    writeCaption()
  }

  override var isMoving: Bool { pages.isMoving }

  override func advance(to time: FrameTime) { pages.advance(to: time) }

  private func content(of item: Int) -> PageView.Content {
    PageView.Content(
      item: item, image: album.image(of: item), name: album.name(of: item),
      fault: album.failure(of: item).map { "\($0.reason)" }, damage: album.damage(of: item))
  }

  private func writeCaption() {
    var text = "\(album.caption(of: item))  ·  \(item + 1) of \(album.count)"
    if let percent { text += "  ·  \(percent) %" }
    caption.text = text
    view.setNeedsLayout()
  }

  /// Writes the size anew where that is another; a frame that changes nothing allocates nothing.
  private func didZoom() {
    let zoom = pages.current?.zoom
    let size = zoom.flatMap {
      !$0.isFitted && $0.geometry.isDrawable ? Int(($0.scale * 100).rounded()) : nil
    }
    guard size != percent else { return }
    percent = size
    writeCaption()
  }

  // MARK: KVTransitionAnimatable

  override var imageViewFrame: Rect? {
    view.layoutIfNeeded()
    guard let picture = pages.current?.picture, picture.image != nil else { return nil }
    return picture.convert(picture.bounds, to: view)
  }

  /// A picture that is zoomed is dragged about.
  override var enableInteractionDismiss: Bool { pages.current?.zoom.isFitted != false }

  override func interactionViewForDismiss() -> View? { pages.current?.picture }
}

/// The pages fill it; caption and button lie over them.
private final class PhotoScreenView: View {
  /// In points.
  static let captionHeight = 26.0

  private let pages: PageStrip
  private let caption: Label
  private let closeButton: View

  init(pages: PageStrip, caption: Label, closeButton: View) {
    self.pages = pages
    self.caption = caption
    self.closeButton = closeButton
    super.init()
    for view in [pages, caption, closeButton] { addSubview(view) }
  }

  override func layoutSubviews() {
    pages.frame = bounds
    let text = caption.sizeThatFits(Size(width: .infinity, height: .infinity)).width
    let width = max(0, min(text + 24, bounds.width - 40))
    caption.frame = Rect(
      x: ((bounds.width - width) / 2).rounded(),
      y: bounds.height - PhotoScreenView.captionHeight - 12, width: width,
      height: PhotoScreenView.captionHeight)
    closeButton.frame = CloseButton.frame(in: bounds)
  }
}
