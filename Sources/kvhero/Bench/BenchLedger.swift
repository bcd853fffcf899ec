import FrameTiming
import Gallery
import Motion
import SDLHost
import SceneGraph

/// The frames of one run that count, and what they come down to.
struct BenchLedger {
  private(set) var log = FrameLog(capacity: 1)

  /// What the frames come down to, one after another.
  private(set) var digest = DisplayListDigest(of: DisplayList())

  /// How many frames came late.
  private(set) var missed = 0

  /// Those that came latest, where pictures of them are wanted.
  private(set) var worst: WorstFrames?

  /// How many frames were not to be kept.
  private var uncounted = 0

  /// What the frame before comes down to, kept or not.
  private var last: DisplayListDigest?

  /// - Parameter keepsWorst: Whether pictures are wanted of the frames that came latest.
  init(keepsWorst: Bool = false) {
    if keepsWorst { worst = WorstFrames() }
  }

  /// Takes in what a frame took.
  ///
  /// - Parameters:
  ///   - record: The frame. It gets its number among those that are kept, and says from here on
  ///     whether it looks different from the one before it.
  ///   - frame: What was drawn.
  ///   - size: Of the window, in points.
  ///   - counts: Whether it is kept.
  mutating func note(
    _ record: FrameRecord, of frame: WindowFrame, windowSize size: Size, counts: Bool
  ) {
    let digest = DisplayListDigest(of: frame.list)
    defer { last = digest }
    guard counts else {
      uncounted += 1
      return
    }
    var record = record
    record.index = log.records.count + log.dropped
    record.changesPicture = digest != last
    worst?.note(frame, record, after: log.records.last, windowSize: size)
    log.append(record)
    self.digest = self.digest.followed(by: digest)
    if record.isMissed { missed += 1 }
  }

  /// Takes room for all frames to come and writes to all of it, so that the log's growing does not
  /// look like the gallery's.
  ///
  /// - Parameter scripts: How many scripts are to come, each with as many frames as there were so
  ///   far.
  mutating func makeRoom(scripts: Int) {
    let capacity =
      max(BenchLedger.leastRoom, uncounted) * (scripts + BenchLedger.spareScripts)
    log = FrameLog(capacity: capacity)
    let blank = FrameRecord(
      index: 0, phase: .idle, followsFrame: false, begin: .zero, returnedFromPresent: .zero,
      deadline: .zero, refreshPeriod: .milliseconds(1))
    for _ in 0..<capacity { log.append(blank) }
    log.removeAll()
  }

  /// The run ended before its script did.
  mutating func breakOff() {
    log.isPartial = true
  }

  private static let spareScripts = 4
  private static let leastRoom = 240
}
