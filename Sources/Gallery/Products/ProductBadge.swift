import Motion
import SceneGraph

/// Says of one product that it is new: lies over the corner of its picture, but beside the cell in the
/// tree.
final class ProductBadge: View {
  private let label: Label

  /// In points; how far it stands out beyond the picture.
  private static let (height, overhang) = (22.0, 5.0)

  init(fonts: Typography) {
    label = Label("New", font: fonts.font(12, .bold), color: .white, alignment: .center)
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = ProductPalette.badge
    cornerRadius = ProductBadge.height / 2
    addSubview(label)
  }

  /// Where it lies over a picture, in the same points.
  func frame(over picture: Rect) -> Rect {
    let text = label.sizeThatFits(Size(width: .infinity, height: .infinity)).width.rounded(.up)
    let width = text + 18
    return Rect(
      x: (picture.maxX - width + ProductBadge.overhang).rounded(),
      y: (picture.minY - ProductBadge.overhang).rounded(), width: width,
      height: ProductBadge.height)
  }

  override func layoutSubviews() { label.frame = bounds }
}
