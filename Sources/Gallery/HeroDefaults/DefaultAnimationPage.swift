import Hero
import Motion
import SceneGraph
import Transitions

/// What a default animation brings: a photograph, and the names of both ways.
final class DefaultAnimationPage: ExampleScreen {
  private let picture: PictureView
  private let forward: Label
  private let back: Label
  private let hint: Label

  init(_ kit: ExampleKit, _ type: HeroDefaultAnimationType, picture number: Int) {
    picture = kit.pictures.view(of: number)
    let white = Color(hex: 0xf0f0f4)
    let faint = Color(hex: 0xb8b8c2)
    forward = Label(
      type.description, font: kit.fonts.font(24, .bold), color: white, alignment: .center)
    let reverse = HeroDefaultAnimationType.autoReverse(presenting: type).selected(
      isPresenting: false)
    back = Label(
      "and back: \(reverse.description)", font: kit.fonts.font(16), color: white, alignment: .center
    )
    hint = Label(
      "Click, or press Esc", font: kit.fonts.font(13), color: faint, alignment: .center)
    super.init(kit, title: type.description)
  }

  override func makeView() -> View {
    let ground = RowControl()
    (ground.ground, ground.pressedGround) = (
      DefaultAnimationPage.ground, DefaultAnimationPage.ground
    )
    ground.cornerRadius = 0
    ground.focusRing = FocusRing(gap: -6)
    ground.onActivate = { [weak self] in self?.close() }
    return PageView(ground: ground, picture, [forward, back, hint])
  }

  override func viewDidLoad() { view.backgroundColor = DefaultAnimationPage.ground }

  private static let ground = Color(hex: 0x1c2733)
}

extension DefaultAnimationPage {
  /// The photograph with the lines under it; all of it can be clicked.
  private final class PageView: View {
    private let ground: Control
    private let picture: View
    private let lines: [Label]

    init(ground: Control, _ picture: View, _ lines: [Label]) {
      self.ground = ground
      self.picture = picture
      self.lines = lines
      super.init()
      addSubview(ground)
      for view in [picture] + lines {
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
    }

    override func layoutSubviews() {
      ground.frame = bounds
      let text = 28 + 32 + 28 + 40.0
      let height = max(60, min(480, bounds.height - text - 80)).rounded()
      let width = min(max(60, bounds.width - 48), (height * 1.5).rounded())
      let top = max(16, ((bounds.height - height - text) / 2).rounded())
      picture.frame = Rect(
        x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: height)
      picture.cornerRadius = 16
      var y = top + height + 28
      for (line, step) in zip(lines, [36.0, 30, 20]) {
        line.frame = Rect(x: 20, y: y, width: max(0, bounds.width - 40), height: 28)
        y += step
      }
    }
  }
}
