import Hero
import Motion
import SceneGraph
import Transitions

/// The page of a place.
final class PlaceScreen: ExampleScreen, HeroViewControllerDelegate {
  private let page: PlacePage
  private weak var card: View?

  /// - Parameters:
  ///   - kit: What it is built with.
  ///   - number: Which place.
  ///   - card: Where it comes from.
  init(_ kit: ExampleKit, _ number: Int, from card: View) {
    page = PlacePage(kit, number)
    self.card = card
    super.init(kit, title: kit.pictures.caption(of: number))
  }

  override func makeView() -> View { PlaceRoot(page) }

  override func viewDidLoad() {
    view.backgroundColor = ProductPalette.ground
    kit.figures.lead(view) {
      $0.heroModifiers = [.fade, $1.duration(.guideFading), .timingFunction(.linear)]
    }
  }

  override var scroller: ScrollView? { page }

  /// It goes home to where that can be seen.
  func heroWillStartAnimatingTo(viewController: ViewController) { card?.comeIntoSight() }
}

/// The page fills it.
private final class PlaceRoot: View {
  private let page: View

  init(_ page: View) {
    self.page = page
    super.init()
    addSubview(page)
  }

  override func layoutSubviews() { page.frame = bounds }
}

/// The picture from edge to edge, the text under it, and the facts under that or beside it.
private final class PlacePage: ScrollView {
  private let ground = View()
  private let picture: PictureView
  private let title: Label
  private let summary: Label
  private let text: Label
  private let facts: FactList

  init(_ kit: ExampleKit, _ number: Int) {
    picture = kit.pictures.view(of: number)
    title = Label(
      kit.pictures.caption(of: number), font: kit.fonts.font(24, .bold), color: ProductPalette.text)
    summary = kit.note(PlaceText.summary, color: ProductPalette.secondary)
    text = Label(
      PlaceText.text, font: kit.fonts.font(16), color: ProductPalette.secondary, lineLimit: 0)
    facts = FactList(kit, PlaceText.facts(of: number, kit))
    super.init()
    ground.backgroundColor = .white
    text.verticalAlignment = .top
    kit.figures.lead(text) {
      $0.heroModifiers = PlaceFlight.comes($1) + [.whenPresenting($1.delay(.guideWait))]
    }
    let flight = PlaceFlight(number: number)
    for (view, part) in [
      (ground, PlaceFlight.Part.ground), (picture, .picture), (title, .title), (summary, .text),
    ] { flight.takes(view, as: part, kit) }
    for view in [ground, picture, title, summary, text, facts] { addSubview(view) }
  }

  override func layoutSubviews() {
    let margin = bounds.width > 500 ? 40.0 : 20.0
    let height = max(120, (bounds.height * 0.48).rounded())
    picture.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
    let room = max(0, min(1120, bounds.width - 2 * margin))
    let left = ((bounds.width - room) / 2).rounded()
    let isWide = room >= 760
    let width = isWide ? ((room - 48) * 0.48).rounded() : room
    title.frame = Rect(x: left, y: height + 24, width: width, height: 30)
    summary.frame = Rect(x: left, y: height + 58, width: width, height: 20)
    text.frame = Rect(
      x: left, y: height + 92, width: width,
      height: text.sizeThatFits(Size(width: width, height: .infinity)).height)
    facts.frame = Rect(
      x: isWide ? left + width + 48 : left, y: isWide ? height + 20 : text.frame.maxY + 20,
      width: isWide ? room - width - 48 : room, height: facts.height)
    let end = max(facts.frame.maxY, text.frame.maxY) + 24
    ground.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(end, bounds.height))
    contentSize = Size(width: bounds.width, height: end)
  }
}

/// Names and facts, one line after the other.
private final class FactList: View {
  private let lines: [FactLine]

  init(_ kit: ExampleKit, _ facts: [(String, String)]) {
    lines = facts.map { FactLine(kit, $0.0, $0.1) }
    super.init()
    kit.figures.lead(self) { list, settings in
      list.heroModifiers = [
        .whenPresenting(
          settings.delay(.guideWait), .cascade(delta: settings[.guideCascade]))
      ]
      for line in list.lines { line.heroModifiers = PlaceFlight.comes(settings) }
    }
    for line in lines { addSubview(line) }
  }

  var height: Double { Double(lines.count) * 44 }

  override func layoutSubviews() {
    for (number, line) in lines.enumerated() {
      line.frame = Rect(x: 0, y: Double(number) * 44, width: bounds.width, height: 44)
    }
  }
}

/// A name, and at its right what is said of it; a hairline above.
private final class FactLine: View {
  private let name: Label
  private let fact: Label

  init(_ kit: ExampleKit, _ name: String, _ fact: String) {
    self.name = kit.note(name)
    self.fact = Label(fact, font: kit.fonts.font(13, .bold), color: ProductPalette.text)
    super.init()
    addSubview(self.name)
    addSubview(self.fact)
  }

  override func layoutSubviews() {
    name.frame = Rect(x: 0, y: 1, width: 96, height: max(0, bounds.height - 1))
    fact.frame = Rect(
      x: 104, y: 1, width: max(0, bounds.width - 104), height: max(0, bounds.height - 1))
  }

  override func draw(into list: inout DisplayList) {
    let line = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line), BarPalette.hairline))
  }
}
