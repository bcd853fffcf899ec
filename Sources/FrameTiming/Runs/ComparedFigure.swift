/// A figure that is followed from run to run and compared with a baseline; of all of them, less is
/// better. The raw value is its place in a report's JSON.
package enum ComparedFigure: String, Hashable, Sendable, CaseIterable {
  case cpuP50 = "cpuMs.p50"
  case cpuP95 = "cpuMs.p95"
  case hitchRatio = "hitchMsPerS"
  case workP50 = "workMs.p50"
  case workP95 = "workMs.p95"
  case intervalP99 = "intervalMs.p99"
  case missedShare = "missedPercent"
  case inputToPresentP95 = "inputToPresentMs.p95"
  case animationError = "animationErrorMsPerS"

  /// Those that decide a comparison, of all frames together: what a frame costs as a rule and at
  /// worst, and how smooth it is. The others are told beside them.
  package static let deciding: [ComparedFigure] = [.cpuP50, .cpuP95, .hitchRatio]

  package var unit: String {
    switch self {
    case .cpuP50, .cpuP95, .workP50, .workP95, .intervalP99, .inputToPresentP95: "ms"
    case .hitchRatio, .animationError: "ms/s"
    case .missedShare: "%"
    }
  }

  /// The smallest change worth mentioning where the baseline is near zero, in ``unit``: a fiftieth
  /// of a millisecond; a fifth of the 5 ms/s up to which hitches are rated good; half a frame in a
  /// hundred.
  private var leastChange: Double {
    switch self {
    case .cpuP50, .cpuP95, .workP50, .workP95, .intervalP99, .inputToPresentP95: 0.02
    case .hitchRatio, .animationError: 1
    case .missedShare: 0.5
    }
  }

  /// The smallest change worth mentioning: a twentieth of the baseline, and never less than what
  /// nobody would notice.
  ///
  /// - Parameter baseline: The baseline's median, in ``unit``.
  /// - Returns: The margin, in ``unit``.
  func margin(at baseline: Double) -> Double { max(leastChange, baseline.magnitude * 0.05) }

  /// The figure of one run's frames; `nil` if there were none to tell it by.
  func value(in summary: PhaseSummary) -> Double? {
    switch self {
    case .cpuP50: summary.cpu?.p50
    case .cpuP95: summary.cpu?.p95
    case .workP50: summary.work?.p50
    case .workP95: summary.work?.p95
    case .hitchRatio: summary.hitchRatio
    case .intervalP99: summary.interval?.p99
    case .missedShare: summary.missedShare.map { $0 * 100 }
    case .inputToPresentP95: summary.inputToPresent?.p95
    case .animationError: summary.animationError?.perSecond
    }
  }
}
