import Motion
import SceneGraph

/// The name of a file that cannot be shown, and under it the reason, in the middle.
final class FaultLabel: View {
  private let name: Label
  private let reason: Label

  init(fonts: Typography, color: Color) {
    name = Label(font: fonts.font(13, .bold), color: color, alignment: .center, lineLimit: 2)
    reason = Label(font: fonts.font(13), color: color, alignment: .center, lineLimit: 5)
    super.init()
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(name)
    addSubview(reason)
  }

  func show(name: String, reason: String) {
    self.name.text = name
    self.reason.text = reason
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let title = min(name.sizeThatFits(bounds.size).height, bounds.height)
    let text = min(reason.sizeThatFits(bounds.size).height, bounds.height - title)
    let top = ((bounds.height - title - text) / 2).rounded()
    name.frame = Rect(x: 0, y: top, width: bounds.width, height: title)
    reason.frame = Rect(x: 0, y: top + title, width: bounds.width, height: text)
  }
}
