import Motion
import SceneGraph

/// What changes in a title bar from one screen to the next: the title, and the way back.
final class BarTitles: View {
  /// What is shown.
  struct Content: Hashable {
    var title = ""

    /// Where the button leads; `nil` hides it.
    var back: String?
  }

  var content = Content() {
    didSet {
      guard content != oldValue else { return }
      backButton.isHidden = content.back == nil
      backButton.title = content.back ?? ""
      setNeedsLayout()
    }
  }

  var style = NavigationBar.Style() {
    didSet { if style != oldValue { setNeedsLayout() } }
  }

  var font: Font? {
    didSet { if font != oldValue { setNeedsLayout() } }
  }

  let backButton = BackButton()
  private var label = BarLabel()

  init() {
    super.init()
    backButton.isHidden = true
    addSubview(backButton)
  }

  /// The title stands in the middle, or as near to it as the button leaves room.
  override func layoutSubviews() {
    backButton.font = font
    backButton.tint = style.tint
    let wanted = backButton.sizeThatFits(bounds.size).width
    backButton.frame = Rect(
      x: 0, y: 0, width: min(wanted, bounds.width / 3), height: bounds.height)
    let side = backButton.isHidden ? 16 : backButton.frame.maxX + 8
    var frame = Rect(
      x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
    // One that is too long for the middle begins at the button, and has all that is left.
    if let font {
      let title = TextLayout(content.title, font: font, limit: 1).size.width.rounded(.up)
      let room = max(0, bounds.width - side - 16)
      if title > frame.width { frame.size.width = min(title, room) }
    }
    label.show(content.title, font: font, color: style.title, frame: frame, on: self)
  }

  /// These titles with another content, as a picture; nothing about this view changes.
  func picture(of content: Content) -> DisplayList {
    let titles = BarTitles()
    (titles.content, titles.style, titles.font) = (content, style, font)
    titles.frame = frame
    return titles.displayList()
  }
}
