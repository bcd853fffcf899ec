public import Transitions

/// Ways back over several screens, in one transition: from the screen in sight straight to another.
extension ViewController {
  /// Goes back until nothing is presented and every navigation stack on the way is at its first screen.
  ///
  /// - Parameter completion: Told once how it ended; `completed` also where there was nothing to do.
  public func heroUnwindToRootViewController(
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    var screen = around
    while let presenting = screen.presentingViewController { screen = presenting }
    unwind(to: screen.lowest, completion)
  }

  /// Goes back to a screen.
  ///
  /// - Parameters:
  ///   - target: One that is beneath this one in its navigation stack, or in one of those that presented
  ///     it, or that presented it itself.
  ///   - completion: Told once how it ended; `cancelled` where there is no such screen.
  public func heroUnwindToViewController(
    _ target: ViewController, completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    heroUnwindToViewController(completion: completion) { $0 === target }
  }

  /// Goes back to the nearest screen of a class.
  ///
  /// - Parameters:
  ///   - type: The class, or one that it inherits from.
  ///   - completion: Told once how it ended; `cancelled` where there is no such screen.
  public func heroUnwindToViewController<Screen: ViewController>(
    withClass type: Screen.Type, completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    heroUnwindToViewController(completion: completion) { $0 is Screen }
  }

  /// Goes back to the nearest screen for which something holds.
  ///
  /// - Parameters:
  ///   - completion: Told once how it ended; `cancelled` where there is no such screen.
  ///   - match: Asked of the screens beneath this one from the top to the bottom: those in its navigation
  ///     stack, then whatever presented that and what is in it, and so on.
  public func heroUnwindToViewController(
    completion: ((TransitionOutcome) -> Void)? = nil, withMatchBlock match: (ViewController) -> Bool
  ) {
    var screen: ViewController? = around
    while let current = screen {
      if let target = current.beneathAndItself.first(where: { $0 !== self && match($0) }) {
        unwind(to: target, completion)
        return
      }
      screen = current.presentingViewController
    }
    completion?(.cancelled)
  }

  private func unwind(
    to target: ViewController, _ completion: ((TransitionOutcome) -> Void)?
  ) {
    let isCovered = target.presentedViewController != nil
    if let navigation = target.navigationController,
      let index = navigation.viewControllers.firstIndex(where: { $0.holds(target) })
    {
      let screen = navigation.viewControllers[index]
      guard isCovered else {
        navigation.popToViewController(screen, completion: completion)
        return
      }
      navigation.popToViewController(screen, animated: false)
    }
    target.dismissToThis(completion: completion)
  }

  /// The outermost container around this screen.
  private var around: ViewController { parent?.around ?? self }

  /// The lowest screen inside of this one's navigation stack.
  private var lowest: ViewController {
    switch self {
    case let navigation as NavigationController:
      navigation.viewControllers.first?.lowest ?? self
    case let tabs as TabController: tabs.selectedViewController.lowest
    default: self
    }
  }

  /// The screens in the containers that this one is, from the top to the bottom, and then itself.
  private var beneathAndItself: [ViewController] {
    switch self {
    case let navigation as NavigationController:
      navigation.viewControllers.reversed().flatMap(\.beneathAndItself) + [self]
    case let tabs as TabController: tabs.selectedViewController.beneathAndItself + [self]
    default: [self]
    }
  }

  /// Whether another screen is this one, or inside of it.
  private func holds(_ other: ViewController) -> Bool {
    var screen: ViewController? = other
    while let current = screen {
      if current === self { return true }
      screen = current.parent
    }
    return false
  }
}
