import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Whose transitions are Hero's, beside whoever else is asked and told.
@MainActor
@Suite struct HeroEnablingTests {
  /// Notes what it is told, and supplies what it is given.
  private final class Listener: TransitioningDelegate, NavigationControllerDelegate,
    TabControllerDelegate
  {
    var notes: [String] = []
    var own: (any TransitionAnimator)?

    func animator(
      forPresented presented: ViewController, presenting: ViewController
    ) -> (any TransitionAnimator)? {
      notes.append("present")
      return own
    }

    func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
      notes.append("dismiss")
      return own
    }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationOperation, from source: ViewController,
      to destination: ViewController
    ) -> (any TransitionAnimator)? {
      notes.append("\(operation)")
      return own
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController,
      animated: Bool
    ) { notes.append("will show \(viewController.title)") }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController,
      animated: Bool
    ) { notes.append("did show \(viewController.title)") }

    func tabController(
      _ tabController: TabController, shouldSelect viewController: ViewController
    ) -> Bool {
      notes.append("should select \(viewController.title)")
      return true
    }

    func tabController(_ tabController: TabController, didSelect viewController: ViewController) {
      notes.append("did select \(viewController.title)")
    }
  }

  private final class Driver: StageDriver {
    let stage: Stage
    var now = 0.0
    init(_ root: ViewController) {
      stage = Stage(root: root, size: Size(width: 400, height: 300))
    }
  }

  private func screen(_ title: String) -> ViewController {
    let screen = ViewController()
    screen.title = title
    screen.view.backgroundColor = .white
    return screen
  }

  /// Only Hero's plans have a ground of their own.
  private func isHeros(_ driver: Driver) -> Bool {
    driver.stage.transitions.last?.plan.elements.first?.name == "ground"
  }

  @Test(
    "#164, #25, #637, #430: A navigation controller's delegate stays, and is told, whichever was set first",
    arguments: [true, false])
  func navigation(heroFirst: Bool) {
    let listener = Listener()
    let navigation = NavigationController(rootViewController: screen("a"))
    if heroFirst { navigation.isHeroEnabled = true }
    navigation.delegate = listener
    if !heroFirst { navigation.isHeroEnabled = true }
    let driver = Driver(navigation)
    driver.frame()
    listener.notes = []
    navigation.pushViewController(screen("b"))
    driver.frame(after: 0.05)
    #expect(isHeros(driver))
    #expect(navigation.delegate === listener)
    driver.settle()
    #expect(listener.notes == ["push", "will show b", "did show b"])
    // What the delegate supplies is played instead.
    listener.own = NavigationSlide()
    navigation.popViewController()
    driver.frame(after: 0.05)
    #expect(!isHeros(driver))
    driver.settle()
    // Switched off, all is as it was without it.
    listener.own = nil
    navigation.isHeroEnabled = false
    navigation.pushViewController(screen("c"))
    driver.frame(after: 0.05)
    #expect(!isHeros(driver) && driver.stage.transitions.count == 1)
    #expect(navigation.delegate === listener)
  }

  @Test("#164: A tab controller's delegate stays, and is told", arguments: [true, false])
  func tabs(heroFirst: Bool) {
    let listener = Listener()
    let tabs = TabController(viewControllers: [screen("a"), screen("b")])
    if heroFirst { tabs.isHeroEnabled = true }
    tabs.delegate = listener
    if !heroFirst { tabs.isHeroEnabled = true }
    let driver = Driver(tabs)
    driver.frame()
    tabs.tabBar.items[1].onActivate?()
    driver.frame(after: 0.05)
    #expect(isHeros(driver))
    #expect(listener.notes == ["should select b", "did select b"])
    driver.settle()
    #expect(tabs.delegate === listener)
  }

  @Test("A presented screen's delegate stays, and is asked first", arguments: [true, false])
  func modal(heroFirst: Bool) {
    let listener = Listener()
    let (root, page) = (screen("a"), screen("b"))
    if heroFirst { page.isHeroEnabled = true }
    page.transitioningDelegate = listener
    if !heroFirst { page.isHeroEnabled = true }
    let driver = Driver(root)
    driver.frame()
    root.present(page)
    driver.frame(after: 0.05)
    #expect(isHeros(driver) && listener.notes == ["present"])
    driver.settle()
    page.dismiss()
    driver.frame(after: 0.05)
    #expect(isHeros(driver) && listener.notes == ["present", "dismiss"])
  }

  @Test("#164: A delegate that has gone is not missed, and Hero keeps nobody alive")
  func gone() {
    weak var weakNavigation: NavigationController?
    do {
      let navigation = NavigationController(rootViewController: screen("a"))
      weakNavigation = navigation
      navigation.isHeroEnabled = true
      navigation.delegate = Listener()
      #expect(navigation.delegate == nil)
      let driver = Driver(navigation)
      driver.frame()
      navigation.pushViewController(screen("b"))
      driver.frame(after: 0.05)
      #expect(isHeros(driver))
    }
    #expect(weakNavigation == nil)
  }

  @Test("#656, #581: What Hero presented is dismissed without it, and the other way round")
  func mixed() {
    let (root, page) = (screen("a"), screen("b"))
    let thing = View(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    thing.backgroundColor = .black
    thing.heroModifiers = [.fade, .translate(x: 100)]
    root.view.addSubview(thing)
    let driver = Driver(root)
    let rest = driver.frame()
    page.isHeroEnabled = true
    root.present(page)
    driver.settle()
    page.isHeroEnabled = false
    page.dismiss()
    #expect(driver.frame(after: 0.05) == rest)
    root.present(page)
    driver.settle()
    page.isHeroEnabled = true
    page.dismiss()
    driver.settle()
    #expect(driver.frame() == rest)
    #expect(thing.alpha == 1 && thing.frame == Rect(x: 10, y: 10, width: 50, height: 50))
  }

  @Test("#231, #721, #705, #768: Dismissed at once or one after the other, nothing stays black")
  func chained() {
    let root = screen("a")
    let driver = Driver(root)
    let rest = driver.frame()
    for animated in [true, false] {
      for frames in [0, 3, 100] {
        let (page, over) = (screen("b"), screen("c"))
        for screen in [page, over] {
          screen.isHeroEnabled = true
          screen.modalPresentationStyle = .custom
          screen.view.backgroundColor = nil
        }
        root.present(page, animated: animated)
        for _ in 0..<frames { driver.frame(after: 1 / 60) }
        page.present(over, animated: animated)
        for _ in 0..<frames { driver.frame(after: 1 / 60) }
        over.dismiss(animated: animated)
        root.dismiss(animated: !animated)
        root.dismiss(animated: animated)
        driver.settle()
        #expect(driver.frame() == rest)
        #expect(root.presentedViewController == nil)
      }
    }
  }

  @Test("#275, #354, #642, #663: The bar is there in every frame of a change, and works")
  func bars() {
    let tabs = TabController(viewControllers: [screen("a"), screen("b"), screen("c")])
    tabs.isHeroEnabled = true
    let driver = Driver(tabs)
    let marker = Color(red: 0.2, green: 0.4, blue: 0.6)
    tabs.tabBar.backgroundColor = marker
    let bar = driver.frame().fills(of: marker).first?.frame
    #expect(bar != nil)
    for index in [1, 2, 0, 1] {
      let item = tabs.tabBar.items[index]
      let place = item.convert(item.bounds.center, to: nil)
      place.map { driver.click($0) }
      #expect(tabs.selectedIndex == index)
      for _ in 0..<6 {
        let fills = driver.frame(after: 1 / 60).fills(of: marker)
        #expect(fills.count == 1 && fills.first?.frame == bar && fills.first?.opacity == 1)
      }
    }
    driver.settle()
    #expect(driver.frame().fills(of: marker).count == 1)
  }
}
