/// Both screens of a transition as values, and what is decided about them.
///
/// The pipeline is a list of steps, each of which reads and changes the scene and nothing else:
/// conditions, modifiers that do not count, the default animation, matches, sources, cascades. Their
/// result is a target state for each view, of which a plan is made.
public struct HeroScene: Sendable {
  /// What the transition is.
  public var situation: HeroSituation

  /// The screen before.
  public var from: HeroSide

  /// The screen after.
  public var to: HeroSide

  /// Whether the screen after lies below the screen before while they move.
  public var insertsToViewFirst: Bool

  /// The pairs of views that fly into each other: indices on either side, in the order of the screen
  /// after.
  public let pairs: [(from: Int, to: Int)]

  private let partners: [HeroSide.Role: [Int: Int]]

  /// Pairs the views of two screens by their ids.
  ///
  /// A view without a partner in sight, on either side, is matched on neither. Of views of one side that
  /// share an id the last one counts. The cost grows with the number of views.
  public init(situation: HeroSituation, from: HeroSide, to: HeroSide) {
    self.situation = situation
    self.from = from
    self.to = to
    insertsToViewFirst = situation.insertsToViewFirst
    var pairs: [(from: Int, to: Int)] = []
    for (index, view) in to.views.enumerated() where view.isInSight {
      guard let id = view.heroID, to.indexOfID[id] == index, let other = from.indexOfID[id] else {
        continue
      }
      pairs.append((other, index))
    }
    self.pairs = pairs
    partners = [
      .from: Dictionary(pairs.lazy.map { ($0.from, $0.to) }, uniquingKeysWith: { $1 }),
      .to: Dictionary(pairs.lazy.map { ($0.to, $0.from) }, uniquingKeysWith: { $1 }),
    ]
  }

  /// One of the sides.
  public subscript(role: HeroSide.Role) -> HeroSide {
    get { role == .from ? from : to }
    set { if role == .from { from = newValue } else { to = newValue } }
  }

  /// The view of the other side that one flies from or to; `nil` where it has none.
  ///
  /// - Parameters:
  ///   - index: Of the view.
  ///   - role: Of its side.
  /// - Returns: The index on the other side.
  public func partner(of index: Int, on role: HeroSide.Role) -> Int? { partners[role]?[index] }

  /// Changes what the modifiers of a view mean, beginning with nothing where they said nothing.
  public mutating func change(
    _ index: Int, on role: HeroSide.Role, _ body: (inout HeroTargetState) -> Void
  ) {
    switch role {
    case .from: body(&from.views[index].state.orEmpty)
    case .to: body(&to.views[index].state.orEmpty)
    }
  }
}

extension Optional<HeroTargetState> {
  /// The state; one that says nothing where there was none.
  fileprivate var orEmpty: HeroTargetState {
    get { self ?? HeroTargetState() }
    set { self = newValue }
  }
}
