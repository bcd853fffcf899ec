import Motion
import Photos
import SceneGraph

/// Says over a corner of a picture that part of it is missing.
final class DamageMark: View {
  private let text: Label

  /// In points.
  private static let height = 20.0

  init(fonts: Typography) {
    text = Label(font: fonts.font(11, .bold), color: Color(hex: 0xffd479), alignment: .center)
    super.init()
    // Dark enough for the text over a white picture.
    backgroundColor = Color(hex: 0x101014, alpha: 0.78)
    cornerRadius = DamageMark.height / 2
    isUserInteractionEnabled = false
    isHidden = true
    addSubview(text)
  }

  /// Shows what is missing; nothing where all is there.
  func show(_ damage: PhotoDamage?) {
    isHidden = damage == nil
    text.text = damage.map { "\($0)" } ?? ""
    setNeedsLayout()
  }

  /// Lays it into the lower left corner of a picture, as far as it fits.
  func place(in picture: Rect, inset: Double) {
    let width = text.sizeThatFits(Size(width: .infinity, height: .infinity)).width + 16
    frame = Rect(
      x: picture.minX + inset, y: picture.maxY - inset - DamageMark.height,
      width: max(0, min(width, picture.width - 2 * inset)), height: DamageMark.height)
  }

  override func layoutSubviews() { text.frame = bounds }
}
