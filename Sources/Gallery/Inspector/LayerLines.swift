import Motion
import Transitions

/// What lies over each other in a transition, in words.
enum LayerLines {
  /// More would be read by nobody; the rest is counted.
  private static let most = 24

  /// A line for each element, the uppermost first, with what is inside of it indented above it: its name,
  /// how opaque, how large and where it is.
  @MainActor
  static func of(_ transition: RunningTransition) -> [String] {
    let elements = transition.plan.elements
    let shown = zip(elements, transition.states).reversed().prefix(most).map { element, state in
      let frame = state.frame.value.rect
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(whole)
      let indent = String(repeating: " ", count: min(element.depth, 4))
      let opacity = whole(state.opacity.value.unitValue * 100)
      return indent + "\(element.name)  \(opacity)%  \(numbers[2])×\(numbers[3])"
        + "  \(numbers[0]),\(numbers[1])"
    }
    let rest = elements.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }

  private static func whole(_ value: Double) -> String {
    value.magnitude < 1e7 ? "\(Int(value.rounded()))" : "far"
  }
}
