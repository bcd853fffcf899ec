/// Where a gesture recogniser stands.
public enum GestureState: Hashable, Sendable, CaseIterable {
  /// Nothing recognised yet; also at rest.
  case possible

  /// A continuous gesture was recognised.
  case began

  /// A continuous gesture went on.
  case changed

  /// A continuous gesture came to its proper end.
  case ended

  /// A discrete gesture was recognised; it has no other state to report.
  case recognized

  /// A continuous gesture that had begun was taken away; it should have no effect.
  case cancelled

  /// What happened was not this gesture; never reported.
  case failed

  /// The states that may follow; everything else is a mistake.
  ///
  /// The states of a finished gesture lead back to ``possible``, once every pointer it has seen
  /// is up.
  public var successors: [GestureState] {
    switch self {
    case .possible: [.began, .recognized, .failed]
    case .began, .changed: [.changed, .ended, .cancelled]
    case .ended, .recognized, .cancelled, .failed: [.possible]
    }
  }

  /// Whether a continuous gesture is under way.
  public var isActive: Bool { self == .began || self == .changed }

  /// Whether nothing more will come before the next press.
  public var isFinished: Bool { successors == [.possible] }
}
