import Hero
import SceneGraph
import Transitions

/// A screen of an example: pushed or presented, and left by Esc, by Backspace or by a click in flight.
class ExampleScreen: ViewController {
  let kit: ExampleKit

  /// The example that it opens; `nil` for a screen within one.
  var example: HeroExample?

  /// What the navigation does as a whole when this screen is pushed, and when it is popped.
  var navigationAnimation = HeroDefaultAnimationType.auto

  init(_ kit: ExampleKit, title: String) {
    self.kit = kit
    super.init()
    self.title = title
    turnByClicks()
  }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.page }

  override func viewWillAppear(animated: Bool) { kit.pictures.orderAll() }

  /// Shows another screen over this one and everything else.
  func show(_ screen: ExampleScreen) {
    screen.transitioningDelegate = kit.engine
    present(screen)
  }

  /// Leaves this screen.
  func close() {
    if parent == nil {
      dismiss()
    } else if let navigationController, navigationController.topViewController === self {
      navigationController.popViewController()
    }
  }

  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .escape, .backspace: if !key.isRepeat { close() }
    case .up, .down, .home, .end, .pageUp, .pageDown: return scroller?.keyDown(key) ?? true
    // Nothing of the screen beneath is to move.
    case .left, .right, .enter: break
    default: return false
    }
    return true
  }

  /// What the arrow keys scroll where nothing else wants them.
  var scroller: ScrollView? { nil }
}
