extension HeroTargetState {
  /// What a list of modifiers means for a view in a transition.
  ///
  /// The unconditional ones count first, in order; then the lists of those `when` whose condition holds,
  /// in order, each by this same rule. So conditional modifiers always win, and what is nested deeper
  /// wins over what surrounds it. Hero 1.6.4 never looked into a `when` inside a `when`.
  ///
  /// - Parameters:
  ///   - modifiers: As written on the view; `nil` and empty lists say nothing.
  ///   - context: What the conditions may ask.
  /// - Returns: The state.
  @MainActor
  public static func resolve(
    modifiers: [HeroModifier], in context: HeroConditionContext
  ) -> HeroTargetState {
    HeroTargetState(unconditional: modifiers.unconditional(in: context))
  }
}

extension [HeroModifier] {
  /// The modifiers that count in a transition, in the order in which they count, without any `when`,
  /// also within ``HeroModifier/beginWith(_:)``.
  ///
  /// - Parameter context: What the conditions may ask.
  /// - Returns: The list to apply from left to right.
  @MainActor
  public func unconditional(in context: HeroConditionContext) -> [HeroModifier] {
    var (plain, conditional): ([HeroModifier], [HeroModifier]) = ([], [])
    for modifier in self {
      switch modifier {
      case .when(let condition, let modifiers):
        guard condition.holds(in: context) else { continue }
        conditional += modifiers.unconditional(in: context)
      case .beginWith(let modifiers):
        plain.append(.beginWith(modifiers.unconditional(in: context)))
      default: plain.append(modifier)
      }
    }
    return plain + conditional
  }
}
