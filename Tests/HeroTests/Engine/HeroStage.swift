import Hero
import Motion
import SceneGraph
import TestSupport
import Transitions

/// A list of places and the page of one of them, with Hero between them; driven by hand.
@MainActor
final class HeroStage: StageDriver {
  static let size = Size(width: 320, height: 568)

  let list = NotedScreen("list")
  let page = NotedScreen("page")
  let thumbnail = ImageView()
  let picture = ImageView()
  let engine: HeroTransition
  let stage: Stage
  var now = 0.0

  private(set) var outcomes: [String] = []
  private(set) var reports: [HeroMatchReport] = []

  init(_ preset: HeroPreset = .standard) {
    var settings = HeroSettings()
    settings.preset = preset
    engine = HeroTransition(settings: settings)
    let image = Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200))
    thumbnail.frame = Rect(x: 16, y: 300, width: 100, height: 100)
    picture.frame = Rect(x: 0, y: 0, width: 320, height: 240)
    for view in [thumbnail, picture] {
      view.image = image
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.heroID = "photo"
    }
    thumbnail.cornerRadius = 12
    list.view.backgroundColor = .white
    list.view.addSubview(thumbnail)
    page.view.backgroundColor = Color(white: 0.9)
    page.view.addSubview(picture)
    let lines = View(frame: Rect(x: 16, y: 260, width: 288, height: 200))
    lines.heroModifiers = [.cascade]
    page.view.addSubview(lines)
    for index in 0..<4 {
      let line = View(frame: Rect(x: 0, y: Double(index) * 50, width: 288, height: 40))
      line.backgroundColor = .black
      line.heroModifiers = [.fade, .translate(y: 100), .spring(stiffness: 200, damping: 20)]
      lines.addSubview(line)
    }
    stage = Stage(root: list, size: HeroStage.size)
    page.transitioningDelegate = engine
    engine.onReport = { [weak self] in self?.reports.append($0) }
  }

  var transition: RunningTransition? { stage.transition(of: page) }

  func present() {
    list.present(page, animated: true) { [weak self] in self?.outcomes.append("present \($0)") }
  }

  func dismiss() {
    page.dismiss(animated: true) { [weak self] in self?.outcomes.append("dismiss \($0)") }
  }
}

/// A screen that notes what it is told of its transitions.
@MainActor
final class NotedScreen: ViewController, HeroViewControllerDelegate {
  static var notes: [String] = []
  private let name: String

  /// Called when it is told that a transition begins.
  var onStart: (() -> Void)?

  /// Called when its view is laid out.
  var onLayout: ((NotedScreen) -> Void)?

  private final class Ground: View {
    weak var screen: NotedScreen?
    override func layoutSubviews() { screen.map { $0.onLayout?($0) } }
  }

  override func makeView() -> View {
    let view = Ground()
    view.screen = self
    return view
  }

  init(_ name: String) {
    self.name = name
    super.init()
  }

  private func note(_ what: String) { NotedScreen.notes.append("\(name) \(what)") }

  func heroWillStartTransition() {
    note("will start")
    onStart?()
  }

  func heroWillStartAnimatingTo(viewController: ViewController) { note("will go") }
  func heroWillStartAnimatingFrom(viewController: ViewController) { note("will come") }
  func heroDidEndAnimatingTo(viewController: ViewController) { note("went") }
  func heroDidEndAnimatingFrom(viewController: ViewController) { note("came") }
  func heroDidEndTransition() { note("ended") }
  func heroDidCancelAnimatingTo(viewController: ViewController) { note("did not go") }
  func heroDidCancelAnimatingFrom(viewController: ViewController) { note("did not come") }
  func heroDidCancelTransition() { note("cancelled") }
}
