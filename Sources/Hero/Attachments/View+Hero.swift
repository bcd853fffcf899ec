public import SceneGraph

extension View {
  /// What the view is called on both sides: views with the same id fly into each other. `nil` by
  /// default.
  public var heroID: String? {
    get { self[attachment: HeroIDKey.self] }
    set { self[attachment: HeroIDKey.self] = newValue }
  }

  /// How the view enters and leaves; the list counts in order. `nil` by default.
  public var heroModifiers: [HeroModifier]? {
    get { self[attachment: HeroModifiersKey.self] }
    set {
      self[attachment: HeroModifiersKey.self] = newValue
      self[attachment: HeroProblemsKey.self] = nil
    }
  }

  /// The modifiers as a string, such as `fade translate(0, -250)`.
  ///
  /// Setting it reads it: ``heroModifiers`` become those that could be read, and what could not is in
  /// ``heroModifierProblems``. `nil` takes the modifiers away. It reads back in the canonical form, as
  /// `nil` where there are no modifiers or one of them has no string form.
  public var heroModifierString: String? {
    get { heroModifiers?.text }
    set {
      let parsed = newValue.map(HeroModifier.parse)
      heroModifiers = parsed?.modifiers
      self[attachment: HeroProblemsKey.self] = parsed?.problems
    }
  }

  /// What could not be read in the string that ``heroModifierString`` was last set to; empty once
  /// ``heroModifiers`` are set otherwise.
  public var heroModifierProblems: [HeroTextProblem] {
    self[attachment: HeroProblemsKey.self] ?? []
  }

  /// Whether the view and all below it take part; `true` by default.
  public var isHeroEnabled: Bool {
    get { self[attachment: HeroEnabledKey.self] ?? true }
    set { self[attachment: HeroEnabledKey.self] = newValue ? nil : false }
  }

  /// Whether what is below the view takes part; `true` by default. The view itself does in any case.
  public var isHeroEnabledForSubviews: Bool {
    get { self[attachment: HeroEnabledForSubviewsKey.self] ?? true }
    set { self[attachment: HeroEnabledForSubviewsKey.self] = newValue ? nil : false }
  }
}

private enum HeroIDKey: ViewAttachmentKey { typealias Value = String }
private enum HeroModifiersKey: ViewAttachmentKey { typealias Value = [HeroModifier] }
private enum HeroProblemsKey: ViewAttachmentKey { typealias Value = [HeroTextProblem] }
private enum HeroEnabledKey: ViewAttachmentKey { typealias Value = Bool }
private enum HeroEnabledForSubviewsKey: ViewAttachmentKey { typealias Value = Bool }
