import FrameTiming
import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@Suite("Scripts that play the gallery")
@MainActor
struct ScriptTests {
  private static func options(
    _ style: GalleryStyle, _ preset: HeroStyle.Preset = .standard
  ) -> GalleryOptions {
    var options = GalleryOptions()
    options.style = style
    options.preset = preset
    options.size = Size(width: 900, height: 700)
    return options
  }

  /// Each phase once for every unbroken run of it.
  private static func runs(_ phases: [FramePhase]) -> [FramePhase] {
    phases.reduce(into: []) { runs, phase in
      if runs.last != phase { runs.append(phase) }
    }
  }

  @Test(
    "Opening, cancelling, throwing away and closing do what they are called",
    arguments: [GalleryStyle.hero, .pinterest], [HeroStyle.Preset.standard, .classic])
  func cycle(style: GalleryStyle, preset: HeroStyle.Preset) throws {
    let played = try PlayedGallery(options: ScriptTests.options(style, preset))
    played.waitForPictures()
    func phases(of script: Script) -> [FramePhase] {
      let before = played.frames.count
      played.play(script)
      #expect(played.app.isAtRest)
      return ScriptTests.runs(played.frames.dropFirst(before).map(\.phase))
    }
    #expect(phases(of: .present(4)).contains(.present))
    #expect(played.app.openPhoto == 4)
    let cancelled = phases(of: .dragCancel)
    #expect(cancelled.contains(.drag) && cancelled.contains(.cancel))
    #expect(played.app.openPhoto == 4)
    let dismissed = phases(of: .dragDismiss)
    #expect(dismissed.contains(.drag) && dismissed.contains(.dismiss))
    #expect(!dismissed.contains(.cancel))
    #expect(played.app.openPhoto == nil)
    played.play(.present(1))
    #expect(played.app.openPhoto == 1)
    let closed = phases(of: .tapDismiss)
    #expect(closed.contains(.dismiss) && !closed.contains(.drag))
    #expect(played.app.openPhoto == nil)
  }

  @Test("A cycle ends where it began, in every style", arguments: GalleryStyle.allCases)
  func wholeCycle(style: GalleryStyle) throws {
    let played = try PlayedGallery(options: ScriptTests.options(style))
    played.waitForPictures()
    played.play(.cycle(of: 4, style: style))
    #expect(played.app.openPhoto == nil)
    #expect(played.app.isAtRest)
    let runs = ScriptTests.runs(played.frames.map(\.phase))
    #expect(runs.count { $0 == .present } == 2)
    #expect(runs.count { $0 == .dismiss } == 2)
  }

  @Test("Paging goes through the neighbours and comes back, past a picture that cannot be shown")
  func page() throws {
    let played = try PlayedGallery(options: ScriptTests.options(.hero))
    played.waitForPictures()
    played.play(.present(6))
    played.waitForPictures()
    let before = played.frames.count
    played.play(Script([.key(.right), .rest]))
    #expect(played.app.openPhoto == 8)
    #expect(played.frames.dropFirst(before).contains { $0.phase == .page })
    played.play(Script([.key(.left), .rest]) + .page)
    #expect(played.app.openPhoto == 6)
  }

  @Test("A thumbnail out of sight is brought into sight before it is clicked")
  func reveal() throws {
    let played = try PlayedGallery(options: ScriptTests.options(.hero))
    played.waitForPictures()
    let place = try #require(played.app.thumbnailFrame(of: 23))
    #expect(place.minY > 700)
    played.play(.present(23))
    #expect(played.app.openPhoto == 23)
    played.play(.keyDismiss + .present(0))
    #expect(played.app.openPhoto == 0)
  }

  @Test("Scrolling moves the grid and brings it back")
  func scroll() throws {
    let played = try PlayedGallery(options: ScriptTests.options(.hero))
    played.waitForPictures()
    let place = try #require(played.app.thumbnailFrame(of: 0))
    var highest = place.y
    played.play(.scroll) { _ in
      highest = min(highest, played.app.thumbnailFrame(of: 0)?.y ?? highest)
    }
    #expect(highest < place.y - 100)
    #expect(played.app.thumbnailFrame(of: 0) == place)
    #expect(ScriptTests.runs(played.frames.map(\.phase)).contains(.scroll))
  }

  @Test("While nothing is done no frame is drawn")
  func idle() throws {
    let played = try PlayedGallery(options: ScriptTests.options(.hero))
    played.waitForPictures()
    played.play(Script([.rest]) + .idle)
    #expect(played.frames.isEmpty)
  }

  @Test("Pictures that were ready before they were waited for are drawn as well")
  func ready() throws {
    let played = try PlayedGallery(options: ScriptTests.options(.hero))
    played.decodeBeforehand()
    played.waitForPictures()
    #expect(!played.gallery.needsFrame)
  }

  @Test("Played again, every frame is the same")
  func isDeterministic() throws {
    let pictures = try PictureFolder()
    func digests() throws -> [DisplayListDigest] {
      let played = try PlayedGallery(options: ScriptTests.options(.hero), pictures: pictures)
      played.waitForPictures()
      played.play(.present(4) + .dragCancel + .page + .dragDismiss + .scroll)
      return played.frames.map(\.digest)
    }
    let first = try digests()
    #expect(first.count > 100)
    #expect(Set(first).count > 50)
    let second = try digests()
    #expect(second == first)
  }

  @Test("A pointer sends an event every 8 ms, and stands where it was led at the end")
  func pointerEvents() throws {
    let played = try PlayedGallery(options: ScriptTests.options(.hero))
    let start = FrameTime(elapsed: .milliseconds(100))
    let script = Script([
      .move(to: .window(x: 0.5, y: 0.25), over: .milliseconds(100), .reaching), .press,
      .move(to: .away(Vector(dx: 0, dy: 90)), over: .milliseconds(48), .throwing), .release,
    ])
    var player = ScriptPlayer(
      script, windowSize: Size(width: 900, height: 700), startingAt: start)
    var events: [InputEvent] = []
    player.play(until: start + .seconds(1), on: played.app) { events.append($0) }
    #expect(player.isFinished)
    let expected = (1...13).map { start + .milliseconds(8) * $0 }
    #expect(events.prefix(13).map(\.time) == expected)
    let pointers = events.compactMap { event -> PointerEvent? in
      if case .pointer(let pointer) = event.kind { pointer } else { nil }
    }
    #expect(pointers[12].position == Point(x: 450, y: 175))
    #expect(pointers[13].phase == .down)
    // A throw's last event covers (1 − (5/6)²) of the way.
    #expect(abs(pointers[18].position.y - (175 + 90 * 25 / 36)) < 1e-9)
    #expect(pointers[19].position == Point(x: 450, y: 265))
    #expect(pointers.last?.phase == .up)
    #expect(pointers.count == 21)
  }

  @Test("A reaching hand starts and ends at rest; half the way is done in half the time")
  func reaching() {
    let pace = PointerPace.reaching
    #expect(pace.progress(at: 0) == 0)
    #expect(pace.progress(at: 0.5) == 0.5)
    #expect(abs(pace.progress(at: 1) - 1) < 1e-15)
    #expect(pace.progress(at: 1e-3) < 1e-7)
    #expect(1 - pace.progress(at: 1 - 1e-3) < 1e-7)
  }
}
