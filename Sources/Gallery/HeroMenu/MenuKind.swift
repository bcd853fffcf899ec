import Hero
import Motion

/// In which order a menu's items come, and how they lie.
enum MenuKind: Int, CaseIterable {
  case down, up, radial, inverse

  var title: String {
    switch self {
    case .down: "Top down"
    case .up: "Bottom up"
    case .radial: "Radial"
    case .inverse: "Inverse radial"
    }
  }

  /// What the code says.
  func code(_ settings: MotionSettings) -> String {
    let delta = settings.text(of: cascade)
    return switch self {
    case .down: ".cascade(delta: \(delta))"
    case .up: ".cascade(delta: \(delta), direction: .bottomToTop)"
    case .radial: ".cascade(delta: \(delta), direction: .radial(center: button))"
    case .inverse: ".cascade(delta: \(delta), direction: .inverseRadial(center: button))"
    }
  }

  /// How long after each other its items come.
  private var cascade: MotionSetting { isRound ? .menuRingCascade : .menuCascade }

  /// Whether the items lie around the button, not beneath each other.
  var isRound: Bool { self == .radial || self == .inverse }

  /// The modifier of the view that holds the items.
  ///
  /// - Parameters:
  ///   - center: The button's, in its points.
  ///   - settings: How long after each other they come.
  ///   - haste: How many times as fast the items follow each other.
  /// - Returns: As ``code(_:)`` says.
  func cascade(
    around center: Point, _ settings: MotionSettings, haste: Double = 1
  ) -> HeroModifier {
    let delta = settings[cascade] / haste
    return switch self {
    case .down: .cascade(delta: delta)
    case .up: .cascade(delta: delta, direction: .bottomToTop)
    case .radial: .cascade(delta: delta, direction: .radial(center: center))
    case .inverse: .cascade(delta: delta, direction: .inverseRadial(center: center))
    }
  }

  /// How long the items wait for the ground that they stand on: it reaches its upper edge last.
  var wait: MotionSetting { self == .down || self == .inverse ? .menuWaitAbove : .menuWait }
}
