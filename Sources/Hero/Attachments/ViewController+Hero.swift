public import Transitions

extension ViewController {
  /// The default animation of the screen's presentation and dismissal; auto by default.
  public var heroModalAnimationType: HeroDefaultAnimationType {
    get { self[attachment: HeroModalKey.self] ?? .auto }
    set { self[attachment: HeroModalKey.self] = newValue }
  }

  /// ``heroModalAnimationType`` as a string, such as `push(left)`; set to `nil` or to what cannot be read
  /// it is auto, and ``ViewController/heroAnimationTypeProblems`` say why.
  public var heroModalAnimationTypeString: String? {
    get { heroModalAnimationType.description }
    set { heroModalAnimationType = readHeroAnimationType(newValue) }
  }
}

extension NavigationController {
  /// The default animation of pushes and pops; auto by default.
  public var heroNavigationAnimationType: HeroDefaultAnimationType {
    get { self[attachment: HeroNavigationKey.self] ?? .auto }
    set { self[attachment: HeroNavigationKey.self] = newValue }
  }

  /// ``heroNavigationAnimationType`` as a string, such as `push(left)`; set to `nil` or to what cannot be read
  /// it is auto, and ``ViewController/heroAnimationTypeProblems`` say why.
  public var heroNavigationAnimationTypeString: String? {
    get { heroNavigationAnimationType.description }
    set { heroNavigationAnimationType = readHeroAnimationType(newValue) }
  }
}

extension TabController {
  /// The default animation between tabs; auto by default.
  public var heroTabBarAnimationType: HeroDefaultAnimationType {
    get { self[attachment: HeroTabBarKey.self] ?? .auto }
    set { self[attachment: HeroTabBarKey.self] = newValue }
  }

  /// ``heroTabBarAnimationType`` as a string, such as `push(left)`; set to `nil` or to what cannot be read
  /// it is auto, and ``ViewController/heroAnimationTypeProblems`` say why.
  public var heroTabBarAnimationTypeString: String? {
    get { heroTabBarAnimationType.description }
    set { heroTabBarAnimationType = readHeroAnimationType(newValue) }
  }
}

extension ViewController {
  /// What could not be read in the string of a default animation that was set last.
  public var heroAnimationTypeProblems: [HeroTextProblem] {
    self[attachment: HeroProblemsKey.self] ?? []
  }

  fileprivate func readHeroAnimationType(_ text: String?) -> HeroDefaultAnimationType {
    let parsed = text.map(HeroDefaultAnimationType.parse)
    self[attachment: HeroProblemsKey.self] = parsed?.problems
    return parsed?.type ?? .auto
  }
}

private enum HeroProblemsKey: ViewControllerAttachmentKey { typealias Value = [HeroTextProblem] }
private enum HeroModalKey: ViewControllerAttachmentKey {
  typealias Value = HeroDefaultAnimationType
}
private enum HeroNavigationKey: ViewControllerAttachmentKey {
  typealias Value = HeroDefaultAnimationType
}
private enum HeroTabBarKey: ViewControllerAttachmentKey {
  typealias Value = HeroDefaultAnimationType
}
