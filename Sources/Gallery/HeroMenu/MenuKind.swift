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
  /// - Parameter center: The button's, in its points.
  /// - Returns: As ``code`` says.
  func cascade(around center: Point) -> HeroModifier {
    switch self {
    case .down: .cascade(delta: 0.04)
    case .up: .cascade(delta: 0.04, direction: .bottomToTop)
    case .radial: .cascade(delta: 0.03, direction: .radial(center: center))
    case .inverse: .cascade(delta: 0.03, direction: .inverseRadial(center: center))
    }
  }
}
