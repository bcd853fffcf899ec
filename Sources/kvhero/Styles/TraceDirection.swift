import Transitions

/// Which way a traced transition runs, and where.
enum TraceDirection: String, CaseIterable, Sendable {
  /// On a stage.
  case present, dismiss

  /// In a navigation controller.
  case push, pop

  /// As a plan has it.
  var way: TransitionDirection {
    switch self {
    case .present, .push: .present
    case .dismiss, .pop: .dismiss
    }
  }
}
