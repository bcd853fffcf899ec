import Hero
import Motion
import SceneGraph
import Transitions

/// Cards of places, each of which becomes a page: its ground, picture, title and text fly, and the facts
/// follow one after the other.
final class GuideScreen: ExampleScreen {
  private lazy var cards = PlaceCards(kit) { [weak self] in self?.open($0, $1) }

  override func makeView() -> View { cards }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override var scroller: ScrollView? { cards }

  private func open(_ number: Int, _ card: View) {
    guard let navigationController else { return }
    if navigationController.topViewController === self {
      navigationController.pushViewController(PlaceScreen(kit, number, from: card))
    } else {
      navigationController.topViewController?.turnTransition(to: .present)
    }
  }
}

/// What the parts of a place are called on both screens, and how they fly.
struct PlaceFlight {
  let number: Int

  enum Part: String {
    case ground, picture, title, text
  }

  /// Lets a view fly to its like on the other screen.
  @MainActor
  func takes(_ view: View, as part: Part, _ kit: ExampleKit) {
    view.heroID = "place \(number) \(part.rawValue)"
    kit.figures.lead(view) {
      $0.heroModifiers = [$1.duration(.guideDuration), .timingFunction($1.timing(.guideCurve))]
    }
  }

  /// What is only on the page comes from below, and is gone before the ground is too small for it.
  static func comes(_ settings: MotionSettings) -> [HeroModifier] {
    [.fade, .translate(y: 40), settings.duration(.guideText), settings.leaving(.guideLeaving)]
  }
}

/// The cards in columns.
private final class PlaceCards: ScrollView {
  private let cards: [PlaceCard]

  init(_ kit: ExampleKit, onOpen: @escaping (Int, View) -> Void) {
    cards = (0..<min(kit.pictures.count, 12)).map { number in
      let card = PlaceCard(kit, number)
      card.onActivate = { [unowned card] in onOpen(number, card) }
      return card
    }
    super.init()
    for card in cards { addSubview(card) }
  }

  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width)
    let cells = column.cells(1...4, least: 270, gap: 20)
    for (number, card) in cards.enumerated() {
      card.frame = cells.frame(of: number, left: column.left, top: 24, height: 280, rowGap: 20)
    }
    contentSize = Size(width: bounds.width, height: (cards.last?.frame.maxY ?? 0) + 24)
  }
}

/// A picture over a title and two lines, on white.
private final class PlaceCard: FacedControl {
  private let picture: PictureView
  private let title: Label
  private let text: Label

  init(_ kit: ExampleKit, _ number: Int) {
    picture = kit.pictures.view(of: number)
    title = Label(
      kit.pictures.caption(of: number), font: kit.fonts.font(24, .bold), color: ProductPalette.text)
    text = kit.note(PlaceText.summary, color: ProductPalette.secondary)
    // No two cards' shadows meet in the 20 points between them: so none lies over a card that grows.
    super.init(
      shadow: Shadow(
        color: Color(white: 0, alpha: 0.22), offset: Vector(dx: 0, dy: 1), radius: 2.5))
    kit.figures.lead(self) { card, settings in
      card.roundness = settings[.guideRadius]
      card.picture.cornerRadii = CornerRadii(top: settings[.guideRadius])
    }
    text.verticalAlignment = .top
    let flight = PlaceFlight(number: number)
    for (view, part) in [
      (face, PlaceFlight.Part.ground), (picture, .picture), (title, .title), (text, .text),
    ] {
      flight.takes(view, as: part, kit)
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: 196)
    let width = max(0, bounds.width - 32)
    title.frame = Rect(x: 16, y: 208, width: width, height: 30)
    text.frame = Rect(x: 16, y: 242, width: width, height: 20)
  }
}
