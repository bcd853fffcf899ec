import FrameTiming
import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct FrameOverlayTests {
  private let fonts: Typography
  private let overlay: FrameOverlay
  private static let period = Duration.microseconds(16_000)

  init() throws {
    fonts = try RealTypography().fonts
    overlay = FrameOverlay(typography: fonts)
    overlay.frame = FrameOverlay.frame(in: Rect(x: 0, y: 0, width: 1280, height: 800))
  }

  /// A frame that was handed on at a time, in milliseconds.
  private static func record(
    _ milliseconds: Int, cpu: Int = 2, late: Int = -1, follows: Bool = true
  ) -> FrameRecord {
    let time = FrameTime(elapsed: .milliseconds(milliseconds))
    return FrameRecord(
      index: 0, phase: .idle, followsFrame: follows, begin: time, cpu: .milliseconds(cpu),
      returnedFromPresent: time, deadline: time + .milliseconds(-late), refreshPeriod: period)
  }

  /// Three hundred frames, the first of a run now and then, some of them late.
  private static let run: [FrameRecord] = {
    var time = 0
    return (0..<300).map { index in
      let isLate = index % 7 == 3
      time += isLate ? 31 : 16 + index % 3
      return record(time, cpu: 1 + index % 5, late: isLate ? 15 : -1, follows: index % 50 != 20)
    }
  }()

  private var panel: DisplayList { overlay.displayList() }

  /// The bars: those fills that are neither the ground nor the line.
  private var bars: [(shape: RoundedRect, color: Color)] {
    panel.fills.filter { $0.color.alpha == 1 }
  }

  @Test("It says what the records say")
  func figures() {
    overlay.renderer = "cpu"
    for record in Self.run { overlay.note(record) }
    // The latest text is of a frame up to a quarter of a second ago: this one begins a run.
    overlay.note(Self.record(9000, follows: false))
    var statistics = LiveStatistics()
    for record in Self.run { statistics.add(record) }
    statistics.add(Self.record(9000, follows: false))
    let texts = panel.texts
    #expect(texts[0] == "cpu, 301 frames")
    #expect(texts[1] == "interval p50   17.0  p99   31.0 ms")
    #expect(texts[2] == "CPU      p50    3.0  p95    5.0 ms")
    #expect(texts[3] == "missed \(statistics.missed) frames, \(statistics.missedVsyncs) vsyncs")
    #expect(statistics.missed == 43 && statistics.missedVsyncs == 43)
    #expect(texts[4] == "16.0")
  }

  @Test("Why it is this renderer stands under its name, where that is known")
  func reason() {
    let before = panel.texts
    overlay.rendererReason = "no graphics processor: llvmpipe (LLVM 15.0.6, 256 bits) draws OpenGL"
    overlay.layoutIfNeeded()
    let texts = panel.texts
    #expect(texts.count == before.count + 1)
    #expect(texts[1].hasPrefix("no graphics processor: llvmpipe") && texts[1].hasSuffix("…"))
    let window = Rect(x: 0, y: 0, width: 1280, height: 800)
    #expect(FrameOverlay.frame(in: window, hasReason: true).height > overlay.frame.height)
  }

  @Test("It writes and draws nothing outside itself", arguments: [200, 250, 320, 1280])
  func room(width: Double) throws {
    let window = Rect(x: 0, y: 0, width: Double(width), height: 400)
    overlay.frame = FrameOverlay.frame(in: window, hasReason: true)
    overlay.renderer = "cpu"
    overlay.rendererReason = "no device draws OpenGL that is more than another program"
    for record in Self.run { overlay.note(record) }
    overlay.layoutIfNeeded()
    for item in panel.items {
      switch item {
      case .fill(let shape, _):
        #expect(shape.rect.minX >= 0 && shape.rect.maxX <= overlay.bounds.width)
      case .text(let text):
        let last = try #require(text.glyphs.last)
        #expect(text.origin.x + last.x + 7 <= overlay.bounds.width)
      default: break
      }
    }
    #expect(!bars.isEmpty)
  }

  @Test("Before the first frame it shows dashes and no graph")
  func nothing() {
    #expect(panel.texts[1] == "interval p50      –  p99      – ms")
    #expect(bars.isEmpty)
  }

  @Test("A bar a point wide stands for each of the latest 240 frames that follow another")
  func barWidths() {
    for record in Self.run { overlay.note(record) }
    let latest = Self.run.suffix(240)
    let late = latest.filter { $0.isMissed && $0.followsFrame }.count
    let others = latest.filter { !$0.isMissed && $0.followsFrame }.count
    let colors = Set(bars.map(\.color))
    #expect(colors.count == 2)
    let widths = colors.map { color in
      bars.filter { $0.color == color }.reduce(0) { $0 + $1.shape.rect.width }
    }
    #expect(widths.sorted() == [Double(late), Double(others)].sorted())
  }

  @Test("The newest frame stands at the right, and a bar is as high as its frame took")
  func barHeights() throws {
    for time in [0, 16, 32, 40, 64, 364] {
      overlay.note(Self.record(time, late: time == 64 ? 8 : -1))
    }
    let rects = bars.map(\.shape.rect)
    // From right to left: 300 ms, cut off; 24 ms, late; 8 ms; 16 ms twice, as one.
    let right = try #require(rects.last?.maxX)
    #expect(rects.map { right - $0.minX } == [5, 3, 2, 1])
    let line = try #require(panel.fills.last).shape.rect
    let bottom = rects[0].maxY
    let due = bottom - line.minY
    #expect(rects[0].height == due)
    #expect(abs(rects[1].height - due / 2) <= 0.5)
    #expect(abs(rects[2].height - due * 1.5) <= 1)
    #expect(rects[3].height > rects[2].height)
    #expect(rects.allSatisfy { $0.maxY == bottom && $0.minY >= overlay.bounds.minY + 70 })
  }

  @Test("The first frame after a rest leaves its place empty")
  func rest() {
    for time in [0, 16, 32] { overlay.note(Self.record(time)) }
    overlay.note(Self.record(5000, follows: false))
    overlay.note(Self.record(5016))
    let rects = bars.map(\.shape.rect)
    #expect(rects.map(\.width) == [2, 1])
    #expect(rects[1].minX - rects[0].maxX == 1)
  }

  @Test("A steady run is drawn as one bar, so that it costs nearly nothing")
  func steady() {
    for index in 0..<300 { overlay.note(Self.record(index * 16)) }
    #expect(bars.count == 1)
    #expect(bars.first?.shape.rect.width == 240)
  }

  @Test("The text changes at most four times a second of the records' timeline")
  func textPace() {
    var changes = 0
    var last = panel.texts
    for index in 0..<500 {
      overlay.note(Self.record(index * 4))
      if panel.texts != last { changes += 1 }
      last = panel.texts
    }
    #expect((7...9).contains(changes), "\(changes) in two seconds")
  }

  @Test("The same records give the same display list")
  func repeatable() {
    let other = FrameOverlay(typography: fonts)
    other.frame = overlay.frame
    for record in Self.run {
      overlay.note(record)
      other.note(record)
      #expect(overlay.displayList() == other.displayList())
    }
  }

  @Test("A noted frame asks for no other: at rest nothing runs")
  func asksForNothing() {
    let root = View(frame: Rect(x: 0, y: 0, width: 1280, height: 800))
    root.addSubview(overlay)
    let scene = Scene(root: root)
    _ = scene.displayList()
    scene.frameDrawn()
    for record in Self.run { overlay.note(record) }
    #expect(!scene.needsFrame)
  }

  @Test("Its place is in the window, under the bar", arguments: [320.0, 400, 1280])
  func place(_ width: Double) {
    let window = Rect(x: 0, y: 0, width: width, height: 480)
    let frame = FrameOverlay.frame(in: window)
    #expect(frame.minX >= 0 && frame.maxX <= width && frame.minY > TopBar.height)
    #expect(!frame.intersects(CloseButton.frame(in: window)))
  }
}
