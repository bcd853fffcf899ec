import Hero
import Motion
import SceneGraph
import Transitions

/// Photographs as a list; the same ones fly into the grid, and what only the list has comes and goes one
/// row after the other.
final class PhotoListScreen: ExampleScreen {
  private lazy var list = PhotoLayoutView(kit, PhotoListView(kit), selection: 0) { [weak self] in
    self?.showGrid()
  }

  override func makeView() -> View { list }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override var scroller: ScrollView? { list.photographs }

  private func showGrid() {
    guard let navigationController else { return }
    if navigationController.topViewController === self {
      navigationController.pushViewController(PhotoGridScreen(kit, title: "Grid"))
    } else {
      navigationController.topViewController?.turnTransition(to: .present)
    }
  }
}

/// Photographs as a grid, over the list that they come from.
final class PhotoGridScreen: ExampleScreen {
  private lazy var grid = PhotoLayoutView(kit, PhotoGridView(kit), selection: 1) { [weak self] in
    self?.close()
  }

  override func makeView() -> View { grid }

  override func viewDidLoad() {
    view.backgroundColor = ProductPalette.ground
    // The upper screen's ground; what flies is above it.
    kit.figures.lead(view) {
      $0.heroModifiers = [.fade, $1.duration(.morphFading), .timingFunction(.linear)]
    }
  }

  override var scroller: ScrollView? { grid.photographs }
}

/// What a photograph does between list and grid.
enum PhotoFlight {
  /// Lets a picture fly to its like on the other screen, by a spring.
  ///
  /// - Parameters:
  ///   - picture: Of the photograph.
  ///   - radius: That of its corners.
  ///   - kit: What it is built with.
  @MainActor
  static func takes(_ picture: PictureView, radius: MotionSetting, _ kit: ExampleKit) {
    picture.heroID = "photo \(picture.number)"
    kit.figures.lead(picture) {
      $0.heroModifiers = [$1.morphSpring]
      $0.cornerRadius = $1[radius]
    }
  }
}

/// The choice between both ways to show photographs, above them.
final class PhotoLayoutBar: View {
  private let control: SegmentedControl
  private let hint: Label
  private let selection: Int

  /// - Parameters:
  ///   - kit: What it is built with.
  ///   - selection: `0` the list, `1` the grid; the choice that is not this one calls `onChange`.
  ///   - onChange: Called each time.
  init(_ kit: ExampleKit, selection: Int, onChange: @escaping () -> Void) {
    control = SegmentedControl([.init("List"), .init("Grid")], typography: kit.fonts)
    hint = kit.note("Same ids on both screens: each picture knows where it has to be")
    self.selection = selection
    super.init()
    backgroundColor = BarPalette.bar
    control.selection = selection
    control.onSelect = { [weak self] in
      guard let self, $0 != selection else { return }
      // This screen stays what it is; the other one shows the other choice.
      control.selection = selection
      onChange()
    }
    addSubview(control)
    addSubview(hint)
  }

  static let height = 45.0

  override func layoutSubviews() {
    let margin = PageColumn.margin(in: bounds.width)
    let width = control.width(.titles) + 32
    control.density = .titles
    control.frame = Rect(x: bounds.width - margin - width, y: 8, width: width, height: 28)
    hint.isHidden = bounds.width < 560
    hint.frame = Rect(
      x: margin, y: 0, width: max(0, bounds.width - 2 * margin - width - 16), height: 44)
  }

  override func draw(into list: inout DisplayList) {
    let line = Rect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1)
    list.append(.fill(RoundedRect(rect: line), BarPalette.hairline))
  }
}
