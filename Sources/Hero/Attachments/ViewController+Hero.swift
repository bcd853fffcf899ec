public import Transitions

extension ViewController {
  /// Whether the screen's transitions are Hero's: a presented screen's own presentation and dismissal, a
  /// navigation or tab controller's changes. `false` by default.
  public var isHeroEnabled: Bool {
    get { self[attachment: HeroScreenEnabledKey.self] ?? false }
    set { self[attachment: HeroScreenEnabledKey.self] = newValue ? true : nil }
  }

  /// The default animation of the screen's presentation and dismissal; auto by default.
  public var heroModalAnimationType: HeroDefaultAnimationType {
    get { self[attachment: HeroModalKey.self] ?? .auto }
    set { self[attachment: HeroModalKey.self] = newValue }
  }
}

extension NavigationController {
  /// The default animation of pushes and pops; auto by default.
  public var heroNavigationAnimationType: HeroDefaultAnimationType {
    get { self[attachment: HeroNavigationKey.self] ?? .auto }
    set { self[attachment: HeroNavigationKey.self] = newValue }
  }
}

extension TabController {
  /// The default animation between tabs; auto by default.
  public var heroTabBarAnimationType: HeroDefaultAnimationType {
    get { self[attachment: HeroTabBarKey.self] ?? .auto }
    set { self[attachment: HeroTabBarKey.self] = newValue }
  }
}

private enum HeroScreenEnabledKey: ViewControllerAttachmentKey { typealias Value = Bool }
private enum HeroModalKey: ViewControllerAttachmentKey {
  typealias Value = HeroDefaultAnimationType
}
private enum HeroNavigationKey: ViewControllerAttachmentKey {
  typealias Value = HeroDefaultAnimationType
}
private enum HeroTabBarKey: ViewControllerAttachmentKey {
  typealias Value = HeroDefaultAnimationType
}
