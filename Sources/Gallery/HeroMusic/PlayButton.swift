import Motion
import SceneGraph

/// A triangle, two bars, or two triangles; on nothing, or on a disc.
final class PlayButton: Control {
  enum Sign: String {
    case play = "▶"
    case pause = "❚❚"
    case forward = "▶▶"
    case back = "◀◀"
  }

  /// The disc; what flies where there is one.
  let disc = View()

  /// The sign on it.
  let label: Label

  init(_ sign: Sign, _ fonts: Typography, isOnDisc: Bool = false) {
    label = Label(
      sign.rawValue, font: fonts.font(16), color: isOnDisc ? .white : ProductPalette.text,
      alignment: .center)
    super.init()
    cornerCurve = .circular
    disc.cornerCurve = .circular
    disc.isHidden = !isOnDisc
    for view in [disc, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    stateDidChange()
  }

  /// Shows what a click would do.
  func show(isPlaying: Bool) {
    label.text = (isPlaying ? Sign.pause : Sign.play).rawValue
  }

  override func stateDidChange() {
    disc.backgroundColor = isPressed ? BarPalette.pressedTint : BarPalette.tint
    backgroundColor = disc.isHidden && isPressed ? Color(white: 0, alpha: 0.08) : nil
  }

  override func layoutSubviews() {
    disc.frame = bounds
    label.frame = bounds
    cornerRadius = bounds.height / 2
    disc.cornerRadius = bounds.height / 2
  }
}
