import FrameTiming

/// What the benchmark found, ready to print.
@MainActor
struct BenchResult {
  private let report: BenchReport
  private let memory: [(name: String, words: String, use: MemoryUse)]
  private let idleCPU: Duration
  private let digest: String

  init(environment: Environment, scenario: Scenario, of content: BenchContent) {
    report = BenchReport(environment: environment, scenario: scenario, log: content.log)
    memory =
      content.memory.map {
        [
          ("afterFirstCycle", "after the first cycle", $0.first),
          ("afterLastCycle", "after the last cycle", $0.last),
        ]
      } ?? []
    idleCPU = content.idleCPU
    digest = content.digest.text
  }

  /// The report to read.
  var text: String {
    var lines = memory.map { "memory    \($0.words): \($0.use.text)" }
    let idle = DecimalText.fixed(idleCPU.milliseconds, decimals: 2) ?? "?"
    lines.append("rest      one second of nothing took \(idle) ms of processor time")
    lines.append("frames    hash of all that were counted: \(digest)")
    return report.text + "\n" + lines.map { $0 + "\n" }.joined()
  }

  /// The report to compute with.
  var json: JSONValue {
    guard case .object(let members) = report.json else { return report.json }
    return .object(
      members + [
        .init("memory", .object(memory.map { .init($0.name, $0.use.json) })),
        .init("idleCpuMsPerS", .number(idleCPU.milliseconds)),
        .init("framesHash", .string(digest)),
      ])
  }
}
