import Motion
import Photos
import SceneGraph

/// One photograph in the middle of its page, or the reason why it cannot be shown.
final class PageView: View {
  /// What a page shows.
  struct Content {
    var item: Int

    /// `nil` while its size is not known.
    var image: Image?
    var name: String

    /// Why it cannot be shown.
    var fault: String?

    /// What is missing of the picture.
    var damage: PhotoDamage?
  }

  let picture = ImageView(contentMode: .scaleAspectFit)

  /// Shows it larger.
  let zoom: ZoomView

  /// Called when the picture is zoomed or moved.
  var onZoom: (() -> Void)?
  private let fault: FaultLabel
  private let mark: DamageMark

  /// Which photograph it shows; none of the album's where that is gone.
  var item: Int

  /// Of the display: in its own size, a picture has as many points.
  var pixelsPerPoint = 1.0 {
    didSet { if pixelsPerPoint != oldValue { setNeedsLayout() } }
  }

  init(_ content: Content, fonts: Typography) {
    item = content.item
    fault = FaultLabel(fonts: fonts, color: Color(hex: 0xd0d0d6))
    mark = DamageMark(fonts: fonts)
    zoom = ZoomView(contentView: picture)
    super.init()
    addSubview(zoom)
    zoom.onZoom = { [weak self] in self?.didZoom() }
    addSubview(fault)
    // Inside of the picture, so that it goes wherever that is dragged or flies.
    picture.addSubview(mark)
    show(content)
  }

  func show(_ content: Content) {
    item = content.item
    picture.image = content.fault == nil ? content.image : nil
    fault.isHidden = content.fault == nil
    fault.show(name: content.name, reason: content.fault ?? "")
    mark.show(picture.image == nil ? nil : content.damage)
    setNeedsLayout()
  }

  /// The picture's view is the picture, so that it can be dragged and told from the page.
  override func layoutSubviews() {
    zoom.frame = bounds
    let pixels = picture.image?.size ?? .zero
    zoom.contentSize = Size(
      width: pixels.width / pixelsPerPoint, height: pixels.height / pixelsPerPoint)
    zoom.layoutIfNeeded()
    didZoom()
    fault.frame = bounds.inset(by: Insets(top: 60, left: 40, bottom: 60, right: 40))
  }

  private func didZoom() {
    mark.place(in: picture.bounds, inset: 12)
    onZoom?()
  }
}
