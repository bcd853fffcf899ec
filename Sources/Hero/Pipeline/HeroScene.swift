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

  private let partners: HeroSides<[Int?]>

  /// Pairs the views of two screens by their ids.
  ///
  /// A view without a partner in sight, on either side, is matched on neither. Of views of one side that
  /// share an id the last one that is seen counts. The cost grows with the number of views.
  public init(situation: HeroSituation, from: HeroSide, to: HeroSide) {
    self.situation = situation
    self.from = from
    self.to = to
    insertsToViewFirst = situation.insertsToViewFirst
    var pairs: [(from: Int, to: Int)] = []
    var partners = HeroSides(
      from: [Int?](repeating: nil, count: from.views.count),
      to: [Int?](repeating: nil, count: to.views.count))
    for index in to.views.indices where to.views[index].isInSight {
      guard let id = to.views[index].heroID, to.indexOfID[id] == index,
        let other = from.indexOfID[id]
      else { continue }
      pairs.append((other, index))
      partners.from[other] = index
      partners.to[index] = other
    }
    self.pairs = pairs
    self.partners = partners
  }

  /// One of the sides.
  public subscript(role: HeroSide.Role) -> HeroSide { role == .from ? from : to }

  /// The view of the other side that one flies from or to; `nil` where it has none.
  ///
  /// - Parameters:
  ///   - index: Of the view.
  ///   - role: Of its side.
  /// - Returns: The index on the other side.
  public func partner(of index: Int, on role: HeroSide.Role) -> Int? { partners[role][index] }

  /// Changes what the modifiers of a view mean, beginning with nothing where they said nothing.
  public mutating func change(
    _ index: Int, on role: HeroSide.Role, _ body: (inout HeroTargetState) -> Void
  ) {
    update(index, on: role) { view in
      var state = view.state.take() ?? HeroTargetState()
      body(&state)
      view.state = state
    }
  }

  /// Changes a view in its place: nothing of its side is copied.
  mutating func update(
    _ index: Int, on role: HeroSide.Role, _ body: (inout HeroView) -> Void
  ) {
    switch role {
    case .from: body(&from.views[index])
    case .to: body(&to.views[index])
    }
  }
}
