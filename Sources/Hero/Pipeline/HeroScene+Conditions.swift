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
        guard self[role].views[index].isInSight || modifiers.contains(.forceAnimate) else {
          continue
        }
        var context = context(self, role, index)
        context.isMatched = partner(of: index, on: role) != nil
        let resolved = modifiers.unconditional(in: context)
        update(index, on: role) { view in
          view.resolved = resolved
          view.state = HeroTargetState(unconditional: resolved)
        }
      }
    }
  }
}
