import Motion
import SceneGraph

/// A product: its square picture, and its name and size in a caption under it.
final class ProductCell: View {
  /// Of the caption under the picture, in points, as in the original's demonstration.
  static let captionHeight = 40.0

  /// The picture's, in points.
  var pictureRadius = 8.0 {
    didSet { (picture.cornerRadius, cornerRadius) = (pictureRadius, pictureRadius) }
  }

  let picture = ImageView(contentMode: .scaleAspectFill)
  private let name: Label
  private let detail: Label

  init(fonts: Typography) {
    name = Label(font: fonts.font(13, .bold), color: ProductPalette.text)
    detail = Label(font: fonts.font(12), color: ProductPalette.faint)
    super.init()
    picture.cornerRadius = pictureRadius
    picture.clipsToBounds = true
    cornerRadius = pictureRadius
    for view in [picture, name, detail] { addSubview(view) }
  }

  /// Shows another product.
  func show(_ image: Image?, name: String, detail: String) {
    picture.image = image
    picture.backgroundColor = image == nil ? ProductPalette.missing : nil
    self.name.text = name
    self.detail.text = detail
  }

  /// Where the picture is in a cell, in the same points as the cell's frame.
  static func pictureFrame(in cell: Rect) -> Rect {
    Rect(x: cell.minX, y: cell.minY, width: cell.width, height: cell.height - captionHeight)
  }

  override func layoutSubviews() {
    let square = ProductCell.pictureFrame(in: bounds)
    picture.frame = square
    let width = max(0, bounds.width - 4)
    name.frame = Rect(x: 2, y: square.maxY + 3, width: width, height: 18)
    detail.frame = Rect(x: 2, y: square.maxY + 20, width: width, height: 16)
  }
}
