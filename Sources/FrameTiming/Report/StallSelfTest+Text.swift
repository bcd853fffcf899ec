extension StallSelfTest {
  /// What the report said of the stall, as a clause.
  package var finding: String {
    guard let reported else {
      return "the run never came to the frame of the stall \(injection)"
    }
    let milliseconds = DecimalText.shortest(injection.milliseconds, decimals: 3) ?? "?"
    return "a stall of \(milliseconds) ms in frame \(reported.frame) "
      + "(\(reported.phase.rawValue)) was reported as \(FigureText.plain(reported.hitch)) ms"
  }
}
