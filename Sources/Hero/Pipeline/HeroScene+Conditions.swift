extension HeroScene {
  /// Decides every condition, also those inside others, and so what each view's modifiers mean.
  ///
  /// - Parameter context: What a condition may ask about a view of this scene; whether it is matched is
  ///   filled in.
  @MainActor
  mutating func decideConditions(
    _ context: (HeroScene, HeroSide.Role, Int) -> HeroConditionContext
  ) {
    for role in [HeroSide.Role.from, .to] {
      for index in self[role].views.indices where !self[role].views[index].modifiers.isEmpty {
        let modifiers = self[role].views[index].modifiers
        var context = context(self, role, index)
        context.isMatched = partner(of: index, on: role) != nil
        let resolved = modifiers.unconditional(in: context)
        let state = HeroTargetState(unconditional: resolved)
        // A condition may be what brings in a view that is out of sight.
        guard self[role].views[index].isInSight || state.forceAnimate else { continue }
        update(index, on: role) { view in
          view.resolved = resolved
          view.state = state
        }
      }
    }
  }
}
