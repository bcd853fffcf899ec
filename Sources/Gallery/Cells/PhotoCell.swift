import Motion
import Photos
import SceneGraph

/// A thumbnail over its caption, or what stands for a photograph that cannot be shown.
final class PhotoCell: View {
  /// Of the line under the thumbnail, in points.
  static let captionHeight = 26.0

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
  private let fault: FaultLabel
  private let mark: DamageMark

  init(fonts: Typography) {
    caption = Label(font: fonts.font(13), color: Color(hex: 0x3a3a3f), alignment: .center)
    fault = FaultLabel(fonts: fonts, color: Color(hex: 0x3a3a3f))
    mark = DamageMark(fonts: fonts)
    super.init()
    picture.cornerRadius = pictureRadius
    picture.clipsToBounds = true
    cornerRadius = pictureRadius
    for view in [picture, fault, caption, mark] { addSubview(view) }
  }

  /// Shows something else.
  ///
  /// - Parameters:
  ///   - content: The thumbnail or the fault.
  ///   - damage: What is missing of the picture, which a mark says.
  ///   - caption: The line under it.
  ///   - isAway: Whether the picture is in flight, so that its place is empty.
  func show(_ content: Content, damage: PhotoDamage? = nil, caption: String, isAway: Bool) {
    self.caption.text = caption
    switch content {
    case .picture(let image):
      picture.image = image
      // Nothing under it: what a transparent picture shows through does not fly along.
      picture.backgroundColor = nil
      fault.isHidden = true
    case .fault(let name, let reason):
      picture.image = nil
      picture.backgroundColor = Color(hex: 0xd9d9de)
      fault.isHidden = false
      fault.show(name: name, reason: reason)
    }
    picture.isHidden = isAway
    mark.show(isAway ? nil : damage)
    setNeedsLayout()
  }

  /// Where the thumbnail is in a cell, in the same points as the cell's frame.
  static func pictureFrame(in cell: Rect) -> Rect {
    Rect(x: cell.minX, y: cell.minY, width: cell.width, height: cell.height - captionHeight)
  }

  override func layoutSubviews() {
    let square = PhotoCell.pictureFrame(in: bounds)
    picture.frame = square
    fault.frame = square.inset(by: Insets(top: 10, left: 10, bottom: 10, right: 10))
    mark.place(in: square, inset: 8)
    caption.frame = Rect(
      x: 6, y: square.maxY, width: max(0, bounds.width - 12), height: PhotoCell.captionHeight)
  }
}
