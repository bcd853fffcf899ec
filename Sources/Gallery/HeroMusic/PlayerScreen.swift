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
    MusicFlight.title.takes(title, kit.figures)
    MusicFlight.artist.takes(artist, kit.figures)
    MusicFlight.disc.takes(play.disc, kit.figures)
    MusicFlight.sign.takes(play.label, kit.figures)
    play.onActivate = { player.togglePlaying() }
    extras.back.onActivate = { player.skip(by: -1) }
    extras.forward.onActivate = { player.skip(by: 1) }
    // It lies at the edge of the window.
    handle.focusRing = FocusRing(gap: 0)
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

  /// Lets the handle keep to the ground's upper edge, the time to the lines above it, and the buttons to
  /// the one that flies between them.
  private func follow() {
    guard let mini, let frame = mini.convert(mini.bounds, to: nil), let room = mini.room,
      let small = mini.play.convert(mini.play.bounds, to: nil)
    else { return }
    let settings = figures.settings
    handle.heroModifiers = [
      .fade, .translate(y: frame.minY - bounds.minY), settings.musicSpring,
    ]
    // Under the cover's lower edge, and then up beside it.
    let way: [HeroModifier] = isWide ? [] : [.arc(intensity: 1)]
    for label in [title, artist, mini.title, mini.artist] {
      label.heroModifiers = [settings.musicSpring] + way
    }
    let origin = Vector(dx: extras.frame.minX, dy: extras.frame.minY)
    extras.follow(
      time: room.offset(by: -origin), along: way, button: small.offset(by: -origin), settings)
  }

  /// The cover over the rest; beside it in a wide window, where nothing that flies crosses the cover.
  override func layoutSubviews() {
    ground.frame = bounds
    let middle = (bounds.width / 2).rounded()
    handle.frame = Rect(x: middle - 40, y: 4, width: 80, height: 40)
    let (texts, gap) = (PlayerPage.textsHeight, isWide ? 56.0 : 24)
    let width = max(0, min(isWide ? 360 : 440, bounds.width - 40))
    let room = isWide ? bounds.height - 112 : bounds.height - texts - gap - 72
    let most = isWide ? bounds.width - width - gap - 64 : bounds.width - 64
    let side = max(80, min(440, most, room)).rounded()
    if isWide {
      let left = ((bounds.width - side - gap - width) / 2).rounded()
      cover.frame = Rect(
        x: left, y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
      layOutTexts(
        Point(x: left + side + gap, y: ((bounds.height - texts) / 2).rounded()), width: width)
    } else {
      let top = max(48, ((bounds.height - side - gap - texts) / 2).rounded())
      cover.frame = Rect(x: middle - (side / 2).rounded(), y: top, width: side, height: side)
      layOutTexts(Point(x: middle - (width / 2).rounded(), y: top + side + gap), width: width)
    }
  }

  /// Whether the cover has the texts beside it.
  private var isWide: Bool { bounds.width >= 720 && bounds.width > bounds.height }

  /// Of what is under the cover or beside it, in points.
  private static let textsHeight = 208.0

  private func layOutTexts(_ origin: Point, width: Double) {
    let (left, top) = (origin.x, origin.y)
    title.frame = Rect(x: left, y: top, width: width, height: 22)
    artist.frame = Rect(x: left, y: top + 24, width: width, height: 18)
    extras.frame = Rect(x: left, y: top + 60, width: width, height: 148)
    play.frame = Rect(
      x: left + (width / 2).rounded() - 32, y: top + 60 + PlayerExtras.buttonsTop - 4, width: 64,
      height: 64)
  }
}

/// What only the full player has: how far the record is, and what leads to others.
private final class PlayerExtras: View {
  let back: PlayButton
  let forward: PlayButton
  /// Where the buttons begin, in points: so far under the time that they do not cross it on their way.
  static let buttonsTop = 84.0

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

  /// Lets the time shrink to a room under the texts, and the buttons draw near to the one between them,
  /// while they fade.
  ///
  /// - Parameters:
  ///   - room: Where the time ends, in this view's points.
  ///   - way: How the texts above it go, which it is not to cross.
  ///   - small: Where the button between them ends, in this view's points.
  ///   - settings: How they move.
  func follow(
    time room: Rect, along way: [HeroModifier], button small: Rect, _ settings: MotionSettings
  ) {
    let fades: [HeroModifier] = [
      .fade, settings.musicSpring, MusicFlight.comes(settings), settings.leaving(.musicLeaving),
    ]
    let down = room.minY - bar.frame.minY
    func leads(_ view: View, _ right: Double) {
      // It flies in the page, as this view does not. Down on the arc, which is one from a point across
      // on; across with all else, so that bar and times stay together.
      let step = Vector(dx: frame.minX + 1, dy: frame.minY + down)
      view.heroModifiers =
        fades + [.position(view.center + step), .translate(x: right - 1)] + way
    }
    leads(bar, room.midX - bar.frame.midX)
    bar.heroModifiers?.append(.scale(x: room.width / max(1, bar.frame.width)))
    leads(elapsed, room.minX - elapsed.frame.minX)
    leads(remaining, room.maxX - remaining.frame.maxX)
    let middle = Point(x: bounds.midX, y: back.frame.midY)
    for view in [back, forward] {
      let nearness = 0.25
      let goal = small.center + (view.center - middle) * nearness
      view.heroModifiers =
        fades + [
          .translate(x: goal.x - view.center.x, y: goal.y - view.center.y), .scale(0.4),
        ]
    }
  }

  override func layoutSubviews() {
    bar.frame = Rect(x: 0, y: 4, width: bounds.width, height: 6)
    elapsed.frame = Rect(x: 0, y: 16, width: 60, height: 16)
    remaining.frame = Rect(x: bounds.width - 60, y: 16, width: 60, height: 16)
    let middle = (bounds.width / 2).rounded()
    back.frame = Rect(x: middle - 32 - 88, y: PlayerExtras.buttonsTop, width: 56, height: 56)
    forward.frame = Rect(x: middle + 32 + 32, y: PlayerExtras.buttonsTop, width: 56, height: 56)
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
