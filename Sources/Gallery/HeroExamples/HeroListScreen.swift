import Motion
import SceneGraph
import Transitions

/// The list of examples.
final class HeroListScreen: ViewController {
  private let kit: ExampleKit
  private lazy var list = HeroListView(kit) { [weak self] in self?.open($0) }

  init(_ kit: ExampleKit) {
    self.kit = kit
    super.init()
    title = "Hero"
  }

  override func makeView() -> View { list }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override func keyDown(_ key: KeyEvent) -> Bool { list.keyDown(key) }

  private func open(_ example: HeroExample) {
    guard let navigationController else { return }
    if let last = navigationController.viewControllers.last, last !== self {
      last.turnTransition(to: .present)
      return
    }
    navigationController.pushViewController(example.screen(kit))
  }
}

extension HeroExample {
  /// Its first screen.
  @MainActor
  func screen(_ kit: ExampleKit) -> ExampleScreen {
    let screen: ExampleScreen =
      switch self {
      case .photos: PhotoListScreen(kit, title: title)
      case .guide: GuideScreen(kit, title: title)
      case .menu: MenuScreen(kit, title: title)
      case .stories: StoryListScreen(kit, title: title)
      case .music: RecordsScreen(kit, title: title)
      case .strings: ModifierTextScreen(kit, title: title)
      case .defaults: DefaultAnimationsScreen(kit, title: title)
      }
    screen.example = self
    return screen
  }
}

/// A row for each example, as wide as is good to read.
private final class HeroListView: ScrollView {
  private let rows: [ExampleRow]
  private let heading: Label
  private let text: Label

  init(_ kit: ExampleKit, onOpen: @escaping (HeroExample) -> Void) {
    heading = Label(
      "Hero modifiers", font: kit.fonts.font(24, .bold), color: ProductPalette.text)
    text = Label(
      """
      Views with the same id fly into each other; everything else comes and goes by modifiers. \
      Any of it can be caught on its way, and turned back.
      """, font: kit.fonts.font(16), color: ProductPalette.secondary, lineLimit: 0)
    rows = HeroExample.allCases.enumerated().map { number, example in
      let row = ExampleRow(kit, example, picture: number)
      row.onActivate = { onOpen(example) }
      return row
    }
    super.init()
    for view in [heading, text] + rows { addSubview(view) }
  }

  /// In one column, or in two where there is room.
  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width, atMost: 960)
    let (left, width) = (column.left, column.width)
    let room = Size(width: width, height: .infinity)
    heading.frame = Rect(x: left, y: 28, width: width, height: 30)
    text.frame = Rect(x: left, y: 66, width: width, height: text.sizeThatFits(room).height)
    let columns = width >= 720 ? 2 : 1
    let cell = (width - Double(columns - 1) * 12) / Double(columns)
    let top = text.frame.maxY + 22
    for (number, row) in rows.enumerated() {
      row.frame = Rect(
        x: left + Double(number % columns) * (cell + 12),
        y: top + Double(number / columns) * 92, width: cell, height: 80)
    }
    contentSize = Size(
      width: bounds.width, height: (rows.last?.frame.maxY ?? top) + 24)
  }
}

/// A picture, a heading and a line about an example.
private final class ExampleRow: RowControl {
  private let picture: PictureView
  private let title: Label
  private let summary: Label
  private let arrow: Label

  init(_ kit: ExampleKit, _ example: HeroExample, picture number: Int) {
    picture = kit.pictures.view(of: number)
    picture.cornerRadius = 8
    title = Label(example.title, font: kit.fonts.font(16, .bold), color: ProductPalette.text)
    summary = kit.note(example.summary, lines: 3)
    arrow = Label("›", font: kit.fonts.font(16, .bold), color: ProductPalette.faint)
    super.init()
    for view in [picture, title, summary, arrow] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    summary.verticalAlignment = .top
  }

  override func layoutSubviews() {
    picture.frame = Rect(x: 12, y: 12, width: 56, height: 56)
    let width = max(0, bounds.width - 84 - 36)
    let height = min(51, summary.sizeThatFits(Size(width: width, height: .infinity)).height)
    let top = ((bounds.height - 22 - height) / 2).rounded()
    title.frame = Rect(x: 84, y: top, width: width, height: 20)
    summary.frame = Rect(x: 84, y: top + 22, width: width, height: height)
    arrow.frame = Rect(x: bounds.width - 26, y: 0, width: 14, height: bounds.height)
  }
}
