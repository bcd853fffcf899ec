import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Changes of tabs that go the way the tabs lie.
@MainActor
@Suite struct TabSlideTests {
  /// Three tabs, driven by hand.
  private final class Driver: StageDriver {
    let tabs: TabController
    let stage: Stage
    var now = 0.0

    init() {
      tabs = TabController(viewControllers: (0..<3).map { _ in ViewController() })
      tabs.transition = TabSlide()
      stage = Stage(root: tabs, size: Size(width: 600, height: 449))
    }

    /// The change of tabs to one of them.
    func transition(to index: Int) -> RunningTransition? {
      stage.transition(of: tabs.viewControllers[index])
    }

    var positions: [String: Double] {
      guard let transition = (0..<3).lazy.compactMap(self.transition(to:)).first else { return [:] }
      return Dictionary(
        uniqueKeysWithValues: zip(transition.plan.elements, transition.states).map {
          ($0.name, $1.frame.value[0])
        })
    }
  }

  @Test(
    "A tab farther right comes from the right, one farther left from the left",
    arguments: [(0, 2), (2, 0), (1, 2), (1, 0)])
  func direction(from: Int, to: Int) throws {
    let driver = Driver()
    driver.tabs.select(from, animated: false)
    driver.frame()
    driver.tabs.selectedIndex = to
    driver.frame()
    let side = to > from ? 600.0 : -600
    #expect(driver.positions == ["presenting": 0, "target": side])
    driver.frame(after: 0.1)
    let positions = driver.positions
    let (lower, upper) = (try #require(positions["presenting"]), try #require(positions["target"]))
    #expect(abs(upper - lower - side) < 1e-9, "edge to edge")
    #expect(abs(lower) > 60 && abs(upper) < 540)
    driver.settle()
    #expect(driver.positions.isEmpty && driver.tabs.selectedIndex == to)
  }

  @Test("What the screen that comes draws beyond its edges does not cover the other one")
  func clipped() throws {
    let driver = Driver()
    driver.tabs.select(2, animated: false)
    let ground = View(frame: Rect(x: -600, y: 0, width: 1800, height: 400))
    ground.backgroundColor = Color(hex: 0xff0000)
    driver.tabs.viewControllers[0].view.addSubview(ground)
    driver.frame()
    driver.tabs.selectedIndex = 0
    let list = driver.frame(after: 0.05)
    let offset = try #require(driver.positions["target"])
    /// Where what is cut to the screen's size is put.
    func cuts(_ list: DisplayList) -> [Double] {
      list.items.flatMap { item -> [Double] in
        guard case .group(let group) = item else { return [] }
        let isCut = group.clip?.rect == Rect(x: 0, y: 0, width: 600, height: 400)
        let place = isCut ? group.transform.apply(to: Point.zero)?.x : nil
        return [place].compactMap(\.self) + cuts(group.list)
      }
    }
    #expect(offset < -100 && cuts(list).contains { abs($0 - offset) < 1e-6 })
  }

  @Test(
    "Turned back at every frame it neither steps nor changes its velocity", arguments: [60.0, 144])
  func turned(hertz: Double) throws {
    var turns = 0
    for frames in 1..<Int(hertz) {
      let driver = Driver()
      driver.frame()
      driver.tabs.selectedIndex = 2
      for _ in 0..<frames { driver.frame(after: 1 / hertz) }
      guard let before = driver.transition(to: 2)?.states else { break }
      turns += 1
      driver.tabs.selectedIndex = 0
      let after = try #require(driver.transition(to: 2)?.states)
      for (now, then) in zip(after, before) {
        #expect(now.distance(from: then) < 1e-6)
        #expect(now.velocityChange(from: then) < 1)
      }
      driver.settle(hertz: hertz)
      #expect(driver.tabs.selectedIndex == 0)
    }
    #expect(turns >= Int(hertz / 3))
  }

  @Test("Where less movement is asked for it is a cross-fade, and a bad container says so")
  func fallback() {
    let driver = Driver()
    driver.stage.reducesMotion = true
    driver.frame()
    driver.tabs.selectedIndex = 1
    driver.frame()
    #expect(driver.transition(to: 1)?.plan.elements.contains { $0.name == "target" } == false)
    let plan = TabSlide.plan(
      comesFromRight: true, direction: .present, container: Rect(x: 0, y: 0, width: 0, height: 9))
    #expect(plan.fallback == "degenerate container")
  }
}
