import Hero
import Motion
import SceneGraph
import Transitions

/// A round button that grows into a menu, whose items come one after the other.
final class MenuScreen: ExampleScreen {
  private lazy var page = MenuPage(kit) { [weak self] in self?.open() }

  override func makeView() -> View { page }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  private func open() {
    if let sheet = presentedViewController {
      sheet.turnTransition(to: .present)
      return
    }
    let sheet = MenuSheet(kit, page.kind)
    sheet.modalPresentationStyle = .custom
    sheet.heroModalAnimationType = HeroDefaultAnimationType.none
    show(sheet)
  }
}

/// What the button's disc and the menu's ground are called: they fly into each other.
enum MenuFlight {
  static let ground = "menu ground"
  static let color = Color(hex: 0x14365c)
  static let diameter = 72.0

  /// Lets a disc or a ground fly to the other; the ground shrinks once the items have left it.
  @MainActor
  static func takes(_ view: View, _ kit: ExampleKit) {
    view.heroID = ground
    kit.figures.lead(view) {
      $0.heroModifiers = [
        $1.duration(.menuDuration), .timingFunction($1.timing(.menuCurve)),
        .whenDismissing($1.delay(.menuClearing)),
      ]
    }
  }

  /// Where the button is, on both screens alike.
  static func button(in bounds: Rect, inset: Double) -> Rect {
    Rect(
      x: ((bounds.width - diameter) / 2).rounded(), y: bounds.height - diameter - inset,
      width: diameter, height: diameter)
  }
}

/// A heading, the choice of an order, and the button.
private final class MenuPage: View {
  private let heading: Label
  private let text: Label
  private let control: SegmentedControl
  private let code: Label
  private let disc = View()
  private let button: RoundButton

  var kind: MenuKind { MenuKind(rawValue: control.selection) ?? .down }

  init(_ kit: ExampleKit, onOpen: @escaping () -> Void) {
    heading = Label(
      "One after the other", font: kit.fonts.font(24, .bold), color: ProductPalette.text,
      alignment: .center)
    text = Label(
      """
      The disc under the button and the ground of the menu have the same id. The items come by \
      fade, scale and translate, in the order of the cascade.
      """, font: kit.fonts.font(16), color: ProductPalette.secondary, alignment: .center,
      lineLimit: 0)
    control = SegmentedControl(
      MenuKind.allCases.map { .init($0.title, short: $0.title) }, typography: kit.fonts)
    code = Label(
      "", font: kit.fonts.font(14, .mono), color: ProductPalette.faint,
      alignment: .center)
    button = RoundButton("Menu", kit.fonts, onActivate: onOpen)
    super.init()
    disc.backgroundColor = MenuFlight.color
    disc.cornerRadius = MenuFlight.diameter / 2
    disc.cornerCurve = .circular
    disc.shadow = Shadow(
      color: Color(white: 0, alpha: 0.25), offset: Vector(dx: 0, dy: 4), radius: 10)
    MenuFlight.takes(disc, kit)
    kit.figures.lead(button) { $0.heroModifiers = [.fade, $1.duration(.menuButton)] }
    kit.figures.lead(self) { $0.code.text = $0.kind.code($1) }
    control.onSelect = { [weak self] _ in
      guard let self else { return }
      code.text = kind.code(kit.figures.settings)
    }
    for view in [heading, text, control, code, disc, button] { addSubview(view) }
  }

  override func layoutSubviews() {
    let column = max(0, min(560, bounds.width - 32))
    let left = ((bounds.width - column) / 2).rounded()
    let height = text.sizeThatFits(Size(width: column, height: .infinity)).height
    let button = MenuFlight.button(in: bounds, inset: 40)
    // In a low window what is least needed gives way to the button.
    let usual = 30 + 14 + height + 24 + 28 + 16 + 20
    let room = button.minY - 2 * 12
    code.isHidden = usual > room
    text.isHidden = usual - 36 > room
    let wanted = usual - (code.isHidden ? 36 : 0) - (text.isHidden ? height + 24 : 0)
    heading.isHidden = wanted > room
    var y = max(16, ((button.minY - wanted) / 2.4).rounded())
    if text.isHidden { y = max(12, ((button.minY - wanted) / 2).rounded()) }
    heading.frame = Rect(x: left, y: y, width: column, height: 30)
    if !heading.isHidden { y += 44 }
    text.frame = Rect(x: left, y: y, width: column, height: height)
    if !text.isHidden { y += height + 24 }
    control.density = bounds.width > 560 ? .titles : .short
    let width = min(control.width(control.density), max(0, bounds.width - 16))
    control.frame = Rect(
      x: ((bounds.width - width) / 2).rounded(), y: y, width: width, height: 28)
    y += 44
    code.frame = Rect(x: 8, y: y, width: max(0, bounds.width - 16), height: 20)
    disc.frame = button
    self.button.frame = button
  }
}

/// A title on a disc, or on nothing: then what is under it is another view's.
final class RoundButton: Button {
  init(
    _ title: String, _ fonts: Typography, ground: Color = .clear,
    onActivate: @escaping () -> Void
  ) {
    super.init(
      title, font: fonts.font(13, .bold),
      style: Style(title: .white, background: ground, pressed: Color(white: 1, alpha: 0.3)),
      onActivate: onActivate)
    padding = .zero
    cornerRadius = MenuFlight.diameter / 2
    cornerCurve = .circular
  }
}
