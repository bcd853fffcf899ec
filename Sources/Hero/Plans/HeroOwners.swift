import SceneGraph

/// Whose elements a plan has: the names of those that move as a view moves.
///
/// Asked only by a hand or a press, so that a plan of many views is made quickly: what is asked is looked
/// up in an ``index()``.
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

  /// All of it by view, in a time that grows with the number of elements.
  func index() -> Index {
    var index = Index()
    for (view, name) in elements { index.names[view, default: []].append(name) }
    for (from, to) in pairs {
      index.partners[from] = index.partners[from] ?? to
      index.partners[to] = index.partners[to] ?? from
    }
    return index
  }

  /// The names of the elements of each view.
  @MainActor
  struct Index {
    fileprivate var names: [ObjectIdentifier: [String]] = [:]
    fileprivate var partners: [ObjectIdentifier: ObjectIdentifier] = [:]

    /// A view's elements: more than one where something flies between its parts, none for a view that is
    /// drawn in the picture of another.
    func names(of view: View) -> [String] { names[ObjectIdentifier(view)] ?? [] }

    /// A view's elements, then those of its partner.
    func namesOfBoth(_ view: View) -> [String] {
      let partner = partners[ObjectIdentifier(view)]
      return names(of: view) + (partner.flatMap { names[$0] } ?? [])
    }
  }
}
