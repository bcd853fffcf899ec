import FoundationEssentials
import FrameTiming
import Motion
import Testing

/// A recorded run and what every figure of it is, read from `Oracle/known-runs.txt`, which says how
/// they were computed.
struct KnownRun: Sendable, CustomTestStringConvertible {
  /// A figure of all frames or of one phase, as it is written.
  struct Figure: Sendable {
    var phase: FramePhase?
    var name: String
    var text: String
  }

  var name: String
  var records: [FrameRecord] = []
  var figures: [Figure] = []

  var testDescription: String { name }

  /// All runs that are written down.
  static let all: [KnownRun] = {
    var runs: [KnownRun] = []
    for line in text(of: "known-runs.txt").split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "run": runs.append(KnownRun(name: String(words[1])))
      case "frame":
        let index = runs[runs.count - 1].records.count
        guard let record = FrameRecord(index: index, words: words) else { return [] }
        runs[runs.count - 1].records.append(record)
      default:
        runs[runs.count - 1].figures.append(
          Figure(
            phase: FramePhase(rawValue: String(words[1])), name: String(words[2]),
            text: String(words[3])))
      }
    }
    return runs
  }()

  /// The text of a file beside the scripts; empty if it cannot be read, which fails the tests.
  static func text(of file: String) -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let place = folder.appending(path: "Oracle").appending(path: file)
    do {
      return String(decoding: try Data(contentsOf: place), as: UTF8.self)
    } catch {
      return ""
    }
  }
}

extension FrameRecord {
  /// Reads `frame PHASE FOLLOWS CHANGES INPUT SAMPLE CPU STAGES RETURNED DEADLINE PERIOD`.
  fileprivate init?(index: Int, words: [Substring]) {
    let numbers = words.map { Int64($0).map { Duration.nanoseconds($0) } }
    guard words.count == 11, let phase = FramePhase(rawValue: String(words[1])),
      let sample = numbers[5], let cpu = numbers[6], let returned = numbers[8],
      let deadline = numbers[9], let period = numbers[10]
    else { return nil }
    var stages = FrameStages()
    let times = words[7].split(separator: ",").compactMap { Int64($0) }
      .map { Duration.nanoseconds($0) }
    if times.count == 8 {
      stages.input = times[0]
      stages.update = times[1]
      stages.match = times[2]
      stages.layout = times[3]
      stages.decodeWait = times[4]
      stages.record = times[5]
      stages.submit = times[6]
      stages.present = times[7]
    }
    self.init(
      index: index, phase: phase, followsFrame: words[2] == "1",
      oldestInput: numbers[4].map(FrameTime.init(elapsed:)),
      begin: FrameTime(elapsed: returned - stages.total), sampleTime: FrameTime(elapsed: sample),
      stages: stages, cpu: cpu, returnedFromPresent: FrameTime(elapsed: returned),
      deadline: FrameTime(elapsed: deadline), refreshPeriod: period,
      changesPicture: words[3] == "1")
  }
}
