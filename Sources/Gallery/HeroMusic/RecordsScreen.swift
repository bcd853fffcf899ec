import Hero
import Motion
import SceneGraph
import Transitions

/// Records, and a small player under them that grows into the full one.
final class RecordsScreen: ExampleScreen {
  private let player: MusicPlayer
  private lazy var page = RecordsPage(kit, player) { [weak self] in self?.open() }

  override init(_ kit: ExampleKit, title: String) {
    player = MusicPlayer(kit)
    super.init(kit, title: title)
  }

  override func makeView() -> View { page }

  override func viewDidLoad() { view.backgroundColor = ProductPalette.ground }

  override var scroller: ScrollView? { page.records }

  private func open() {
    if let full = presentedViewController {
      full.turnTransition(to: .present)
      return
    }
    let full = PlayerScreen(kit, player, from: page.mini)
    full.modalPresentationStyle = .custom
    full.heroModalAnimationType = HeroDefaultAnimationType.none
    show(full)
  }
}

/// The records, and the small player over their lower edge.
private final class RecordsPage: View {
  let records: ScrollView
  let mini: MiniPlayer

  init(_ kit: ExampleKit, _ player: MusicPlayer, onOpen: @escaping () -> Void) {
    records = Records(kit, player)
    mini = MiniPlayer(kit, player)
    super.init()
    mini.onActivate = onOpen
    addSubview(records)
    addSubview(mini)
  }

  override func layoutSubviews() {
    records.frame = bounds
    let margin = bounds.width > 500 ? 24.0 : 8.0
    let width = max(0, min(760, bounds.width - 2 * margin))
    mini.frame = Rect(
      x: ((bounds.width - width) / 2).rounded(), y: bounds.height - 64 - 12, width: width,
      height: 64)
  }
}

/// A cover and two lines for each record.
private final class Records: ScrollView {
  private let records: [Record]

  init(_ kit: ExampleKit, _ player: MusicPlayer) {
    records = (0..<kit.pictures.count).map { number in
      let record = Record(kit, number)
      record.onActivate = { player.play(number) }
      return record
    }
    super.init()
    for record in records { addSubview(record) }
  }

  override func layoutSubviews() {
    let column = PageColumn(in: bounds.width)
    let cells = column.cells(2...6, least: 180, gap: 16)
    for (number, record) in records.enumerated() {
      record.frame = cells.frame(
        of: number, left: column.left, top: 24, height: cells.width + 32, rowGap: 16)
    }
    // The small player must not hide the last of them.
    contentSize = Size(width: bounds.width, height: (records.last?.frame.maxY ?? 0) + 96)
  }
}

/// A cover with its name.
private final class Record: RowControl {
  private let cover: PictureView
  private let name: Label

  init(_ kit: ExampleKit, _ number: Int) {
    cover = kit.pictures.view(of: number)
    name = kit.note(kit.pictures.caption(of: number), color: ProductPalette.secondary)
    super.init()
    (ground, pressedGround) = (.clear, .clear)
    cover.cornerRadius = 10
    for view in [cover, name] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  override func stateDidChange() { alpha = isPressed ? 0.7 : 1 }

  override func layoutSubviews() {
    cover.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    name.frame = Rect(x: 2, y: bounds.width + 6, width: max(0, bounds.width - 4), height: 20)
  }
}

/// What is played, on a white ground.
final class MiniPlayer: FacedControl {
  private let player: MusicPlayer
  private var cover: PictureView
  let title: Label
  let artist: Label
  let play: PlayButton

  init(_ kit: ExampleKit, _ player: MusicPlayer) {
    self.player = player
    cover = kit.pictures.view(of: player.number)
    title = Label("", font: kit.fonts.font(16, .bold), color: ProductPalette.text)
    artist = kit.note("")
    play = PlayButton(.pause, kit.fonts, isOnDisc: true)
    super.init(
      shadow: Shadow(color: Color(white: 0, alpha: 0.3), offset: Vector(dx: 0, dy: 1), radius: 3))
    kit.figures.lead(self) { $0.roundness = $1[.musicSmallRadius] }
    MusicFlight.ground.takes(face, kit.figures)
    MusicFlight.title.takes(title, kit.figures)
    MusicFlight.artist.takes(artist, kit.figures)
    MusicFlight.disc.takes(play.disc, kit.figures)
    MusicFlight.sign.takes(play.label, kit.figures)
    for view in [title, artist] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addSubview(play)
    play.onActivate = { player.togglePlaying() }
    player.onChange.append { [weak self] in self?.write() }
    write()
  }

  /// Where under its texts there is room for what only the full player has, in the window's points.
  var room: Rect? {
    let room = Rect(x: artist.frame.minX, y: artist.frame.maxY + 2, width: 40, height: 20)
    return convert(room, to: nil)
  }

  private func write() {
    if let fresh = player.cover(replacing: cover, radius: .musicSmallCoverRadius) {
      cover.removeFromSuperview()
      cover = fresh
      insertSubview(cover, at: 1)
    }
    title.text = player.title
    artist.text = player.artist
    play.show(isPlaying: player.isPlaying)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cover.frame = Rect(x: 10, y: 10, width: 44, height: 44)
    let width = max(0, bounds.width - 68 - 64)
    title.frame = Rect(x: 68, y: 12, width: width, height: 22)
    artist.frame = Rect(x: 68, y: 34, width: width, height: 18)
    play.frame = Rect(x: bounds.width - 54, y: 12, width: 40, height: 40)
  }
}
