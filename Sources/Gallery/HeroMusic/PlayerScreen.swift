import Hero
import Motion
import SceneGraph
import Transitions

/// The full player: dragged down, it becomes the small one again.
final class PlayerScreen: ExampleScreen, HeroViewControllerDelegate {
  private let page: PlayerPage
  private weak var mini: MiniPlayer?
  private var drag: DragAway?

  /// - Parameters:
  ///   - kit: What it is built with.
  ///   - player: What is played.
  ///   - mini: Where it comes from.
  init(_ kit: ExampleKit, _ player: MusicPlayer, from mini: MiniPlayer) {
    page = PlayerPage(kit, player)
    self.mini = mini
    super.init(kit, title: "Player")
    drag = DragAway(self, kit)
    page.onClose = { [weak self] in self?.close() }
  }

  override func makeView() -> View { page }

  /// The ground is a view of its own, so that it can fly.
  override func viewDidLoad() {}

  /// What only the full player has goes along with what flies: it knows now where the small one is.
  func heroWillStartTransition() {
    view.layoutIfNeeded()
    page.mini = mini
  }
}

/// The cover over title, time and buttons, in the middle.
private final class PlayerPage: View {
  var onClose: (() -> Void)?

  /// Where it comes from.
  weak var mini: MiniPlayer? { didSet { follow() } }

  private let player: MusicPlayer
  private let figures: ExampleFigures
  private let ground = View()
  private let handle: Button
  private var cover: PictureView
  private let title: Label
  private let artist: Label
  private let play: PlayButton
  private let extras: PlayerExtras

  init(_ kit: ExampleKit, _ player: MusicPlayer) {
    self.player = player
    figures = kit.figures
    cover = kit.pictures.view(of: player.number)
    title = Label("", font: kit.fonts.font(16, .bold), color: ProductPalette.text)
    artist = kit.note("")
    play = PlayButton(.pause, kit.fonts, isOnDisc: true)
    extras = PlayerExtras(kit)
    var close: () -> Void = {}
    handle = Button(
      "▼", font: kit.fonts.font(16),
      style: Button.Style(title: BarPalette.faint, background: .clear)
    ) { close() }
    super.init()
    close = { [weak self] in self?.onClose?() }
    ground.backgroundColor = Color(hex: 0xfbfbfd)
    MusicFlight.ground.takes(ground, kit.figures)
    MusicFlight.disc.takes(play.disc, kit.figures)
    MusicFlight.sign.takes(play.label, kit.figures)
    play.onActivate = { player.togglePlaying() }
    extras.back.onActivate = { player.skip(by: -1) }
    extras.forward.onActivate = { player.skip(by: 1) }
    for view in [ground, handle, extras, title, artist, play] { addSubview(view) }
    player.onChange.append { [weak self] in self?.write() }
    write()
    figures.lead(self) { page, _ in page.follow() }
  }

  private func write() {
    if let fresh = player.cover(replacing: cover, radius: .musicCoverRadius) {
      cover.removeFromSuperview()
      cover = fresh
      insertSubview(cover, at: 1)
    }
    title.text = player.title
    artist.text = player.artist
    play.show(isPlaying: player.isPlaying)
  }

  /// Lets the handle keep to the ground's upper edge, title and time to the cover's lower edge, and the
  /// buttons to the one that flies.
  private func follow() {
    guard let mini, let frame = mini.convert(mini.bounds, to: nil), let lowest = mini.coverEdge,
      let small = mini.play.convert(mini.play.bounds, to: nil)
    else { return }
    let settings = figures.settings
    handle.heroModifiers = [
      .fade, .translate(y: frame.minY - bounds.minY), settings.musicSpring,
    ]
    let below = HeroModifier.translate(y: lowest - cover.frame.maxY)
    let comes: [HeroModifier] = [
      .fade, below, settings.musicSpring, MusicFlight.comes(settings),
      settings.leaving(.musicLeaving),
    ]
    (title.heroModifiers, artist.heroModifiers) = (comes, comes)
    extras.follow(time: comes, buttons: small.center - play.frame.center, settings)
  }

  override func layoutSubviews() {
    ground.frame = bounds
    let side = max(80, min(440, bounds.width - 64, bounds.height - 320)).rounded()
    let middle = (bounds.width / 2).rounded()
    let top = max(48, ((bounds.height - side - 240) / 2).rounded())
    handle.frame = Rect(x: middle - 40, y: 4, width: 80, height: 40)
    cover.frame = Rect(x: middle - (side / 2).rounded(), y: top, width: side, height: side)
    let width = max(0, min(440, bounds.width - 40))
    let left = middle - (width / 2).rounded()
    title.frame = Rect(x: left, y: top + side + 24, width: width, height: 22)
    artist.frame = Rect(x: left, y: top + side + 48, width: width, height: 18)
    extras.frame = Rect(x: left, y: top + side + 84, width: width, height: 130)
    play.frame = Rect(x: middle - 32, y: top + side + 128, width: 64, height: 64)
  }
}

/// What only the full player has: how far the record is, and what leads to others.
private final class PlayerExtras: View {
  let back: PlayButton
  let forward: PlayButton
  private let bar = TimeBar()
  private let elapsed: Label
  private let remaining: Label

  init(_ kit: ExampleKit) {
    back = PlayButton(.back, kit.fonts)
    forward = PlayButton(.forward, kit.fonts)
    elapsed = Label("1:12", font: kit.fonts.font(12, .mono), color: ProductPalette.faint)
    remaining = Label(
      "−2:48", font: kit.fonts.font(12, .mono), color: ProductPalette.faint, alignment: .right)
    super.init()
    for view in [bar, elapsed, remaining, back, forward] { addSubview(view) }
  }

  /// Lets the time go one way, and the buttons with the one between them, while they fade.
  func follow(time: [HeroModifier], buttons: Vector, _ settings: MotionSettings) {
    for view in [bar, elapsed, remaining] { view.heroModifiers = time }
    for view in [back, forward] {
      view.heroModifiers = [
        .fade, .translate(x: buttons.dx, y: buttons.dy), .scale(0.6), settings.musicSpring,
        MusicFlight.comes(settings), settings.leaving(.musicLeaving),
      ]
    }
  }

  override func layoutSubviews() {
    bar.frame = Rect(x: 0, y: 4, width: bounds.width, height: 6)
    elapsed.frame = Rect(x: 0, y: 16, width: 60, height: 16)
    remaining.frame = Rect(x: bounds.width - 60, y: 16, width: 60, height: 16)
    let middle = (bounds.width / 2).rounded()
    back.frame = Rect(x: middle - 32 - 88, y: 48, width: 56, height: 56)
    forward.frame = Rect(x: middle + 32 + 32, y: 48, width: 56, height: 56)
  }
}

/// How much of the record was played, drawn still.
private final class TimeBar: View {
  override func draw(into list: inout DisplayList) {
    let track = RoundedRect(rect: bounds, radii: CornerRadii(bounds.height / 2))
    list.append(.fill(track, BarPalette.track))
    var played = bounds
    played.size.width *= 0.3
    if played.isDrawable {
      list.append(
        .fill(RoundedRect(rect: played, radii: CornerRadii(bounds.height / 2)), BarPalette.tint))
    }
  }
}
