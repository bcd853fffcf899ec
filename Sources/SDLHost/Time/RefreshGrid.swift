/// What frames are laid on.
package enum RefreshGrid: Hashable, Sendable {
  /// Deadlines of our own, a period apart: nothing else paces the frames.
  case deadlines(Duration)

  /// Presents may wait for the display, at about this period: that is being found out, so nothing else
  /// may pace the frames meanwhile.
  case trial(Duration)

  /// Presents wait for the display, whose refreshes are known.
  case display(VsyncFilter)

  /// The time between two refreshes.
  package var period: Duration {
    switch self {
    case .deadlines(let period), .trial(let period): period
    case .display(let filter): filter.period
    }
  }
}
