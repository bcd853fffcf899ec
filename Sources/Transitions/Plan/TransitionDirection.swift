/// Which way a transition goes.
public enum TransitionDirection: Hashable, Sendable {
  /// Towards the presented screen.
  case present

  /// Back to the presenting screen.
  case dismiss

  /// The other way.
  public var reversed: TransitionDirection {
    switch self {
    case .present: .dismiss
    case .dismiss: .present
    }
  }
}

/// How a transition ended.
///
/// Cancelling is an outcome, not an error.
public enum TransitionOutcome: Hashable, Sendable {
  /// The transition arrived where it set out to go.
  case completed

  /// The transition ran back to where it began.
  case cancelled
}
