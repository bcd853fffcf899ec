import Hero
import Motion
import SceneGraph
import Transitions

/// Cards of places, each of which becomes a page: its ground, picture, title and text fly, and the facts
/// follow one after the other.
final class GuideScreen: ExampleScreen {
  private lazy var cards = PlaceCards(kit) { [weak self] in self?.open($0) }

  override func makeView() -> View { cards }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override var scroller: ScrollView? { cards }

  private func open(_ number: Int) {
    guard let navigationController else { return }
    if navigationController.topViewController === self {
      navigationController.pushViewController(PlaceScreen(kit, number))
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

  /// How long what is only on the page waits for the ground that it stands on, in seconds.
  static let wait = 0.22

  /// What is only on the page is gone before the ground is too small for it.
  static let leaves = HeroModifier.whenDismissing(
    .timing(.opacity, duration: 0.08, timingFunction: .linear))

  /// Lets a view fly to its like on the other screen.
  @MainActor
  func takes(_ view: View, as part: Part) {
    view.heroID = "place \(number) \(part.rawValue)"
    view.heroModifiers = [.duration(0.42), .timingFunction(.standard)]
  }
}

/// The cards in columns.
private final class PlaceCards: ScrollView {
  private let cards: [PlaceCard]

  init(_ kit: ExampleKit, onOpen: @escaping (Int) -> Void) {
    cards = (0..<min(kit.pictures.count, 12)).map { number in
      let card = PlaceCard(kit, number)
      card.onActivate = { onOpen(number) }
      return card
    }
    super.init()
    for card in cards { addSubview(card) }
  }

  override func layoutSubviews() {
    let margin = bounds.width > 500 ? 32.0 : 16.0
    let width = max(0, bounds.width - 2 * margin)
    let columns = max(1, min(4, Int(width / 270)))
    let cell = max(1, (width - Double(columns - 1) * 20) / Double(columns)).rounded(.down)
    for (number, card) in cards.enumerated() {
      card.frame = Rect(
        x: margin + Double(number % columns) * (cell + 20),
        y: 24 + Double(number / columns) * 300, width: cell, height: 280)
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
      cornerRadius: 16,
      shadow: Shadow(
        color: Color(white: 0, alpha: 0.22), offset: Vector(dx: 0, dy: 1), radius: 2.5))
    picture.cornerRadii = CornerRadii(topLeft: 16, topRight: 16, bottomRight: 0, bottomLeft: 0)
    text.verticalAlignment = .top
    let flight = PlaceFlight(number: number)
    for (view, part) in [
      (face, PlaceFlight.Part.ground), (picture, .picture), (title, .title), (text, .text),
    ] {
      flight.takes(view, as: part)
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
