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
  var code: String {
    switch self {
    case .down: ".cascade(delta: 0.04)"
    case .up: ".cascade(delta: 0.04, direction: .bottomToTop)"
    case .radial: ".cascade(delta: 0.03, direction: .radial(center: button))"
    case .inverse: ".cascade(delta: 0.03, direction: .inverseRadial(center: button))"
    }
  }

  /// Whether the items lie around the button, not beneath each other.
  var isRound: Bool { self == .radial || self == .inverse }

  /// The modifier of the view that holds the items.
  ///
  /// - Parameters:
  ///   - center: The button's, in its points.
  ///   - haste: How many times as fast the items follow each other.
  /// - Returns: As ``code`` says.
  func cascade(around center: Point, haste: Double = 1) -> HeroModifier {
    switch self {
    case .down: .cascade(delta: 0.04 / haste)
    case .up: .cascade(delta: 0.04 / haste, direction: .bottomToTop)
    case .radial: .cascade(delta: 0.03 / haste, direction: .radial(center: center))
    case .inverse: .cascade(delta: 0.03 / haste, direction: .inverseRadial(center: center))
    }
  }

  /// How long the items wait for the ground that they stand on, in seconds: it reaches its upper edge
  /// last.
  var wait: Double { self == .down || self == .inverse ? 0.28 : 0.18 }
}
