import Hero
import Motion
import SceneGraph
import Transitions

/// Modifiers as text: what is typed is read at once and played on views, what cannot be read is said.
final class ModifierTextScreen: ExampleScreen {
  /// Where the modifiers are typed.
  let field: TextField

  private let theatre: ModifierTheatre
  private lazy var page = ModifierTextPage(kit, field, stage: theatre.view)

  /// What is written at first.
  private static let first = "fade translate(0, -120) rotate(-1.6) scale(1.5)"

  override init(_ kit: ExampleKit, title: String) {
    field = TextField(font: kit.fonts.font(14, .mono))
    theatre = ModifierTheatre(kit)
    super.init(kit, title: title)
    field.placeholder = "Modifiers, such as: fade scale(0.5)"
    field.text = ModifierTextScreen.first
    field.onChange = { [weak self] _ in self?.read(plays: true) }
    field.onCopy = { kit.clipboard.copy($0) }
    field.onPaste = { kit.clipboard.paste() }
    field.onSubmit = { [weak self] _ in self?.read(plays: true) }
  }

  override func makeView() -> View { page }

  override func viewDidLoad() {
    view.backgroundColor = ProductPalette.ground
    addChild(theatre)
    theatre.didMove(toParent: self)
    page.onChoose = { [weak self] in self?.choose($0) }
    read(plays: false)
  }

  /// One can type at once.
  override func viewDidAppear(animated: Bool) { field.becomeFirstResponder() }

  override func viewWillDisappear(animated: Bool) { field.resignFirstResponder() }

  private func choose(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
    read(plays: true)
  }

  /// Reads the text, says what is wrong with it, and plays what could be read.
  private func read(plays: Bool) {
    let parsed = HeroModifier.parse(field.text)
    page.show(parsed)
    theatre.modifiers = parsed.modifiers
    if plays { theatre.play() }
  }
}
