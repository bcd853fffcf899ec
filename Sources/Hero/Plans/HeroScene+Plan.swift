import Motion
import SceneGraph
import Transitions

extension HeroScene {
  /// Makes a plan of what has been decided.
  ///
  /// Elements, bottom to top: `ground`, and for each screen `presenting` or `presented` with what is
  /// inside of it, each named by its screen and its id or its way from the root. What goes on above
  /// something else is `part 2` of that, and so on.
  ///
  /// - Parameters:
  ///   - views: Of each side, in its order.
  ///   - direction: Whether the screen after is the one that is presented.
  ///   - ground: What is behind both screens.
  ///   - scale: Device pixels per point.
  /// - Returns: From rest to rest; a cross-fade that says why where the geometry cannot be drawn.
  @MainActor
  func plan(
    _ views: HeroSides<[View]>, direction: TransitionDirection, ground: Color, scale: Double
  ) -> TransitionPlan {
    ownedPlan(views, direction: direction, ground: ground, scale: scale).plan
  }

  /// The same, with whose elements they are.
  @MainActor
  func ownedPlan(
    _ views: HeroSides<[View]>, direction: TransitionDirection, ground: Color, scale: Double
  ) -> (plan: TransitionPlan, owners: HeroOwners) {
    let casts = HeroSides(from: HeroCast(from), to: HeroCast(to))
    let (subjects, end) = HeroSubject.all(of: self, casts)
    for role in [HeroSide.Role.from, .to] {
      guard let index = subjects[role].firstUnsound else { continue }
      let plan = TransitionPlan.crossFade(
        presented: nil, direction: direction,
        container: Rect(origin: .zero, size: situation.container),
        fallback: "degenerate frame of \(self[role].name(of: index))", scale: scale)
      return (plan, HeroOwners())
    }
    var writer = HeroWriter(
      self, presented: direction == .present ? .to : .from, views, casts, subjects)
    writer.write(ground: ground)
    let plan = TransitionPlan(
      elements: writer.elements, reversal: situation.isClassic ? .rewind : .retarget, scale: scale,
      leastDuration: end)
    var owners = writer.owners
    owners.match(pairs, views)
    return (plan, owners)
  }
}
