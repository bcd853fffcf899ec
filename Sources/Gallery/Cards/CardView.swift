import Motion
import SceneGraph

/// A photograph with a white edge, as paper has.
final class CardView: View {
  /// The whole card's corners, in points; the picture's are half as round.
  var roundness = MotionSetting.cardsRadius.standard {
    didSet { (cornerRadius, picture.cornerRadius) = (roundness, roundness / 2) }
  }

  private let picture = ImageView(contentMode: .scaleAspectFill)

  init() {
    super.init()
    backgroundColor = .white
    cornerRadius = roundness
    shadow = Shadow(
      color: Color(white: 0, alpha: 0.28), offset: Vector(dx: 0, dy: 3), radius: 8)
    picture.cornerRadius = roundness / 2
    picture.clipsToBounds = true
    addSubview(picture)
  }

  /// Shows another photograph.
  func show(_ image: Image?) {
    picture.image = image
    picture.backgroundColor = image == nil ? ProductPalette.missing : nil
  }

  override func layoutSubviews() {
    let edge = min(bounds.width, bounds.height) * 0.045
    picture.frame = bounds.inset(
      by: Insets(top: edge, left: edge, bottom: edge, right: edge))
  }
}
