import CustomTransitions
import Motion
import SceneGraph
import Transitions

/// A card that was dealt, and a few lines about it.
final class CardScreen: ViewController, TransitioningDelegate, PhotoFollowing {
  /// Behind everything.
  static let ground = Color(hex: 0x1c2733)

  var item: Int

  /// Whether it is presented, and has a button of its own that closes it.
  let isModal: Bool

  /// What flies.
  let card = CardView()

  /// Where it comes from and goes to.
  weak var deck: View?

  /// What rises beneath it.
  let lines: [Label]

  /// Called when the card is to go back.
  var onClose: ((CardScreen) -> Void)?

  /// Called when it is gone.
  var onGone: ((CardScreen) -> Void)?

  /// Animates it both ways.
  let manager = TransitionManager(transitionAnimation: CardAnimation())

  /// Takes other figures, for the next time that it comes or goes.
  func apply(_ settings: MotionSettings) {
    manager.duration = settings[.cardsDuration]
    card.roundness = settings[.cardsRadius]
    (manager.transitionAnimation as? CardAnimation)?.apply(settings)
  }

  private let album: Album
  private let fonts: Typography
  private var isGone = false

  init(album: Album, item: Int, fonts: Typography, isModal: Bool) {
    self.album = album
    self.item = item
    self.fonts = fonts
    self.isModal = isModal
    let white = Color(hex: 0xf0f0f4)
    lines = [
      Label(album.caption(of: item), font: fonts.font(24, .bold), color: white, alignment: .center),
      Label(
        "Each line rises by its own closure,", font: fonts.font(16), color: white,
        alignment: .center),
      Label(
        "a little later than the one above.", font: fonts.font(16), color: white,
        alignment: .center),
    ]
    super.init()
    title = album.caption(of: item)
    transitioningDelegate = self
    turnByClicks()
    album.request(item, .full, priority: .opened)
  }

  override func makeView() -> View {
    let closeButton = CloseButton(typography: fonts) { [weak self] in self?.close() }
    return CardScreenView(card: card, lines: lines, closeButton: isModal ? closeButton : nil)
  }

  override func viewDidLoad() {
    view.backgroundColor = CardScreen.ground
    card.show(album.image(of: item))
  }

  /// Shows what has become known of a photograph.
  func refresh(_ item: Int) { if item == self.item { card.show(album.image(of: item)) } }

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? { manager }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { manager }

  // MARK: Closing

  override func keyDown(_ key: KeyEvent) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .escape, .backspace: if !key.isRepeat { close() }
    case .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .enter: break
    default: return false
    }
    return true
  }

  private func close() { onClose?(self) }

  override func didMove(toParent parent: ViewController?) { if parent == nil { leave() } }

  override func viewDidDisappear(animated: Bool) { if stage == nil { leave() } }

  private func leave() {
    guard !isGone else { return }
    isGone = true
    album.cancel(item)
    onGone?(self)
  }
}

/// The card in the middle, the lines under it.
private final class CardScreenView: View {
  private let card: View
  private let lines: [Label]
  private let closeButton: View?

  init(card: View, lines: [Label], closeButton: View?) {
    self.card = card
    self.lines = lines
    self.closeButton = closeButton
    super.init()
    for view in [card] + lines + [closeButton].compactMap({ $0 }) { addSubview(view) }
  }

  override func layoutSubviews() {
    let text = 32 + 24 + 3 * 32.0
    let side = max(80, min(420, bounds.width - 64, bounds.height - text - 48)).rounded()
    let top = max(24, ((bounds.height - side - text) / 2).rounded())
    let transform = card.transform
    card.transform = .identity
    card.frame = Rect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
    card.transform = transform
    var y = top + side + 28
    for line in lines {
      line.frame = Rect(x: 20, y: y, width: max(0, bounds.width - 40), height: 28)
      y += line === lines.first ? 38 : 26
    }
    closeButton?.frame = CloseButton.frame(in: bounds)
  }
}
