import FrameTiming

/// What the benchmark found, ready to print.
@MainActor
struct BenchResult {
  private let report: BenchReport
  private let memory: [(name: String, words: String, use: MemoryUse)]
  private let digest: String

  init(environment: Environment, scenario: Scenario, of content: BenchContent) {
    var measurements = Measurements()
    measurements.clocks = ClockFigures.measured()
    measurements.ownCost = OwnCost.measured()
    measurements.memory = ProcessMemory.now()
    measurements.idle = content.idle
    report = BenchReport(
      environment: environment, scenario: scenario, runs: [content.log], measurements: measurements)
    memory =
      content.memory.map {
        [
          ("afterFirstCycle", "after the first cycle", $0.first),
          ("afterLastCycle", "after the last cycle", $0.last),
        ]
      } ?? []
    digest = content.digest.text
  }

  /// The report to read.
  var text: String {
    var lines = memory.map { "held      \($0.words): \($0.use.text)" }
    lines.append("frames    hash of all that were counted: \(digest)")
    return report.text + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// The report to compute with.
  var json: JSONValue {
    guard case .object(let members) = report.json else { return report.json }
    return .object(
      members + [
        .init("held", .object(memory.map { .init($0.name, $0.use.json) })),
        .init("framesHash", .string(digest)),
      ])
  }
}
