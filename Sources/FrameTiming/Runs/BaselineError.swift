/// Why a file does not serve as a baseline.
package struct BaselineError: Error, Hashable, CustomStringConvertible {
  /// What the baseline is called: its file.
  package let baseline: String

  package let reason: String

  package var description: String { "\(baseline): \(reason)" }
}
