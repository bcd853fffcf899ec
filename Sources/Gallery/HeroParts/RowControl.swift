import Motion
import SceneGraph

/// Something to be clicked, lighter or darker while it is pressed.
class RowControl: Control {
  /// The ground at rest.
  var ground = Color.white { didSet { stateDidChange() } }

  /// The ground while it is pressed.
  var pressedGround = Color(hex: 0xe9e9ee) { didSet { stateDidChange() } }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    cornerRadius = 12
    stateDidChange()
  }

  override func stateDidChange() { backgroundColor = isPressed ? pressedGround : ground }
}
