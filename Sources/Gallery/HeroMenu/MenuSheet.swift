import Hero
import Motion
import SceneGraph
import Transitions

/// The menu: its ground comes from the button's disc.
final class MenuSheet: ExampleScreen {
  private let sheet: MenuSheetView

  init(_ kit: ExampleKit, _ kind: MenuKind) {
    sheet = MenuSheetView(kit, kind)
    super.init(kit, title: "Menu")
    sheet.onChoose = { [weak self] in self?.close() }
  }

  override func makeView() -> View { sheet }

  /// The ground is a view of its own, so that it can fly.
  override func viewDidLoad() {}
}

/// The ground, the items, and the button that closes the menu.
private final class MenuSheetView: View {
  var onChoose: (() -> Void)?

  private let kind: MenuKind
  private let ground = View()
  private let items: MenuItems
  private let button: RoundButton

  init(_ kit: ExampleKit, _ kind: MenuKind) {
    self.kind = kind
    items = MenuItems(kit, kind)
    var close: () -> Void = {}
    button = RoundButton("Close", kit.fonts, ground: Color(white: 1, alpha: 0.16)) { close() }
    super.init()
    close = { [weak self] in self?.onChoose?() }
    items.onChoose = { [weak self] in self?.onChoose?() }
    ground.backgroundColor = MenuFlight.color
    MenuFlight.takes(ground, kit)
    kit.figures.lead(button) {
      $0.heroModifiers = [
        .fade, .scale(0.6), .whenPresenting($1.delay(.menuButton)),
        .whenDismissing($1.duration(.menuClearing)),
      ]
    }
    for view in [ground, items, button] { addSubview(view) }
  }

  override func layoutSubviews() {
    ground.frame = bounds
    items.frame = bounds
    button.frame = MenuFlight.button(in: bounds, inset: 40)
  }
}

/// The items beneath each other, or in rings around the button.
private final class MenuItems: View {
  var onChoose: (() -> Void)?

  private static let names = [
    "Photos", "Products", "Cards", "Albums", "Places", "People", "Favourites", "Recent", "Shared",
  ]

  private let kind: MenuKind
  private let figures: ExampleFigures
  private let items: [MenuItem]

  init(_ kit: ExampleKit, _ kind: MenuKind) {
    self.kind = kind
    figures = kit.figures
    items = MenuItems.names.enumerated().map {
      MenuItem(kit, $1, picture: $0, isRound: kind.isRound)
    }
    super.init()
    for item in items {
      item.onActivate = { [weak self] in self?.onChoose?() }
      addSubview(item)
    }
    figures.lead(self) { items, _ in items.place() }
  }

  override func layoutSubviews() { place() }

  /// Sets where the items are, and how they come and go: that depends on where they are.
  private func place() {
    let settings = figures.settings
    let button = MenuFlight.button(in: bounds, inset: 40)
    heroModifiers = [
      .whenPresenting(settings.delay(kind.wait), kind.cascade(around: button.center, settings)),
      .whenDismissing(kind.cascade(around: button.center, settings, haste: 8)),
    ]
    if kind.isRound { layOutRound(button.center) } else { layOutList(above: button.minY) }
  }

  private func layOutList(above end: Double) {
    let width = max(0, min(260, bounds.width - 48))
    let step = max(20, min(60, (end - 40) / Double(items.count)))
    let top = max(16, ((end - step * Double(items.count)) / 2).rounded())
    for (number, item) in items.enumerated() {
      item.frame = Rect(
        x: ((bounds.width - width) / 2).rounded(), y: top + (Double(number) * step).rounded(),
        width: width, height: max(1, step - 8).rounded())
      item.heroModifiers = [
        .fade, .translate(y: kind == .down ? -48 : 48), .scale(0.9),
        figures.settings.duration(.menuItems), leaving,
      ]
    }
  }

  private var leaving: HeroModifier { .whenDismissing(figures.settings.duration(.menuClearing)) }

  /// Four on the inner half ring, five on the outer one.
  private func layOutRound(_ center: Point) {
    let reach = max(60, min(340, bounds.width / 2 - 56, center.y - 60))
    // No disc touches another, nor a name, where the rings are small.
    let disc = min(72, (reach * 0.34).rounded(.down))
    for (number, item) in items.enumerated() {
      let isInner = number < 4
      let (place, last) = isInner ? (number, 3) : (number - 4, 4)
      let radius = isInner ? reach * 0.54 : reach
      let spread = isInner ? 0.78 : 0.82
      let angle = .pi * (1 + (1 - spread) / 2 + spread * Double(place) / Double(last))
      let middle = Point(
        x: (center.x + cosine(angle) * radius).rounded(),
        y: (center.y + sine(angle) * radius).rounded())
      item.frame = Rect(center: middle, size: Size(width: 96, height: disc + 32))
      item.heroModifiers = [
        .fade, .translate(x: (center.x - middle.x) * 0.5, y: (center.y - middle.y) * 0.5),
        .scale(0.2), .whenPresenting(figures.settings.menuSpring), leaving,
      ]
    }
  }
}

/// A small picture and a name: beside each other, or under each other where it is round.
private final class MenuItem: Control {
  private let picture: PictureView
  private let name: Label
  private let isRound: Bool

  init(_ kit: ExampleKit, _ title: String, picture number: Int, isRound: Bool) {
    picture = kit.pictures.view(of: number)
    name = Label(
      title, font: isRound ? kit.fonts.font(13, .bold) : kit.fonts.font(16, .bold), color: .white,
      alignment: isRound ? .center : .left)
    self.isRound = isRound
    super.init()
    if !isRound { kit.figures.lead(picture) { $0.cornerRadius = $1[.menuRadius] } }
    cornerRadius = 12
    focusRing = FocusRing(color: .white)
    for view in [picture, name] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override func stateDidChange() {
    backgroundColor = isPressed ? Color(white: 1, alpha: 0.16) : nil
  }

  override func layoutSubviews() {
    if isRound {
      let side = max(1, bounds.height - 32)
      picture.frame = Rect(x: (bounds.width - side) / 2, y: 4, width: side, height: side)
      picture.cornerRadius = side / 2
      picture.cornerCurve = .circular
      name.frame = Rect(x: 0, y: side + 8, width: bounds.width, height: 20)
    } else {
      let side = max(1, bounds.height - 12)
      picture.frame = Rect(x: 6, y: 6, width: side, height: side)
      name.frame = Rect(
        x: side + 22, y: 0, width: max(0, bounds.width - side - 28), height: bounds.height)
    }
  }
}
