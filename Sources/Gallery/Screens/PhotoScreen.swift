import Motion
import SceneGraph
import Transitions

/// One photograph, as large as it fits; the arrow keys page through the others.
final class PhotoScreen: DetailScreen {
  private let pages: PageStrip
  private let caption: Label

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
    view.addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.dismiss() })
    pages.show(content(of: item))
    writeCaption()
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
    caption.text = "\(album.caption(of: item))  ·  \(item + 1) of \(album.count)"
    view.setNeedsLayout()
  }

  // MARK: KVTransitionAnimatable

  override var imageViewFrame: Rect? {
    view.layoutIfNeeded()
    guard let picture = pages.current?.picture, picture.image != nil else { return nil }
    return picture.convert(picture.bounds, to: view)
  }

  override var enableInteractionDismiss: Bool { true }

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
