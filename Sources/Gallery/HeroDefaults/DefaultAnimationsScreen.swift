import Hero
import Motion
import SceneGraph
import Transitions

/// Every default animation in every direction: a click plays it, the way back plays its reverse.
final class DefaultAnimationsScreen: ExampleScreen {
  private lazy var table = DefaultAnimationsTable(kit) { [weak self] in self?.play($0) }

  override func makeView() -> View { table }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override var scroller: ScrollView? { table }

  private func play(_ type: HeroDefaultAnimationType) {
    if let shown = presentedViewController {
      shown.turnTransition(to: .present)
      return
    }
    let page = DefaultAnimationPage(kit, type, picture: table.number(of: type) + 2)
    page.heroModalAnimationType = .autoReverse(presenting: type)
    show(page)
  }
}

/// A row for each kind, with a button for each direction that it knows.
final class DefaultAnimationsTable: ScrollView {
  /// What is named at the left of a row, and what its buttons play.
  struct Row {
    let name: String
    let types: [HeroDefaultAnimationType]
  }

  /// In the order of the table; the last have no direction.
  static let rows: [Row] = {
    func row(
      _ name: String, _ make: (HeroDefaultAnimationType.Direction) -> HeroDefaultAnimationType
    )
      -> Row
    {
      Row(name: name, types: HeroDefaultAnimationType.Direction.allCases.map(make))
    }
    return [
      row("push") { .push(direction: $0) },
      row("pull") { .pull(direction: $0) },
      row("cover") { .cover(direction: $0) },
      row("uncover") { .uncover(direction: $0) },
      row("slide") { .slide(direction: $0) },
      row("zoomSlide") { .zoomSlide(direction: $0) },
      row("pageIn") { .pageIn(direction: $0) },
      row("pageOut") { .pageOut(direction: $0) },
      Row(name: "all over", types: [.fade, .zoom, .zoomOut, .auto, .none]),
    ]
  }()

  /// All that can be played, in reading order.
  static let types = rows.flatMap(\.types)

  private let names: [Label]
  private let buttons: [[Button]]

  init(_ kit: ExampleKit, onPlay: @escaping (HeroDefaultAnimationType) -> Void) {
    names = DefaultAnimationsTable.rows.map {
      Label($0.name, font: kit.fonts.font(16, .bold), color: ProductPalette.text)
    }
    let style = Button.Style(
      title: BarPalette.tint, background: .white, pressed: Color(hex: 0xdcdce2))
    buttons = DefaultAnimationsTable.rows.map { row in
      row.types.map { type in
        Button(type.buttonTitle, font: kit.fonts.font(13, .bold), style: style) { onPlay(type) }
      }
    }
    super.init()
    for (name, row) in zip(names, buttons) {
      addSubview(name)
      for button in row { addSubview(button) }
    }
  }

  /// Where a type stands in reading order.
  func number(of type: HeroDefaultAnimationType) -> Int {
    DefaultAnimationsTable.types.firstIndex(of: type) ?? 0
  }

  /// The button that plays a type.
  func button(of type: HeroDefaultAnimationType) -> Button? {
    let all = buttons.flatMap(\.self)
    let number = number(of: type)
    return all.indices.contains(number) ? all[number] : nil
  }

  /// How wide the widest button wants to be, in points.
  private lazy var widestButton: Double = {
    let room = Size(width: .infinity, height: .infinity)
    return buttons.joined().map { $0.sizeThatFits(room).width }.max() ?? 0
  }()

  /// Names at the left of their buttons; above them where no button would have room for its own beside
  /// them.
  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width, atMost: 960)
    let (left, width) = (column.left, column.width)
    let gap = 8.0
    let isNarrow = width < 108 + 6 * (widestButton + gap)
    let nameWidth = isNarrow ? 0 : 108.0
    let columns = isNarrow ? 3 : 6
    let cell = max(
      0, (width - nameWidth - Double(columns - 1) * gap) / Double(columns)
    ).rounded(.down)
    var y = 24.0
    for (name, row) in zip(names, buttons) {
      let lines = (row.count + columns - 1) / columns
      name.frame = Rect(
        x: left, y: y, width: isNarrow ? width : nameWidth, height: isNarrow ? 28 : 44)
      if isNarrow { y += 30 }
      for (number, button) in row.enumerated() {
        button.frame = Rect(
          x: left + nameWidth + Double(number % columns) * (cell + gap),
          y: y + Double(number / columns) * 52, width: cell, height: 44)
      }
      y += Double(lines) * 52 + (isNarrow ? 8 : 4)
    }
    contentSize = Size(width: bounds.width, height: y + 12)
  }
}

extension HeroDefaultAnimationType {
  /// An arrow and a direction, or the whole name where there is none.
  fileprivate var buttonTitle: String {
    switch self {
    case .push(let way), .pull(let way), .cover(let way), .uncover(let way), .slide(let way),
      .zoomSlide(let way), .pageIn(let way), .pageOut(let way):
      way.arrow + " " + way.rawValue
    default: description
    }
  }
}

extension HeroDefaultAnimationType.Direction {
  fileprivate var arrow: String {
    switch self {
    case .left, .leading: "←"
    case .right, .trailing: "→"
    case .up: "↑"
    case .down: "↓"
    }
  }
}
