import Hero
import Motion
import SceneGraph
import Transitions

/// A small stack of its own, on which views leave by modifiers and come back.
final class ModifierTheatre: NavigationController {
  /// By what the views leave and come.
  var modifiers: [HeroModifier] = [] { didSet { actors.take(modifiers) } }

  /// Whose figures count.
  private let model: HeroTransition

  /// Its ground is the page's white card, in flight as well.
  private let engine = HeroTransition()
  private let actors: ModifierActors

  init(_ kit: ExampleKit) {
    model = kit.engine
    actors = ModifierActors(kit)
    super.init(rootViewController: actors)
    isNavigationBarHidden = true
    isInteractivePopEnabled = false
    heroNavigationAnimationType = .none
    delegate = self
  }

  /// Lets the views leave, and come back once they have left; from the beginning if they are on their way.
  func play() {
    guard stage != nil else { return }
    popToRootViewController(animated: false)
    pushViewController(ViewController())
  }

  /// Nothing here is a way back.
  override func keyDown(_ key: KeyEvent) -> Bool { false }
}

extension ModifierTheatre: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    engine.settings = model.settings
    engine.settings.containerColor = .white
    return engine.navigationController(
      navigationController, animationControllerFor: operation, from: source, to: destination)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    if viewController !== actors { popToRootViewController() }
  }
}

/// The screen with the views: a picture that has all of the modifiers, and small ones that have them one
/// after the other where a cascade is written.
final class ModifierActors: ViewController {
  private let picture: PictureView
  private let row = View()
  private let small: [PictureView]

  init(_ kit: ExampleKit) {
    picture = kit.pictures.view(of: 4)
    small = (0..<5).map { kit.pictures.view(of: $0) }
    super.init()
    picture.cornerRadius = 16
    for view in small {
      view.cornerRadius = 10
      row.addSubview(view)
    }
  }

  /// A cascade is the row's, everything else each view's own.
  func take(_ modifiers: [HeroModifier]) {
    var cascade: [HeroModifier] = []
    var others: [HeroModifier] = []
    for modifier in modifiers {
      if case .cascade = modifier { cascade.append(modifier) } else { others.append(modifier) }
    }
    picture.heroModifiers = others
    row.heroModifiers = cascade
    for view in small { view.heroModifiers = others }
  }

  override func makeView() -> View { ActorsView(picture, row, small) }

  private final class ActorsView: View {
    private let picture: View
    private let row: View
    private let small: [View]

    init(_ picture: View, _ row: View, _ small: [View]) {
      self.picture = picture
      self.row = row
      self.small = small
      super.init()
      addSubview(picture)
      addSubview(row)
    }

    override func layoutSubviews() {
      let height = max(40, min(220, bounds.height - 64 - 56 - 24)).rounded()
      let width = min((height * 1.5).rounded(), max(40, bounds.width - 48))
      let top = max(12, ((bounds.height - height - 24 - 56) / 2).rounded())
      let middle = (bounds.width / 2).rounded()
      picture.frame = Rect(x: middle - (width / 2).rounded(), y: top, width: width, height: height)
      let step = 56.0 + 12
      let length = step * Double(small.count) - 12
      row.frame = Rect(
        x: middle - (length / 2).rounded(), y: top + height + 24, width: length, height: 56)
      for (number, view) in small.enumerated() {
        view.frame = Rect(x: Double(number) * step, y: 0, width: 56, height: 56)
      }
    }
  }
}
