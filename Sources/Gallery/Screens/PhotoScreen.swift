import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// One photograph, as large as it fits.
final class PhotoScreen: ViewController, KVTransitionAnimatable {
  private let picture = ImageView()

  init(image: Image) {
    super.init()
    picture.image = image
  }

  override func viewDidLoad() {
    view.backgroundColor = Color(hex: 0x101014)
    picture.contentMode = .scaleAspectFit
    view.addSubview(picture)
    view.addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.dismiss() })
  }

  override func keyDown(_ key: KeyEvent) -> Bool {
    if key.key == .escape || key.key == .backspace { dismiss() }
    return true
  }

  // MARK: KVTransitionAnimatable

  var imageViewFrame: Rect? {
    picture.frame = view.bounds
    return picture.imageRect(in: view.bounds)
  }

  var enableInteractionDismiss: Bool { true }

  func heroImage() -> Image? { picture.image }

  func interactionViewForDismiss() -> View? { picture }
}
