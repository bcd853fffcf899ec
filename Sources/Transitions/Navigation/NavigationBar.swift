import Motion
public import SceneGraph

/// Shows a title in the middle and, where there is a way back, a button that leads there.
///
/// Without a font it shows the button's arrow alone.
@MainActor
public final class NavigationBar: View {
  /// Its looks.
  public struct Style: Hashable, Sendable {
    /// In points; 44 as iOS's.
    public var height: Double

    /// The ground.
    public var background: Color

    /// The line beneath.
    public var separator: Color

    /// The title.
    public var title: Color

    /// The button back.
    public var tint: Color

    /// Creates a light bar with a blue button, unless said otherwise.
    public init(
      height: Double = 44, background: Color = Color(white: 0.97),
      separator: Color = Color(white: 0.8), title: Color = .black,
      tint: Color = Color(hex: 0x0066CC)
    ) {
      self.height = height
      self.background = background
      self.separator = separator
      self.title = title
      self.tint = tint
    }
  }

  /// Its looks; a new height takes effect with the next layout.
  public var style = Style() {
    didSet { if style != oldValue { styleDidChange() } }
  }

  /// What titles are written in; `nil` writes none.
  public var font: Font? {
    didSet { if font != oldValue { setNeedsLayout() } }
  }

  /// Leads back; hidden where there is no way.
  public let backButton = BackButton()

  /// The title that is shown.
  public private(set) var title = ""

  var onBack: (() -> Void)?
  private var label: Label?

  init() {
    super.init()
    backButton.onActivate = { [weak self] in self?.onBack?() }
    addSubview(backButton)
    styleDidChange()
  }

  /// Shows a title and the way back.
  ///
  /// - Parameters:
  ///   - title: In the middle.
  ///   - back: On the button; `nil` hides it.
  func show(title: String, back: String?) {
    guard title != self.title || back != (backButton.isHidden ? nil : backButton.title) else {
      return
    }
    self.title = title
    backButton.isHidden = back == nil
    backButton.title = back ?? ""
    setNeedsLayout()
  }

  /// Places the title in the middle, or as near to it as the button leaves room.
  public override func layoutSubviews() {
    backButton.font = font
    let wanted = backButton.sizeThatFits(bounds.size).width
    let widest = bounds.width / 3
    backButton.frame = Rect(x: 0, y: 0, width: min(wanted, widest), height: bounds.height)
    guard let font else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let label = self.label ?? Label(font: font, alignment: .center)
    if self.label == nil {
      self.label = label
      label.isUserInteractionEnabled = false
      addSubview(label)
    }
    label.font = font
    label.text = title
    label.color = style.title
    let side = backButton.isHidden ? 16 : backButton.frame.maxX + 8
    label.frame = Rect(
      x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
  }

  /// Draws the line beneath.
  public override func draw(into list: inout DisplayList) {
    let line = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line, radii: .zero), style.separator))
  }

  private func styleDidChange() {
    backgroundColor = style.background
    backButton.tint = style.tint
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
