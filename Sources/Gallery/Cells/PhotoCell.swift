import Motion
import Photos
import SceneGraph

/// A thumbnail with what its layout says of it, or what stands for a photograph that cannot be shown.
final class PhotoCell: View {
  /// How it is laid out.
  var layout = PhotoLayout.square {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  /// The thumbnail's, in points, with continuous corners.
  var pictureRadius = 12.0 {
    didSet { (picture.cornerRadius, cornerRadius) = (pictureRadius, pictureRadius) }
  }

  /// What a cell shows.
  enum Content {
    /// A picture, or the flat colour that stands for one.
    case picture(Image)
    /// The reason why there is none.
    case fault(name: String, reason: String)
  }

  private let picture = ImageView(contentMode: .scaleAspectFill)
  private let caption: Label
  private let detail: Label
  private let fault: FaultLabel
  private let mark: DamageMark

  init(fonts: Typography) {
    caption = Label(font: fonts.font(13), color: Color(hex: 0x3a3a3f), alignment: .center)
    detail = Label(font: fonts.font(12), color: Color(hex: 0x62626b))
    detail.isHidden = true
    fault = FaultLabel(fonts: fonts, color: Color(hex: 0x3a3a3f))
    mark = DamageMark(fonts: fonts)
    super.init()
    picture.cornerRadius = pictureRadius
    picture.clipsToBounds = true
    cornerRadius = pictureRadius
    for view in [picture, fault, caption, detail, mark] { addSubview(view) }
  }

  /// Shows something else.
  ///
  /// - Parameters:
  ///   - content: The thumbnail or the fault.
  ///   - damage: What is missing of the picture, which a mark says.
  ///   - caption: The line under or beside it.
  ///   - detail: What a list says of it besides.
  ///   - isAway: Whether the picture is in flight, so that its place is empty.
  func show(
    _ content: Content, damage: PhotoDamage? = nil, caption: String, detail: String, isAway: Bool
  ) {
    self.caption.text = caption
    self.detail.text = detail
    switch content {
    case .picture(let image):
      picture.image = image
      // Nothing under it: what a transparent picture shows through does not fly along.
      picture.backgroundColor = nil
      fault.isHidden = true
    case .fault(let name, let reason):
      picture.image = nil
      picture.backgroundColor = Color(hex: 0xd9d9de)
      // A list has no room in the picture's place, and more beside it.
      fault.isHidden = layout == .list
      if layout == .list {
        self.detail.text = reason
      } else {
        fault.show(name: name, reason: reason)
      }
    }
    picture.isHidden = isAway
    // A list has room beside the picture.
    if layout == .list, let damage { self.detail.text += "  ·  \(damage)" }
    mark.show(isAway || layout == .list ? nil : damage)
    setNeedsLayout()
  }

  private func layoutDidChange() {
    caption.isHidden = layout == .rows || layout == .masonry
    caption.alignment = layout == .list ? .left : .center
    detail.isHidden = layout != .list
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let place = layout.pictureFrame(in: bounds)
    picture.frame = place
    fault.frame = place.inset(by: Insets(top: 10, left: 10, bottom: 10, right: 10))
    mark.place(in: place, inset: 8)
    switch layout {
    case .square:
      caption.frame = Rect(
        x: 6, y: place.maxY, width: max(0, bounds.width - 12), height: PhotoLayout.captionHeight)
    case .rows, .masonry: break
    case .list:
      let start = place.maxX + 12
      let width = max(0, bounds.width - start - 12)
      // Two lines about the middle; in a low row beside each other.
      let isLow = bounds.height < 44
      let middle = (bounds.height / 2).rounded()
      caption.frame = Rect(
        x: start, y: isLow ? middle - 10 : middle - 19, width: isLow ? width * 0.6 : width,
        height: 20)
      detail.frame = Rect(
        x: isLow ? start + width * 0.62 : start, y: isLow ? middle - 9 : middle + 1,
        width: isLow ? width * 0.38 : width, height: 18)
    }
  }
}
