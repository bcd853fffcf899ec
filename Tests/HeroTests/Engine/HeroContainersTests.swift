import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Several containers, and screens deep inside of them.
@MainActor
@Suite(.serialized) struct HeroContainersTests {
  /// Two navigation controllers side by side.
  private final class Driver: StageDriver {
    let root = ViewController()
    let left: NavigationController
    let right: NavigationController
    let engine = HeroTransition()
    let stage: Stage
    var now = 0.0

    init() {
      left = NavigationController(rootViewController: Driver.screen("left", id: "picture", 20))
      right = NavigationController(rootViewController: Driver.screen("right", id: "picture", 60))
      root.view.backgroundColor = .white
      for (index, navigation) in [left, right].enumerated() {
        navigation.heroTransition = engine
        navigation.isHeroEnabled = true
        navigation.isNavigationBarHidden = true
        root.addChild(navigation)
        root.view.addSubview(navigation.view)
        navigation.didMove(toParent: root)
        navigation.view.frame = Rect(x: Double(index) * 200, y: 0, width: 200, height: 300)
      }
      stage = Stage(root: root, size: Size(width: 400, height: 300))
      frame()
    }

    static func screen(_ name: String, id: String, _ y: Double) -> ViewController {
      let screen = NotedScreen(name)
      screen.title = name
      screen.view.backgroundColor = .white
      let picture = View(frame: Rect(x: 10, y: y, width: 40, height: 40))
      picture.backgroundColor = .black
      picture.heroID = id
      screen.view.addSubview(picture)
      return screen
    }
  }

  @Test("Two transitions in separate containers run at once, each to its own end")
  func both() throws {
    let driver = Driver()
    var outcomes: [String] = []
    driver.left.pushViewController(Driver.screen("l", id: "picture", 200)) {
      outcomes.append("left \($0)")
    }
    for _ in 0..<5 { driver.frame(after: 1 / 60) }
    driver.right.pushViewController(Driver.screen("r", id: "picture", 220)) {
      outcomes.append("right \($0)")
    }
    for _ in 0..<3 { driver.frame(after: 1 / 60) }
    #expect(driver.stage.transitions.count == 2)
    for (transition, way) in zip(driver.stage.transitions, [(20.0, 200.0), (60, 220)]) {
      // Ids match within each container, and in its own points.
      let frames = transition.plan.elements.first { $0.name == "presented picture" }?.channels.frame
      #expect(frames?.from.rect == Rect(x: 10, y: way.0, width: 40, height: 40))
      #expect(frames?.to.rect == Rect(x: 10, y: way.1, width: 40, height: 40))
    }
    // A hand has the one that began last; the other goes on.
    #expect(driver.engine.update(0.5))
    for _ in 0..<60 { driver.frame(after: 1 / 60) }
    #expect(outcomes == ["left completed"])
    #expect(abs(driver.engine.progress - 0.5) < 1e-9)
    driver.engine.cancel()
    driver.settle()
    #expect(outcomes == ["left completed", "right cancelled"])
    #expect(!driver.engine.isTransitioning)
  }

  @Test("Once the one that began last is over, a hand has the one before it")
  func last() {
    let driver = Driver()
    let slow = Driver.screen("l", id: "picture", 200)
    slow.view.subviews[0].heroModifiers = [.duration(3)]
    driver.left.pushViewController(slow)
    driver.frame(after: 1 / 60)
    driver.right.pushViewController(Driver.screen("r", id: "picture", 220))
    for _ in 0..<60 { driver.frame(after: 1 / 60) }
    #expect(driver.stage.transitions.count == 1 && driver.engine.isTransitioning)
    #expect(driver.engine.update(0.1))
    driver.engine.cancel()
    driver.settle()
    #expect(driver.left.viewControllers.map(\.title) == ["left"])
    #expect(driver.right.viewControllers.map(\.title) == ["right", "r"])
  }

  @Test(
    "A part of a screen changes by itself, within its own room, and can be replaced there",
    arguments: [true, false])
  func part(finishes: Bool) throws {
    let engine = HeroTransition()
    let (small, large) = (
      Driver.screen("small", id: "picture", 10), Driver.screen("large", id: "picture", 100)
    )
    let part = ContentController(small)
    let around = ViewController()
    around.view.backgroundColor = Color(white: 0.5)
    around.addChild(part)
    around.view.addSubview(part.view)
    part.didMove(toParent: around)
    part.view.frame = Rect(x: 100, y: 50, width: 200, height: 200)
    let stage = Stage(root: around, size: Size(width: 400, height: 300))
    let rest = stage.frame(at: .zero)
    large.heroTransition = engine
    large.isHeroEnabled = true
    large.heroModalAnimationType = .slide(direction: .left)
    var outcomes: [TransitionOutcome] = []
    small.heroReplaceViewController(with: large) { outcomes.append($0) }
    for frame in 1..<5 { _ = stage.frame(at: .seconds(Double(frame) / 60)) }
    let plan = try #require(stage.transitions.first?.plan)
    let picture = try #require(plan.elements.first { $0.name == "presented picture" })
    #expect(picture.channels.frame.from.rect == Rect(x: 10, y: 10, width: 40, height: 40))
    #expect(picture.channels.frame.to.rect == Rect(x: 10, y: 100, width: 40, height: 40))
    // What slides in comes from the edge of the room.
    let root = try #require(plan.elements.first { $0.name == "presented" })
    #expect(root.channels.translation.from[0] == 200)
    // Around the room everything stays as it is.
    let ground = try #require(stage.draw().fills(of: Color(white: 0.5)).first)
    #expect(ground.frame == Rect(x: 0, y: 0, width: 400, height: 300))
    if !finishes { engine.cancel() }
    for frame in 5..<120 { _ = stage.frame(at: .seconds(Double(frame) / 60)) }
    #expect(outcomes == [finishes ? .completed : .cancelled])
    #expect(part.contentViewController === (finishes ? large : small))
    #expect(part.children.count == 1 && (small.parent == nil) == finishes)
    if finishes {
      part.show(small, isForward: false) { outcomes.append($0) }
      #expect(stage.transitions.first?.direction == .dismiss)
      for frame in 120..<240 { _ = stage.frame(at: .seconds(Double(frame) / 60)) }
      #expect(outcomes == [.completed, .completed] && part.contentViewController === small)
    }
    #expect(stage.draw() == rest)
  }

  @Test("#272: The screens deep inside containers are told, each once")
  func leaves() {
    let (a, b, c) = (NotedScreen("a"), NotedScreen("b"), NotedScreen("c"))
    let inner = NavigationController(rootViewController: a)
    let tabs = TabController(viewControllers: [inner, ViewController()])
    let plain = ViewController()
    plain.addChild(c)
    let stack = NavigationController(rootViewController: b)
    plain.addChild(stack)
    for screen in [c, stack] as [ViewController] { plain.view.addSubview(screen.view) }
    let stage = Stage(root: tabs, size: Size(width: 400, height: 300))
    plain.isHeroEnabled = true
    NotedScreen.notes = []
    tabs.present(plain)
    #expect(
      NotedScreen.notes == [
        "a will start", "a will go", "c will start", "b will start", "c will come", "b will come",
      ])
    _ = stage.frame(at: .seconds(2))
    #expect(
      NotedScreen.notes.dropFirst(6) == [
        "a went", "a ended", "c came", "b came", "c ended", "b ended",
      ])
  }

  @Test(
    "#103, #432, #515, #563, #693: After each kind of transition, finished or not, nobody is kept",
    arguments: ["present", "dismiss", "push", "pop", "tab", "replace"], [true, false])
  func leaks(_ kind: String, finishes: Bool) {
    let engine = HeroTransition()
    weak var weakStage: Stage?
    var seen: [() -> AnyObject?] = []
    func watch(_ object: AnyObject) { seen.append { [weak object] in object } }
    func run() {
      let first = Driver.screen("first", id: "picture", 20)
      let other = Driver.screen("other", id: "picture", 100)
      let navigation = NavigationController(rootViewController: first)
      let plain = ViewController()
      let tabs = TabController(viewControllers: [navigation, plain])
      for screen in [first, other, navigation, tabs, plain] {
        screen.heroTransition = engine
        screen.isHeroEnabled = true
        watch(screen)
        watch(screen.view)
      }
      let stage = Stage(root: tabs, size: Size(width: 400, height: 300))
      weakStage = stage
      _ = stage.frame(at: .seconds(0))
      switch kind {
      case "present": first.present(other)
      case "dismiss":
        first.present(other, animated: false)
        other.dismiss()
      case "push": navigation.pushViewController(other)
      case "pop":
        navigation.pushViewController(other, animated: false)
        navigation.popViewController()
      case "tab": tabs.selectedIndex = 1
      default: first.heroReplaceViewController(with: other)
      }
      #expect(engine.isTransitioning)
      _ = stage.frame(at: .seconds(0.1))
      engine.update(0.3)
      engine.apply([.opacity(0.5)], to: other.view.subviews[0])
      if finishes { engine.finish() } else { engine.cancel() }
      for frame in 0..<200 { _ = stage.frame(at: .seconds(0.1 + Double(frame) / 60)) }
      #expect(stage.transitions.isEmpty && !engine.isTransitioning)
    }
    run()
    #expect(weakStage == nil)
    for object in seen { #expect(object() == nil) }
  }
}
