public import Transitions

extension ViewController {
  /// Whether the screen's transitions are Hero's: a presented screen's own presentation and dismissal, a
  /// navigation or tab controller's changes. `false` by default.
  ///
  /// A presentation asks the screen that is presented; a push, the navigation controller; a change of
  /// tabs, the tab controller. A delegate that the screen or controller has stays its delegate and is
  /// told what it was told: where it supplies a transition of its own, that is played. In which order the
  /// two are set makes no difference.
  public var isHeroEnabled: Bool {
    get { self[attachment: HeroScreenEnabledKey.self] ?? false }
    set {
      guard newValue != isHeroEnabled else { return }
      self[attachment: HeroScreenEnabledKey.self] = newValue ? true : nil
      if newValue { heroTransition.observe(self) } else { heroTransition.stopObserving(self) }
    }
  }

  /// Who makes the screen's transitions where ``isHeroEnabled`` says that they are Hero's; the shared
  /// engine by default. Kept alive by the screen.
  public var heroTransition: HeroTransition {
    get { self[attachment: HeroEngineKey.self] ?? .shared }
    set {
      if isHeroEnabled { heroTransition.stopObserving(self) }
      self[attachment: HeroEngineKey.self] = newValue
      if isHeroEnabled { newValue.observe(self) }
    }
  }
}

extension HeroTransition {
  fileprivate func observe(_ screen: ViewController) {
    screen.addTransitioningObserver(self)
    (screen as? NavigationController)?.addObserver(self)
    (screen as? TabController)?.addObserver(self)
  }

  fileprivate func stopObserving(_ screen: ViewController) {
    screen.removeTransitioningObserver(self)
    (screen as? NavigationController)?.removeObserver(self)
    (screen as? TabController)?.removeObserver(self)
  }
}

private enum HeroScreenEnabledKey: ViewControllerAttachmentKey { typealias Value = Bool }
private enum HeroEngineKey: ViewControllerAttachmentKey { typealias Value = HeroTransition }
