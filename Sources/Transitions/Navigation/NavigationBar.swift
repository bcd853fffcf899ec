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
    get { titles.font }
    set {
      titles.font = newValue
      pictures = []
    }
  }

  /// Leads back; hidden where there is no way.
  public var backButton: BackButton { titles.backButton }

  /// The title that is, or will be, shown.
  public var title: String { titles.content.title }

  var onBack: (() -> Void)?
  let titles = BarTitles()

  /// The titles of the screens in flight, as they are drawn.
  private var pictures: [(content: BarTitles.Content, list: DisplayList)] = []

  init() {
    super.init()
    backButton.onActivate = { [weak self] in self?.onBack?() }
    addSubview(titles)
    styleDidChange()
  }

  /// Shows a title and the way back.
  func show(_ content: BarTitles.Content) {
    titles.content = content
  }

  /// Draws titles where they stand, while they give way to others: one after the other, since words
  /// that fade through each other cannot be read.
  ///
  /// - Parameters:
  ///   - content: Which titles.
  ///   - share: How much of the bar is theirs, `0...1`; up to a half nothing is seen of them.
  ///   - list: What has been drawn so far, in the points of the bar's superview.
  func drawTitles(_ content: BarTitles.Content, share: Double, into list: inout DisplayList) {
    let opacity = 2 * share - 1
    guard opacity > 0, !isHidden else { return }
    let picture = picture(of: content)
    guard !picture.isEmpty else { return }
    list.append(
      .group(
        DisplayGroup(
          list: picture, transform: .translation(x: frame.x, y: frame.y), opacity: opacity)))
  }

  private func picture(of content: BarTitles.Content) -> DisplayList {
    if let known = pictures.first(where: { $0.content == content }) { return known.list }
    let list = titles.picture(of: content)
    if pictures.count >= NavigationBar.mostPictures { pictures.removeFirst() }
    pictures.append((content, list))
    return list
  }

  /// More titles than are in flight at once.
  private static let mostPictures = 16

  /// Gives the titles the whole bar.
  public override func layoutSubviews() {
    titles.frame = bounds
    pictures = []
  }

  /// Draws the line beneath.
  public override func draw(into list: inout DisplayList) {
    let line = Rect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line, radii: .zero), style.separator))
  }

  private func styleDidChange() {
    backgroundColor = style.background
    titles.style = style
    pictures = []
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }
}
