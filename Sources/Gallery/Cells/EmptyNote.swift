import Motion
import SceneGraph

/// A heading and what to do, in the middle of where there is nothing to show.
final class EmptyNote: View {
  /// What it says.
  struct Text: Hashable {
    var heading: String
    var advice: String
  }

  private let heading: Label
  private let advice: Label

  /// Lines much longer than this are hard to read, in points.
  private static let widest = 480.0
  private static let gap = 10.0

  /// What it says; `nil` hides it.
  var text: Text? { didSet { if text != oldValue { write() } } }

  init(fonts: Typography) {
    heading = Label(
      font: fonts.font(24, .bold), color: BarPalette.text, alignment: .center, lineLimit: 3)
    advice = Label(
      font: fonts.font(16), color: BarPalette.secondary, alignment: .center, lineLimit: 8)
    super.init()
    isHidden = true
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(heading)
    addSubview(advice)
  }

  private func write() {
    isHidden = text == nil
    heading.text = text?.heading ?? ""
    advice.text = text?.advice ?? ""
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = min(bounds.width, EmptyNote.widest)
    let left = ((bounds.width - width) / 2).rounded()
    let room = Size(width: width, height: bounds.height)
    let title = min(heading.sizeThatFits(room).height, bounds.height)
    let lines = min(
      advice.sizeThatFits(room).height, max(0, bounds.height - title - EmptyNote.gap))
    // A little above the middle, where the eye looks for it.
    let top = max(0, ((bounds.height - title - EmptyNote.gap - lines) * 0.45).rounded())
    heading.frame = Rect(x: left, y: top, width: width, height: title)
    advice.frame = Rect(
      x: left, y: top + title + EmptyNote.gap, width: width, height: lines)
  }
}
