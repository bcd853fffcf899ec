/// Where a screen is between being seen and not: which callback is due next.
///
/// Every way through it calls *will* and *did* in pairs that match: a screen that is turned back
/// half way gets the other *will*, and then that one's *did*.
enum Appearance: Hashable, Sendable {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// A callback that a screen receives.
  enum Callback: Hashable, Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// Starts towards being seen or not.
  ///
  /// - Returns: The callback that is due, or `nil` if the screen is there or on its way already.
  mutating func begin(appearing: Bool) -> Callback? {
    switch (self, appearing) {
    case (.disappeared, true), (.disappearing, true):
      self = .appearing
      return .willAppear
    case (.appeared, false), (.appearing, false):
      self = .disappearing
      return .willDisappear
    case (.appearing, true), (.appeared, true), (.disappearing, false), (.disappeared, false):
      return nil
    }
  }

  /// Arrives where the last ``begin(appearing:)`` led.
  ///
  /// - Returns: The callback that is due, or `nil` if nothing was on its way.
  mutating func end() -> Callback? {
    switch self {
    case .appearing:
      self = .appeared
      return .didAppear
    case .disappearing:
      self = .disappeared
      return .didDisappear
    case .appeared, .disappeared:
      return nil
    }
  }
}
