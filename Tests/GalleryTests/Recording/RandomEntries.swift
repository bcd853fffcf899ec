import FrameTiming
import Gallery
import Motion
import Photos
import SceneGraph
import TestSupport

/// Makes entries of every kind, with values that a careless format would spoil.
struct RandomEntries {
  private var generator: SeededGenerator
  private var time = FrameTime.zero

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> LogEntry {
    time = time + duration()
    switch Int.random(in: 0..<16, using: &generator) {
    case 0..<9: return .event(InputEvent(time: time, kind: kind()))
    case 9, 10:
      let photos = (0..<Int.random(in: 0...3, using: &generator)).map { _ in photo() }
      return .decoded(photos, at: time)
    case 11: return .noted(record())
    case 12, 13: return .folders((0..<3).map { _ in news() }, at: time)
    default: return .frame(at: time, DisplayListDigest(of: list()))
    }
  }

  private mutating func news() -> FolderNews {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: .began((0..<2).map { _ in path() })
    case 1: .found((0..<3).map { _ in file() })
    case 2: .unreadable(path(), reason: text())
    case 3: .finished
    case 4: .written([file()])
    case 5: .removed([path(), path()])
    case 6: .removedFolders([path()])
    case 7: .returnedFolders([path()])
    default: .relisted([])
    }
  }

  private mutating func path() -> PhotoPath {
    PhotoPath(bytes: bytes().filter { $0 != 0 } + [UInt8(ascii: "x")])
  }

  private mutating func file() -> PhotoFile {
    PhotoFile(
      path: path(), group: Int.random(in: 0...9, using: &generator),
      modified: Int64.random(in: .min ... .max, using: &generator),
      size: Int64.random(in: 0 ... .max, using: &generator))
  }

  private mutating func kind() -> InputEvent.Kind {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      return .pointer(
        PointerEvent(
          pointer: Int.random(in: -3...40, using: &generator),
          phase: pick([.down, .move, .up, .cancel]),
          button: pick([.none, .primary, .middle, .secondary, .back, .forward]),
          position: point()))
    case 1:
      return .wheel(at: point(), delta: Vector(dx: coordinate(), dy: coordinate()))
    case 2:
      return .key(
        KeyEvent(
          key: key(), isDown: Bool.random(using: &generator),
          isRepeat: Bool.random(using: &generator),
          modifiers: KeyEvent.Modifiers(rawValue: Int.random(in: 0...15, using: &generator))))
    case 3: return .text(text())
    case 4: return .drop((0..<Int.random(in: 0...3, using: &generator)).map { _ in bytes() })
    case 5: return .focus(Bool.random(using: &generator))
    case 6:
      return .resize(
        Size(
          width: Double.random(in: 1...16_384, using: &generator),
          height: Double.random(in: 1...16_384, using: &generator)),
        scale: Double.random(in: 0.5...4, using: &generator))
    case 7: return .expose
    default: return .closeRequest
    }
  }

  private mutating func key() -> KeyEvent.Key {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: .character(pick(["a", "?", "\"", "\\", "é", "👩‍👩‍👧", "e\u{301}", "\u{0}", "\r\n"]))
    case 1: .function(Int.random(in: 1...24, using: &generator))
    default:
      pick([
        .enter, .escape, .backspace, .delete, .tab, .space, .left, .right, .up, .down, .home,
        .end, .pageUp, .pageDown, .modifier,
      ])
    }
  }

  private mutating func photo() -> DecodedPhoto {
    let size = Size(
      width: Double(Int.random(in: 1...30_000, using: &generator)),
      height: Double(Int.random(in: 1...30_000, using: &generator)))
    let cell = PixelSize(width: 300, height: Int.random(in: 1...400, using: &generator))
    let outcome: DecodedPhoto.Outcome = pick([
      .header(size), .pixels(size, thumbnail: cell, full: false),
      .pixels(size, thumbnail: nil, full: true), .pixels(size, thumbnail: cell, full: true),
      .failed(text()),
    ])
    return DecodedPhoto(
      id: Image.ID(rawValue: Int.random(in: 0...99, using: &generator)), outcome: outcome)
  }

  private mutating func record() -> FrameRecord {
    var stages = FrameStages()
    stages.input = duration()
    stages.update = duration()
    stages.match = duration()
    stages.layout = duration()
    stages.decodeWait = duration()
    stages.record = duration()
    stages.submit = duration()
    stages.present = duration()
    var record = FrameRecord(
      index: Int.random(in: 0...999, using: &generator),
      phase: pick(FramePhase.allCases), followsFrame: Bool.random(using: &generator),
      oldestInput: Bool.random(using: &generator) ? time : nil, begin: time,
      sampleTime: time + duration(), stages: stages, cpu: duration(),
      returnedFromPresent: time + duration(),
      predictedShown: Bool.random(using: &generator) ? time : nil, deadline: time + duration(),
      refreshPeriod: .nanoseconds(16_666_666) + duration(),
      drawItems: Int.random(in: 0...999, using: &generator))
    record.transition = pick([nil, 3])
    record.liveElements = pick([nil, 0, 2])
    record.drawCalls = pick([nil, 40])
    record.bytesUploaded = pick([nil, 1 << 40])
    record.allocations = pick([nil, 1])
    record.changesPicture = Bool.random(using: &generator)
    return record
  }

  private mutating func list() -> DisplayList {
    DisplayList([.fill(RoundedRect(rect: Rect(origin: point(), size: .zero)), .black)])
  }

  /// Whole seconds, nanoseconds and attoseconds.
  private mutating func duration() -> Duration {
    pick([
      .zero, .seconds(Int.random(in: 1...9, using: &generator)),
      .nanoseconds(Int64.random(in: 0...99_999_999, using: &generator)),
      Duration(
        secondsComponent: 0,
        attosecondsComponent: Int64.random(in: 0...(1 << 59), using: &generator)
      ),
    ])
  }

  private mutating func point() -> Point { Point(x: coordinate(), y: coordinate()) }

  private mutating func coordinate() -> Double {
    pick([
      0, -0.0, 0.1, 1e7, -1e7, .leastNonzeroMagnitude, 1 / 3,
      Double(Int.random(in: -999...999, using: &generator)),
      Double.random(in: -1e4...1e4, using: &generator),
      Double.random(in: -1e-9...1e-9, using: &generator),
    ])
  }

  private mutating func text() -> String {
    pick(["", "ab c", "\"\\/\n\t\u{0}\u{7f}\u{2028}", "照片 👩‍👩‍👧", "e\u{301}", "\r\n{}[],:"])
  }

  /// A path: any bytes but zero.
  private mutating func bytes() -> [UInt8] {
    (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      UInt8.random(in: 1...255, using: &generator)
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }
}
