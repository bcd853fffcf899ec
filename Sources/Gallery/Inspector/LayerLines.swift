import Motion
import Transitions

/// What lies over each other in a transition, in words.
enum LayerLines {
  /// More would be read by nobody; the rest is counted.
  private static let most = 24

  /// A line for each element, the uppermost first, with what is inside of it indented above it: its name,
  /// where it is, and how opaque.
  @MainActor
  static func of(_ transition: RunningTransition) -> [String] {
    let elements = transition.plan.elements
    let shown = zip(elements, transition.states).reversed().prefix(most).map { element, state in
      let frame = state.frame.value.rect
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(whole)
      let indent = String(repeating: " ", count: min(element.depth, 4))
      let opacity = whole(state.opacity.value.unitValue * 100)
      return indent + padded(element.name, 11) + " \(numbers[0]),\(numbers[1])"
        + " \(numbers[2])×\(numbers[3]) \(opacity)%"
    }
    let rest = elements.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }

  private static func whole(_ value: Double) -> String {
    value.magnitude < 1e7 ? "\(Int(value.rounded()))" : "far"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text.count > width
      ? text.prefix(width - 1) + "…" : text + String(repeating: " ", count: width - text.count)
  }
}
