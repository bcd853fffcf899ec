package import Motion

/// The curves that a transition can be given, by the names they have on the command line.
package enum MotionCurve: String, Hashable, Sendable, CaseIterable {
  case linear
  case ease
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
  case standard
  case decelerate
  case accelerate
  case photoSwipe = "photo-swipe"

  /// What it is.
  package var curve: UnitCurve {
    switch self {
    case .linear: .linear
    case .ease: .ease
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .standard: .standard
    case .decelerate: .emphasizedDecelerate
    case .accelerate: .emphasizedAccelerate
    case .photoSwipe: .photoSwipe
    }
  }
}
