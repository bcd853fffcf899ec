import Hero
import Motion
import SceneGraph
import Transitions

/// A story's page: the picture from edge to edge, the text under it.
final class StoryScreen: ExampleScreen, HeroViewControllerDelegate {
  private let page: StoryPage
  private weak var card: View?
  private var drag: DragAway?

  /// - Parameters:
  ///   - kit: What it is built with.
  ///   - number: Which story.
  ///   - card: Where it comes from.
  init(_ kit: ExampleKit, _ number: Int, from card: View) {
    page = StoryPage(kit, number)
    self.card = card
    super.init(kit, title: kit.pictures.caption(of: number))
    drag = DragAway(self, kit)
    page.onClose = { [weak self] in self?.close() }
  }

  override func makeView() -> View { page }

  /// The ground is a view of its own, so that it can fly.
  override func viewDidLoad() {}

  override var scroller: ScrollView? { page.story }

  /// What only the page has goes along with what flies: it knows now where the card is.
  func heroWillStartTransition() {
    view.layoutIfNeeded()
    findCard()
  }

  /// It goes home to where that can be seen.
  func heroWillStartAnimatingTo(viewController: ViewController) {
    card?.comeIntoSight()
    findCard()
  }

  private func findCard() {
    guard let card, let frame = card.convert(card.bounds, to: nil) else { return }
    page.card = frame
  }
}

/// A ground that does not scroll, and the story over it.
@MainActor
private final class StoryPage: View {
  let story: Story
  var onClose: (() -> Void)?

  /// Where the card is, in the page's points.
  var card: Rect? { didSet { follow() } }

  private let ground = View()
  private let button: CloseButton
  private let figures: ExampleFigures

  init(_ kit: ExampleKit, _ number: Int) {
    figures = kit.figures
    story = Story(kit, number)
    var close: () -> Void = {}
    button = CloseButton(typography: kit.fonts) { close() }
    super.init()
    close = { [weak self] in self?.onClose?() }
    ground.backgroundColor = .white
    StoryFlight(number: number).takes(ground, as: .ground, kit)
    for view in [ground, story, button] { addSubview(view) }
    figures.lead(self) { page, _ in page.follow() }
  }

  /// Lets the button keep to the ground's corner, and the text to the title.
  private func follow() {
    guard let card else { return }
    button.heroModifiers = [
      .fade, .translate(x: card.maxX - bounds.maxX, y: card.minY - bounds.minY),
      figures.settings.storySpring,
    ]
    story.follow(card, figures.settings)
  }

  override func layoutSubviews() {
    ground.frame = bounds
    story.frame = bounds
    button.frame = CloseButton.frame(in: bounds)
  }
}

/// The picture, the lines and the text.
final class Story: ScrollView {
  private let picture: PictureView
  private let kicker: Label
  private let title: Label
  private let text: Label

  /// What is seen of the text: as far as the page's edges, so that nothing else ever cuts it.
  private let window = View()

  init(_ kit: ExampleKit, _ number: Int) {
    picture = kit.pictures.view(of: number)
    kicker = kit.note(StoryText.kicker(number))
    title = Label(
      kit.pictures.caption(of: number), font: kit.fonts.font(24, .bold), color: ProductPalette.text)
    text = Label(
      StoryText.text, font: kit.fonts.font(16), color: ProductPalette.secondary, lineLimit: 0)
    text.verticalAlignment = .top
    window.clipsToBounds = true
    window.addSubview(text)
    super.init()
    alwaysBouncesVertically = false
    bounces = false
    let flight = StoryFlight(number: number)
    for (view, part) in [
      (picture, StoryFlight.Part.picture), (kicker, .kicker), (title, .title),
    ] { flight.takes(view, as: part, kit) }
    for view in [picture, kicker, title, window] { addSubview(view) }
  }

  /// Lets the text keep to the title, whose place on the card is at its lower edge: what there is no more
  /// ground for is cut off, to the last line.
  fileprivate func follow(_ card: Rect, _ settings: MotionSettings) {
    let whole = window.frame
    guard whole.isDrawable else { return }
    let goal = Rect(
      x: card.minX + 20, y: card.maxY - 1 + bounds.minY,
      width: min(whole.width, max(1, card.width - 40)),
      height: 1)
    // Where the page is longer than the window, that much of it is seen.
    let seen = max(1, min(whole.height, bounds.maxY - whole.minY))
    window.heroModifiers = [
      .beginWith([
        .size(Size(width: whole.width, height: seen)), .contentsRect(shown(whole.width, seen)),
        .translate(y: (seen - whole.height) / 2),
      ]),
      .fade, .size(goal.size), .contentsRect(shown(goal.width, goal.height)),
      .translate(x: goal.midX - whole.midX, y: goal.midY - whole.midY), settings.storySpring,
      .whenPresenting(.timing(.opacity, delay: settings[.storiesWait])),
      // Gone before the ground is too small for it.
      settings.leaving(.storiesLeaving),
    ]
  }

  /// The upper left part of the text, as a part of all of it.
  private func shown(_ width: Double, _ height: Double) -> Rect {
    Rect(
      x: 0, y: 0, width: width / window.frame.width, height: height / window.frame.height)
  }

  override func layoutSubviews() {
    let height = max(120, (bounds.height * 0.5).rounded())
    picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    let width = max(0, min(560, bounds.width - 40))
    let left = ((bounds.width - width) / 2).rounded()
    kicker.frame = Rect(x: left, y: height + 24, width: width, height: 18)
    title.frame = Rect(x: left, y: height + 44, width: width, height: 30)
    let top = height + 90
    let lines = text.sizeThatFits(Size(width: width, height: .infinity)).height
    text.frame = Rect(x: 0, y: 0, width: width, height: lines)
    window.frame = Rect(
      x: left, y: top, width: max(width, bounds.width - left - 20),
      height: max(lines, bounds.height - top))
    contentSize = Size(width: bounds.width, height: top + lines + 32)
  }
}
