import Motion
import SceneGraph

/// Something to be clicked, whose white ground is a view of its own: so it can fly, and the focus ring
/// goes along.
class FacedControl: RowControl {
  /// The ground; beneath all that is added later.
  let face = View()

  /// - Parameter shadow: The face's.
  init(shadow: Shadow) {
    super.init()
    cornerRadius = 0
    (ground, pressedGround, focusRing) = (.clear, .clear, nil)
    face.backgroundColor = .white
    face.shadow = shadow
    face.isUserInteractionEnabled = false
    addSubview(face)
  }

  /// How round the control and its face are, in points.
  var roundness = 0.0 { didSet { (cornerRadius, face.cornerRadius) = (roundness, roundness) } }

  override func focusDidChange() { face.isFocused = isFocused }

  override func stateDidChange() {
    super.stateDidChange()
    face.backgroundColor = isPressed ? Color(hex: 0xeeeef2) : .white
  }

  override func layoutSubviews() { face.frame = bounds }
}

extension CornerRadii {
  /// Both upper corners alike, the lower ones square.
  init(top radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
  }
}
