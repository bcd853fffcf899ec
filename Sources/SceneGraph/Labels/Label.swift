public import Motion

/// Shows a text, broken into lines where it must be.
@MainActor
open class Label: View {
  /// Where lines lie across.
  public enum Alignment: Hashable, Sendable {
    /// At either side, or in the middle on a whole point.
    case left, center, right
  }

  /// Where the lines as a whole lie up and down.
  public enum VerticalAlignment: Hashable, Sendable {
    /// At either end or in the middle; baselines fall on whole points.
    case top, center, bottom
  }

  /// What is shown; line feeds begin a new line.
  public var text: String {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The typeface and its size in points.
  public var font: Font {
    didSet { if font != oldValue { contentDidChange() } }
  }

  /// The glyphs' colour; the ground is ``View/backgroundColor``.
  public var color: Color {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Where lines lie across; by default at the left.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { setNeedsDisplay() } }
  }

  /// Where the lines lie up and down; by default in the middle.
  public var verticalAlignment = VerticalAlignment.center {
    didSet { if verticalAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The most lines; 0 is as many as it takes. The last one ends in an ellipsis where it must.
  public var lineLimit: Int {
    didSet { if lineLimit != oldValue { contentDidChange() } }
  }

  private var layout: TextLayout?

  /// What was found last to fit a width, since the text has changed.
  private var fitted: (width: Double, size: Size)?

  /// - Parameters:
  ///   - text: What is shown.
  ///   - font: In which.
  ///   - color: Of the glyphs.
  ///   - alignment: Where lines lie across.
  ///   - lineLimit: The most lines; 0 is as many as it takes.
  public init(
    _ text: String = "", font: Font, color: Color = .black, alignment: Alignment = .left,
    lineLimit: Int = 1
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.alignment = alignment
    self.lineLimit = lineLimit
    super.init()
  }

  /// The text as it is set in the present width.
  public var textLayout: TextLayout {
    layout ?? TextLayout(text, font: font, width: bounds.width, limit: lineLimit)
  }

  /// - Parameter size: Its width breaks lines; its height is not looked at.
  /// - Returns: The text's size, in whole points.
  open override func sizeThatFits(_ size: Size) -> Size {
    if let fitted, fitted.width == size.width { return fitted.size }
    let wanted = TextLayout(text, font: font, width: size.width, limit: lineLimit).size
    let rounded = Size(width: wanted.width.rounded(.up), height: wanted.height.rounded(.up))
    fitted = (size.width, rounded)
    return rounded
  }

  open override func layoutSubviews() {
    layout = TextLayout(text, font: font, width: bounds.width, limit: lineLimit)
  }

  override func boundsDidChange(resized: Bool) { if resized { layout = nil } }

  /// Baselines fall on whole points of the view, so that text at rest is sharp.
  public override func draw(into list: inout DisplayList) {
    let layout = textLayout
    let room = bounds.height - layout.size.height
    let top =
      switch verticalAlignment {
      case .top: bounds.minY
      case .center: bounds.minY + room / 2
      case .bottom: bounds.minY + room
      }
    for (index, line) in layout.lines.enumerated() {
      let free = bounds.width - line.width
      let left =
        switch alignment {
        case .left: bounds.minX
        case .center: (bounds.minX + free / 2).rounded()
        case .right: bounds.minX + free
        }
      let baseline = (top + layout.ascent + layout.lineHeight * Double(index)).rounded()
      line.draw(in: font, at: Point(x: left, y: baseline), color, into: &list)
    }
  }

  private func contentDidChange() {
    layout = nil
    fitted = nil
    setNeedsLayout()
    setNeedsDisplay()
  }
}
