import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The drag from the edge, with Hero between the screens.
@MainActor
@Suite struct HeroPopTests {
  private final class Driver: StageDriver {
    let (list, page) = (ViewController(), ViewController())
    let picture = View(frame: Rect(x: 200, y: 300, width: 60, height: 60))
    let navigation: NavigationController
    let engine: HeroTransition
    let stage: Stage
    var now = 0.0

    /// - Parameters:
    ///   - preset: Whose figures.
    ///   - matched: Whether a picture flies.
    ///   - reverses: Whether a pop is a pull, the reverse of a push, or a push the other way, as by default.
    init(_ preset: HeroPreset, matched: Bool, reverses: Bool = true) {
      var settings = HeroSettings()
      settings.preset = preset
      engine = HeroTransition(settings: settings)
      for screen in [list, page] { screen.view.backgroundColor = .white }
      if matched {
        let small = View(frame: Rect(x: 20, y: 100, width: 40, height: 40))
        for (view, screen) in [(small, list), (picture, page)] {
          view.backgroundColor = .black
          view.heroID = "picture"
          screen.view.addSubview(view)
        }
      }
      navigation = NavigationController(rootViewController: list)
      navigation.isNavigationBarHidden = true
      navigation.heroTransition = engine
      navigation.isHeroEnabled = true
      if reverses {
        navigation.heroNavigationAnimationType = .autoReverse(presenting: .push(direction: .left))
      }
      stage = Stage(root: navigation, size: Size(width: 400, height: 500))
      navigation.pushViewController(page, animated: false)
      frame()
    }

    var transition: RunningTransition? { stage.transitions.last }

    /// How far the page has gone.
    var offset: Double? { transition?.state(of: "presented")?.translation.value[0] }
  }

  @Test(
    "#340, #332, #780, #388, #299: From the edge a pop follows the finger, point for point",
    arguments: [HeroPreset.standard, .classic])
  func follows(_ preset: HeroPreset) throws {
    let driver = Driver(preset, matched: false)
    driver.pointer(.down, Point(x: 10, y: 250))
    for x in stride(from: 20.0, through: 390, by: 37) {
      driver.pointer(.move, Point(x: x, y: 250), after: 0.01)
      driver.frame()
      #expect(abs(try #require(driver.offset) - (x - 10)) < 1e-6)
    }
    driver.pointer(.up, Point(x: 390, y: 250), after: 0.3)
    driver.settle()
    #expect(driver.navigation.topViewController === driver.list)
  }

  @Test("By default a pop pushes the screen beneath in, with its edge under the finger")
  func pushes() throws {
    let driver = Driver(.standard, matched: false, reverses: false)
    driver.pointer(.down, Point(x: 10, y: 250))
    for x in stride(from: 20.0, through: 390, by: 37) {
      driver.pointer(.move, Point(x: x, y: 250), after: 0.01)
      driver.frame()
      let list = try #require(driver.transition?.state(of: "presenting"))
      #expect(abs(list.translation.value[0] + 400 - (x - 10)) < 1e-6)
    }
  }

  @Test(
    "#62, #143, #243, #343, #713: Let go before the middle it goes back, past it it is gone",
    arguments: [(100.0, false), (300.0, true)], [true, false])
  func letGo(_ way: (distance: Double, pops: Bool), matched: Bool) {
    let driver = Driver(.standard, matched: matched)
    let rest = driver.frame()
    driver.drag(from: Point(x: 5, y: 250), by: Vector(dx: way.distance, dy: 0), lasting: 0.5)
    for _ in 0..<12 { driver.frame(after: 1 / 60) }
    driver.pointer(.up, Point(x: 5 + way.distance, y: 250))
    driver.settle()
    #expect(driver.navigation.viewControllers.count == (way.pops ? 1 : 2))
    if !way.pops { #expect(driver.frame() == rest) }
  }

  @Test("#132: What flies and what slides go as far as each other under the finger")
  func together() throws {
    let driver = Driver(.standard, matched: true)
    driver.drag(from: Point(x: 5, y: 250), by: Vector(dx: 200, dy: 0), lasting: 0.2)
    driver.frame()
    #expect(abs(try #require(driver.offset) - 200) < 1e-6)
    let photo = try #require(driver.transition?.state(of: "presented picture"))
    let (there, back) = (Point(x: 230, y: 330), Point(x: 40, y: 120))
    let half = Point(x: (there.x + back.x) / 2, y: (there.y + back.y) / 2)
    #expect((photo.frame.value.rect.center - half).length < 1e-6)
  }

  @Test("Caught on its way, at every frame, it stays where it is", arguments: [true, false])
  func caught(matched: Bool) throws {
    for frames in 1..<16 {
      let driver = Driver(.standard, matched: matched)
      driver.navigation.popViewController()
      for _ in 0..<frames { driver.frame(after: 1 / 60) }
      guard driver.transition != nil else { break }
      driver.pointer(.down, Point(x: 200, y: 250))
      driver.pointer(.move, Point(x: 203, y: 250))
      let before = try #require(driver.transition?.states)
      driver.pointer(.move, Point(x: 206, y: 250))
      driver.pointer(.move, Point(x: 206, y: 250))
      let after = try #require(driver.transition?.states)
      guard driver.transition?.isInteractive == true else { continue }
      for (now, then) in zip(after, before) { #expect(now.distance(from: then) < 7) }
      driver.pointer(.cancel, Point(x: 206, y: 250))
      driver.settle()
      #expect(driver.navigation.viewControllers.count == 2)
    }
  }
}
