import Hero
import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// The *Hero* tab: a list of examples, and the stack that they are pushed on.
@MainActor
final class HeroExamples {
  /// Animates everything in here.
  let engine = HeroTransition()

  /// The tab.
  let navigation: NavigationController

  private let list: HeroListScreen
  private let kit: ExampleKit
  private let pictures: ExamplePictures

  init(album: Album, fonts: Typography) {
    pictures = ExamplePictures(album: album)
    engine.settings.containerColor = ProductPalette.ground
    kit = ExampleKit(
      fonts: fonts, pictures: pictures, engine: engine, clipboard: ExampleClipboard())
    list = HeroListScreen(kit)
    navigation = NavigationController(rootViewController: list)
    navigation.delegate = self
  }

  /// With whose figures.
  var preset: HeroStyle.Preset {
    get { engine.settings.preset == .classic ? .classic : .standard }
    set { engine.settings.preset = newValue == .classic ? .classic : .standard }
  }

  /// By which figures.
  var settings: MotionSettings {
    get { kit.figures.settings }
    set {
      newValue.apply(to: &engine.settings)
      kit.figures.settings = newValue
    }
  }

  /// The example that is open.
  var example: HeroExample? {
    (navigation.viewControllers.dropFirst().first as? ExampleScreen)?.example
  }

  /// How many device pixels a point has.
  func measure(_ scale: @escaping () -> Double) { pictures.scale = scale }

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) { pictures.refresh(item) }

  /// Shows other photographs; every example is left first.
  func showOthers(closing: Bool) {
    guard closing else { return pictures.showOthers() }
    for _ in 0..<HeroExamples.mostPresented {
      guard let screen = list.presentedViewController as? ExampleScreen else { break }
      screen.dismiss(animated: false)
    }
    navigation.popToRootViewController(animated: false)
    pictures.showOthers()
  }

  /// Where texts go and come from.
  var clipboard: ExampleClipboard { kit.clipboard }

  /// Shows an example at once, over the list.
  func show(_ example: HeroExample) {
    navigation.pushViewController(example.screen(kit), animated: false)
  }

  /// Whether keys write: then none of them means anything else.
  var isTyping: Bool {
    (navigation.topViewController as? ModifierTextScreen)?.field.isFirstResponder == true
  }

  /// Leaves the topmost example: what Esc does wherever the focus is, also in a bar.
  func close() { (navigation.topViewController as? ExampleScreen)?.close() }

  /// What is shown: the list, or an example with whatever has come of it.
  var title: String {
    navigation.viewControllers.dropFirst().first?.title ?? navigation.viewControllers[0].title
  }

  /// How many screens are open above the list, pushed and presented.
  var depth: Int {
    let presented = list.stage.map { $0.topViewController is ExampleScreen ? 1 : 0 } ?? 0
    return navigation.viewControllers.count - 1 + presented
  }

  /// More screens than any example presents over each other.
  private static let mostPresented = 8
}

extension HeroExamples: NavigationControllerDelegate {
  /// Each screen says what it does when it comes and goes.
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    let upper = (operation == .push ? destination : source) as? ExampleScreen
    navigationController.heroNavigationAnimationType = upper?.navigationAnimation ?? .auto
    return engine.navigationController(
      navigationController, animationControllerFor: operation, from: source, to: destination)
  }
}
