/// A published scale for hitch time, in milliseconds of hitches per second of animation.
package enum HitchScale: String, Hashable, Sendable, CaseIterable {
  /// Apple's scroll hitch rate, as Xcode's Organizer colours it: below 5 good, above 10 poor.
  case scroll

  /// Apple's newer Hitches metric of all animation: up to 10 good, up to 25 a warning, up to 50
  /// critical.
  case allAnimation

  /// What a scale says of a ratio.
  package enum Rating: String, Hashable, Sendable {
    case good
    case fair
    case poor
    case warning
    case critical
    case actNow = "act now"
  }

  /// What the scale says.
  ///
  /// - Parameter ratio: ``PhaseSummary/hitchRatio``.
  /// - Returns: One of the scale's own words.
  package func rating(of ratio: Double) -> Rating {
    switch self {
    case .scroll:
      if ratio < 5 { return .good }
      return ratio <= 10 ? .fair : .poor
    case .allAnimation:
      if ratio <= 10 { return .good }
      if ratio <= 25 { return .warning }
      return ratio <= 50 ? .critical : .actNow
    }
  }
}
