import Motion
import Photos
import SceneGraph
import Transitions

/// A page about a photograph, which is its banner: the original demo's third screen.
final class BannerScreen: DetailScreen {
  private let page: BannerPage

  override init(album: Album, item: Int, fonts: Typography) {
    page = BannerPage(fonts: fonts)
    super.init(album: album, item: item, fonts: fonts)
  }

  override func makeView() -> View { BannerScreenView(page: page, closeButton: closeButton) }

  override func viewDidLoad() {
    view.backgroundColor = .white
    write()
  }

  override func showItem(step: Int) { write() }

  override func refresh(_ item: Int) { if item == self.item { write() } }

  private func write() {
    page.show(album.image(of: item), title: album.caption(of: item), text: text)
  }

  private var text: String {
    if let failure = album.failure(of: item) { return "\(failure)" }
    guard let header = album.header(of: item) else { return "" }
    let size = header.uprightSize
    return """
      \(album.name(of: item)) is \(Int(size.width)) × \(Int(size.height)) pixels, \
      photograph \(item + 1) of \(album.count).

      The same hero transition, with another destination: the square crop of the thumbnail opens \
      into the wide crop of this banner without a stretch, while the corners straighten out. A \
      drag does not close this page; Esc or the button does. The arrow keys show the next one.
      """
  }

  // MARK: KVTransitionAnimatable

  override var imageViewFrame: Rect? {
    view.layoutIfNeeded()
    return page.picture.convert(page.picture.bounds, to: view)
  }

  override func heroImageContentMode() -> ContentMode { .scaleAspectFill }
}

/// Banner, title and paragraph under each other; scrolls where they do not fit.
final class BannerPage: ScrollView {
  /// The original's height, in points.
  private static let bannerHeight = 300.0

  /// Lines much longer than this are hard to read, in points.
  private static let widestText = 680.0

  let picture = ImageView(contentMode: .scaleAspectFill)
  private let title: Label
  private let text: Label

  init(fonts: Typography) {
    title = Label(font: fonts.font(24, .bold), color: Color(hex: 0x15151a), lineLimit: 2)
    text = Label(font: fonts.font(16), color: Color(hex: 0x3a3a3f), lineLimit: 0)
    super.init()
    picture.clipsToBounds = true
    for view in [picture, title, text] { addSubview(view) }
  }

  func show(_ image: Image?, title: String, text: String) {
    picture.image = image
    picture.backgroundColor = image == nil ? Color(hex: 0xd9d9de) : nil
    self.title.text = title
    self.text.text = text
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = bounds.width
    picture.frame = Rect(x: 0, y: 0, width: width, height: BannerPage.bannerHeight)
    let column = max(0, min(BannerPage.widestText, width - 40))
    let left = ((width - column) / 2).rounded()
    var y = BannerPage.bannerHeight + 24
    for (label, gap) in [(title, 12.0), (text, 24.0)] {
      let height = label.sizeThatFits(Size(width: column, height: .infinity)).height
      label.frame = Rect(x: left, y: y, width: column, height: height)
      label.verticalAlignment = .top
      y += height + gap
    }
    contentSize = Size(width: width, height: y)
  }
}

private final class BannerScreenView: View {
  private let page: BannerPage
  private let closeButton: View

  init(page: BannerPage, closeButton: View) {
    self.page = page
    self.closeButton = closeButton
    super.init()
    addSubview(page)
    addSubview(closeButton)
  }

  override func layoutSubviews() {
    page.frame = bounds
    closeButton.frame = CloseButton.frame(in: bounds)
  }
}
