import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// What happened, in order, in the words of whoever it happened to.
@MainActor
final class Diary {
  var entries: [String] = []

  /// Hands over what was written since the last time.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A screen that writes down everything it is told.
@MainActor
class DiaryScreen: ViewController, KVTransitionAnimatable {
  let name: String
  let diary: Diary
  var pictureFrame: Rect?
  var radius = 0.0
  var image: Image?
  var mode = ContentMode.scaleAspectFill

  /// Run after an entry has been written, to ask for something in the middle of a callback.
  var onEntry: ((String) -> Void)?

  init(_ name: String, diary: Diary) {
    self.name = name
    self.diary = diary
    super.init()
  }

  func write(_ entry: String) {
    diary.entries.append("\(name) \(entry)")
    onEntry?(entry)
  }

  override func viewWillAppear(animated: Bool) { write(animated ? "willAppear" : "willAppear now") }
  override func viewDidAppear(animated: Bool) { write(animated ? "didAppear" : "didAppear now") }
  override func viewWillDisappear(animated: Bool) {
    write(animated ? "willDisappear" : "willDisappear now")
  }
  override func viewDidDisappear(animated: Bool) {
    write(animated ? "didDisappear" : "didDisappear now")
  }

  // MARK: KVTransitionAnimatable

  var imageViewFrame: Rect? { pictureFrame }
  var cornerRadius: Double { radius }
  func heroImage() -> Image? { image }
  func heroImageContentMode() -> ContentMode { mode }
  func interactionViewForDismiss() -> View? { nil }
  var enableInteractionDismiss: Bool { false }
  func animationWillStart(transitionType: KVTransitionType) { write("willStart \(transitionType)") }
  func animationDidEnd(transitionType: KVTransitionType) { write("didEnd \(transitionType)") }
  func interactDismiss(state: KVInteractDismissState) { write("drag \(state)") }
}

/// The screen beneath, with a thumbnail in a cell.
final class SourceScreen: DiaryScreen {
  let cell = ImageView()

  override func viewDidLoad() {
    view.backgroundColor = .white
    cell.clipsToBounds = true
    view.addSubview(cell)
  }

  /// Shows the picture in its cell as the screen describes it.
  func showCell() {
    cell.frame = pictureFrame ?? .zero
    cell.image = image
    cell.contentMode = mode
    cell.cornerRadius = radius
  }
}

/// The screen on top, with the picture as large as it fits and a button over it.
final class DetailScreen: DiaryScreen {
  /// How a drag dismisses.
  enum Drag: CaseIterable { case free, standard, none }

  var drag = Drag.free
  let picture = ImageView()

  override func viewDidLoad() {
    view.backgroundColor = .black
    picture.image = image
    picture.contentMode = mode
    view.addSubview(picture)
    let button = View(frame: Rect(x: 1200, y: 20, width: 40, height: 40))
    button.backgroundColor = .white
    view.addSubview(button)
  }

  override var imageViewFrame: Rect? {
    if let pictureFrame { return pictureFrame }
    picture.frame = view.bounds
    return picture.imageRect(in: view.bounds)
  }

  override var enableInteractionDismiss: Bool { drag != .none }
  override func interactionViewForDismiss() -> View? { drag == .free ? picture : nil }
}
