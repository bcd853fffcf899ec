import SceneGraph

/// Whose elements a plan has: the names of those that move as a view moves.
@MainActor
struct HeroOwners {
  /// A view's elements: more than one where something flies between its parts.
  struct Elements {
    let role: HeroSide.Role
    fileprivate(set) var names: [String]
  }

  private var elements: [ObjectIdentifier: Elements] = [:]

  /// Partners, by one of them.
  private var partners: [ObjectIdentifier: ObjectIdentifier] = [:]

  nonisolated init() {}

  mutating func add(_ name: String, _ view: View, _ role: HeroSide.Role) {
    elements[ObjectIdentifier(view), default: Elements(role: role, names: [])].names.append(name)
  }

  mutating func match(_ one: View, _ other: View) {
    partners[ObjectIdentifier(one)] = ObjectIdentifier(other)
    partners[ObjectIdentifier(other)] = ObjectIdentifier(one)
  }

  /// The elements of a view, then those of its partner; empty for a view that is no element.
  func elements(of view: View) -> [Elements] {
    let view = ObjectIdentifier(view)
    return [elements[view], partners[view].flatMap { elements[$0] }].compactMap(\.self)
  }
}
