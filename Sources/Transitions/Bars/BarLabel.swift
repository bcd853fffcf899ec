import Motion
import SceneGraph

/// A title on a bar: a label where there is something to write it in, else none.
@MainActor
struct BarLabel {
  private let alignment: Label.Alignment
  private var label: Label?

  /// Creates one that shows nothing yet.
  init(_ alignment: Label.Alignment = .center) {
    self.alignment = alignment
  }

  /// Writes a title, or takes it away.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - font: What it is written in; `nil` writes none.
  ///   - color: Of its letters.
  ///   - frame: Where it stands, in the space of `owner`.
  ///   - owner: The view it is on.
  mutating func show(
    _ text: String, font: Font?, color: Color, frame: Rect, on owner: View
  ) {
    guard let font else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let label = self.label ?? made(font, owner)
    label.font = font
    label.text = text
    label.color = color
    label.frame = frame
  }

  private mutating func made(_ font: Font, _ owner: View) -> Label {
    let label = Label(font: font, alignment: alignment)
    label.isUserInteractionEnabled = false
    owner.addSubview(label)
    self.label = label
    return label
  }
}
