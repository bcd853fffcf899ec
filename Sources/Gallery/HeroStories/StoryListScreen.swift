import Hero
import Motion
import SceneGraph
import Transitions

/// Large cards, each of which grows into a page that can be dragged away again.
final class StoryListScreen: ExampleScreen {
  private lazy var cards = StoryCards(kit) { [weak self] in self?.open($0, $1) }

  override func makeView() -> View { cards }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override var scroller: ScrollView? { cards }

  private func open(_ number: Int, _ card: View) {
    if let story = presentedViewController {
      story.turnTransition(to: .present)
      return
    }
    let story = StoryScreen(kit, number, from: card)
    story.modalPresentationStyle = .custom
    story.heroModalAnimationType = HeroDefaultAnimationType.none
    show(story)
  }
}

/// A heading, and the cards under it.
private final class StoryCards: ScrollView {
  private let heading: Label
  private let hint: Label
  private let cards: [StoryCard]

  init(_ kit: ExampleKit, onOpen: @escaping (Int, View) -> Void) {
    heading = Label("Today", font: kit.fonts.font(24, .bold), color: ProductPalette.text)
    hint = kit.note(
      "Open a card, then drag its page down: its corners follow", lines: 2)
    cards = (0..<min(kit.pictures.count, 9)).map { number in
      let card = StoryCard(kit, number)
      card.onActivate = { [unowned card] in onOpen(number, card) }
      return card
    }
    super.init()
    for view in [heading, hint] + cards { addSubview(view) }
  }

  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width, atMost: 1120)
    heading.frame = Rect(x: column.left, y: 24, width: column.width, height: 30)
    let room = Size(width: column.width, height: .infinity)
    let hintHeight = max(18, hint.sizeThatFits(room).height.rounded(.up))
    hint.frame = Rect(x: column.left, y: 56, width: column.width, height: hintHeight)
    let row = column.cells(1...3, least: 300, gap: 24)
    let height = max(240, min(420, (row.width * 1.15).rounded()))
    for (number, card) in cards.enumerated() {
      card.frame = row.frame(
        of: number, left: column.left, top: 74 + hintHeight, height: height, rowGap: 24)
    }
    contentSize = Size(width: bounds.width, height: (cards.last?.frame.maxY ?? 0) + 32)
  }
}

/// A picture, and on white under it a line and a title.
private final class StoryCard: FacedControl {
  private let picture: PictureView
  private let kicker: Label
  private let title: Label

  init(_ kit: ExampleKit, _ number: Int) {
    picture = kit.pictures.view(of: number)
    kicker = kit.note(StoryText.kicker(number))
    title = Label(
      kit.pictures.caption(of: number), font: kit.fonts.font(24, .bold), color: ProductPalette.text)
    // No two cards' shadows meet in the 24 points between them: so none lies over a card that grows.
    super.init(
      shadow: Shadow(
        color: Color(white: 0, alpha: 0.25), offset: Vector(dx: 0, dy: 1), radius: 3))
    kit.figures.lead(self) { card, settings in
      card.roundness = settings[.storiesRadius]
      card.picture.cornerRadii = CornerRadii(top: settings[.storiesRadius])
    }
    let flight = StoryFlight(number: number)
    for (view, part) in [
      (face, StoryFlight.Part.ground), (picture, .picture), (kicker, .kicker), (title, .title),
    ] {
      flight.takes(view, as: part, kit)
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - 84))
    let width = max(0, bounds.width - 40)
    kicker.frame = Rect(x: 20, y: bounds.height - 70, width: width, height: 18)
    title.frame = Rect(x: 20, y: bounds.height - 50, width: width, height: 30)
  }
}
