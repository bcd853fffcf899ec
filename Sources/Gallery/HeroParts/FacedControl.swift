import Motion
import SceneGraph

/// Something to be clicked, whose white ground is a view of its own: so it can fly, and the focus ring
/// goes along.
class FacedControl: RowControl {
  /// The ground; beneath all that is added later.
  let face = View()

  /// - Parameters:
  ///   - cornerRadius: In points.
  ///   - shadow: The face's.
  init(cornerRadius: Double, shadow: Shadow) {
    super.init()
    self.cornerRadius = cornerRadius
    (ground, pressedGround, focusRing) = (.clear, .clear, nil)
    face.backgroundColor = .white
    face.cornerRadius = cornerRadius
    face.shadow = shadow
    face.isUserInteractionEnabled = false
    addSubview(face)
  }

  override func focusDidChange() { face.isFocused = isFocused }

  override func stateDidChange() {
    super.stateDidChange()
    face.backgroundColor = isPressed ? Color(hex: 0xeeeef2) : .white
  }

  override func layoutSubviews() { face.frame = bounds }
}
