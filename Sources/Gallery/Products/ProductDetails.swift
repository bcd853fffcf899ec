import Motion
import SceneGraph
import Transitions

/// What else there is to say of a product: a page that comes by the ordinary slide.
final class ProductDetails: ViewController {
  private let page: TextPage
  private let onClose: () -> Void

  init(text: String, fonts: Typography, onClose: @escaping () -> Void) {
    page = TextPage(text: text, fonts: fonts)
    self.onClose = onClose
    super.init()
    title = "Details"
  }

  override func makeView() -> View { page }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.page }

  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .escape, .backspace: if !key.isRepeat { onClose() }
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter: break
    default: return false
    }
    return true
  }
}

/// A text in a column.
private final class TextPage: View {
  private let label: Label

  init(text: String, fonts: Typography) {
    label = Label(text, font: fonts.font(16), color: ProductPalette.secondary, lineLimit: 0)
    label.verticalAlignment = .top
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() {
    let column = max(0, min(600, bounds.width - 40))
    label.frame = Rect(
      x: ((bounds.width - column) / 2).rounded(), y: 24, width: column,
      height: max(0, bounds.height - 48))
  }
}
