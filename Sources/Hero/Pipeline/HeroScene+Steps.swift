extension HeroScene {
  /// Runs the whole pipeline: afterwards each view's state says what it does.
  ///
  /// Conditions come first, so that whatever is inside a `when` counts in every later step; Hero 1.6.4
  /// decided them second. The cost grows with the number of views.
  ///
  /// - Parameters:
  ///   - animation: What the roots do that have no modifiers.
  ///   - context: What a condition may ask about a view of a side of this scene.
  @MainActor
  public mutating func run(
    _ animation: HeroDefaultAnimationType,
    _ context: (HeroScene, HeroSide.Role, Int) -> HeroConditionContext
  ) {
    decideConditions(context)
    ignoreSubviewModifiers()
    animateByDefault(animation)
    matchViews()
    followSources()
    cascade()
  }
}
