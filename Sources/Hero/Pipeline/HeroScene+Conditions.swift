extension HeroScene {
  /// Decides every condition, also those inside others, and so what each view's modifiers mean.
  ///
  /// - Parameter context: What a condition may ask about a view; whether it is matched is filled in.
  @MainActor
  mutating func decideConditions(_ context: (HeroSide.Role, Int) -> HeroConditionContext) {
    for role in [HeroSide.Role.from, .to] {
      for index in self[role].views.indices where !self[role].views[index].modifiers.isEmpty {
        let view = self[role].views[index]
        guard view.isInSight || view.modifiers.contains(.forceAnimate) else { continue }
        var context = context(role, index)
        context.isMatched = partner(of: index, on: role) != nil
        let resolved = view.modifiers.unconditional(in: context)
        update(index, on: role) { view in
          view.resolved = resolved
          view.state = HeroTargetState(unconditional: resolved)
        }
      }
    }
  }
}
