import FrameTiming
import Gallery

/// What all runs of the benchmark found, ready to be written.
@MainActor
struct BenchResult {
  private(set) var report: BenchReport
  private let memory: [(name: String, words: String, use: MemoryUse)]

  /// What was on screen in the frames that came latest.
  private let pictures: [HitchPicture]

  /// What the frames of every run that was played to its end come down to, in the order of the runs.
  private let digests: [DisplayListDigest]

  /// - Parameters:
  ///   - environment: Where it was played.
  ///   - scenario: What was played each time.
  ///   - plays: The runs; one that was cut short before any frame counted is left out.
  ///   - stall: What was put into every run.
  init(
    environment: Environment, scenario: Scenario, plays: [BenchPlay], stall: StallInjection? = nil
  ) {
    let plays = plays.filter { !$0.log.records.isEmpty }
    var measurements = Measurements()
    measurements.clocks = ClockFigures.measured()
    measurements.ownCost = OwnCost.measured()
    measurements.memory = ProcessMemory.now()
    measurements.idle = BenchResult.sum(plays.compactMap(\.idle))
    measurements.continuity = BenchResult.sum(plays.map(\.continuity))
    measurements.stallSelfTest = stall.flatMap { stall in
      BenchResult.worst(plays.map { StallSelfTest(stall, in: $0.log) })
    }
    var environment = environment
    environment.screen.measuredRefreshRate =
      PhaseSummary(ofRuns: plays.map(\.log.records), in: nil).interval.map { 1000 / $0.p50 }
    report = BenchReport(
      environment: environment, scenario: scenario, runs: plays.map(\.log),
      measurements: measurements)
    pictures = plays.enumerated().flatMap { index, play in
      play.pictures.compactMap { HitchPicture(run: index + 1, frame: $0.frame, png: $0.png) }
    }
    digests = plays.filter { $0.end == .finished }.map(\.digest)
    let uses = plays.compactMap(\.memory)
    memory = [
      uses.first.map { ("afterFirstCycle", "after the first cycle", $0.first) },
      uses.last.map { ("afterLastCycle", "after the last cycle", $0.last) },
    ].compactMap(\.self)
  }

  /// Whether not a single frame was measured.
  var isEmpty: Bool { report.runs.isEmpty }

  /// Sets the runs beside those of an earlier report.
  ///
  /// - Parameter baseline: The earlier report.
  /// - Throws: Where it is of other work.
  mutating func compare(with baseline: Baseline) throws(BaselineError) {
    report.comparison = try report.compared(with: baseline)
  }

  /// The report to read.
  var text: String {
    var lines = memory.map { "held      \($0.words): \($0.use.text)" }
    if let digestText { lines.append("frames    \(digestText)") }
    return report.text + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// The report to look at.
  var html: String { report.html(pictures: pictures) }

  /// The report to compute with.
  var json: JSONValue {
    guard case .object(let members) = report.json else { return report.json }
    return .object(
      members + [
        .init("held", .object(memory.map { .init($0.name, $0.use.json) })),
        .init("framesHash", .optional(commonDigest?.text)),
        .init("framesHashes", .array(digests.map { .string($0.text) })),
      ])
  }

  /// What the frames of all these runs come down to, if they had the same.
  private var commonDigest: DisplayListDigest? {
    guard let first = digests.first, digests.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// What is said of it to a person.
  private var digestText: String? {
    // In a window frames come when they come, and show what is to be seen just then.
    guard report.scenario.isHeadless, !digests.isEmpty else { return nil }
    if let commonDigest {
      return "hash of all that were counted\(digests.count > 1 ? ", the same in every run" : ""): "
        + commonDigest.text
    }
    let texts = digests.map(\.text).joined(separator: ", ")
    return "hashes of all that were counted, which differ from run to run: \(texts)"
  }

  /// The test that went worst: each run had the stall.
  private static func worst(_ tests: [StallSelfTest]) -> StallSelfTest? {
    tests.max { ($0.error?.magnitude ?? .infinity) < ($1.error?.magnitude ?? .infinity) }
  }

  /// What was found in several runs.
  private static func sum(_ found: [MotionContinuity]) -> MotionContinuity? {
    guard let first = found.first else { return nil }
    return found.dropFirst().reduce(into: first) { sum, more in
      sum.checked += more.checked
      sum.positionJumps += more.positionJumps
      sum.velocityJumps += more.velocityJumps
    }
  }

  /// Several rests as if they were one.
  private static func sum(_ rests: [IdleCost]) -> IdleCost? {
    guard let first = rests.first else { return nil }
    return rests.dropFirst().reduce(into: first) { sum, rest in
      sum.elapsed += rest.elapsed
      sum.cpu += rest.cpu
      sum.frames += rest.frames
    }
  }
}
