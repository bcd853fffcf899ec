import SceneGraph

/// Whose elements a plan has: the names of those that move as a view moves.
///
/// Asked only by a hand or a press, so that a plan of many views is made quickly: it is looked through.
@MainActor
struct HeroOwners {
  private var elements: [(view: ObjectIdentifier, name: String)] = []
  private var pairs: [(from: ObjectIdentifier, to: ObjectIdentifier)] = []

  nonisolated init() {}

  mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

  mutating func add(_ name: String, of view: View) {
    elements.append((ObjectIdentifier(view), name))
  }

  /// Notes which views fly into each other.
  mutating func match(_ pairs: [(from: Int, to: Int)], _ views: HeroSides<[View]>) {
    self.pairs = pairs.map {
      (ObjectIdentifier(views.from[$0.from]), ObjectIdentifier(views.to[$0.to]))
    }
  }

  /// A view's elements: more than one where something flies between its parts, none for a view that is
  /// drawn in the picture of another.
  func names(of view: View) -> [String] { names(of: ObjectIdentifier(view)) }

  /// A view's elements, then those of its partner.
  func namesOfBoth(_ view: View) -> [String] {
    let view = ObjectIdentifier(view)
    let partner =
      pairs.first { $0.from == view }?.to ?? pairs.first { $0.to == view }?.from
    return names(of: view) + (partner.map { names(of: $0) } ?? [])
  }

  private func names(of view: ObjectIdentifier) -> [String] {
    elements.lazy.filter { $0.view == view }.map(\.name)
  }
}
