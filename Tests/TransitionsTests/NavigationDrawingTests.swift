import CPlatform
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What a container's transition draws, and what it draws it with.
@MainActor
@Suite struct NavigationDrawingTests {
  @Test(
    "A slide allocates nothing once a few frames have been drawn, in a container or one inside of another",
    .enabled(
      if: cplatform_counts_allocations() && !_isDebugAssertConfiguration(),
      "only an optimised build without a sanitizer can tell"),
    arguments: [false, true])
  func allocatesNothing(isNested: Bool) {
    let diary = Diary()
    let navigation = NavigationController(rootViewController: DiaryScreen("a", diary))
    let root = isNested ? TabController(viewControllers: [navigation]) : navigation
    let stage = Stage(root: root, size: Size(width: 800, height: 600))
    _ = stage.frame(at: .zero)
    navigation.pushViewController(DiaryScreen("b", diary))
    var counts: [UInt] = []
    counts.reserveCapacity(30)
    var kept = [DisplayList](repeating: DisplayList(), count: 3)
    for frame in 1...30 {
      let before = cplatform_allocation_count()
      kept[frame % 3] = stage.frame(at: FrameTime(elapsed: .milliseconds(8 * frame)))
      counts.append(cplatform_allocation_count() - before)
    }
    #expect(stage.transitions.count == 1)
    #expect(counts[12...].allSatisfy { $0 == 0 }, "\(counts)")
  }

  @Test("In flight the bar stands still over the screens, which are cut to their room")
  func composed() throws {
    let theatre = NavigationTheatre("a")
    let bar = theatre.navigation.navigationBar
    theatre.push("b")
    let list = theatre.frame(after: 0.1)
    let rest = theatre.navigation.view.displayLists(around: theatre["a"].view)
    #expect(list.items.first == rest.behind.items.first)
    guard case .group(let room) = try #require(list.items.dropFirst().first) else {
      Issue.record("no group")
      return
    }
    #expect(room.clip?.rect == Rect(x: 0, y: 0, width: 800, height: 600))
    #expect(room.transform == .translation(x: 0, y: 44))
    #expect(list.items.count > 3 && bar.frame.height == 44)
  }

  @Test("What changes in either screen in flight is seen in the next frame")
  func live() {
    let theatre = NavigationTheatre("a")
    theatre.push("b")
    theatre.frame(after: 0.1)
    for name in ["a", "b"] {
      theatre[name].view.backgroundColor = Color(hex: 0x123456)
      #expect(theatre.frame(after: 1 / 60.0).contains(theatre[name]))
      theatre[name].view.backgroundColor = Color(hex: 0x654321)
      #expect(theatre.frame(after: 1 / 60.0).contains(theatre[name]))
      theatre[name].view.backgroundColor = Color(hex: name == "a" ? 0xAAAAAA : 0xBBBBBB)
    }
  }

  @Test("A push under way inside of a tab goes on while the tab comes, and its end is no step")
  func nested() throws {
    let diary = Diary()
    let (a, b) = (DiaryScreen("a", diary), DiaryScreen("b", diary))
    let navigation = NavigationController(rootViewController: a)
    let tabs = TabController(viewControllers: [DiaryScreen("c", diary), navigation])
    tabs.transition = CrossDissolve(duration: 0.3)
    let stage = Stage(root: tabs, size: Size(width: 800, height: 693))
    tabs.selectedIndex = 1
    _ = stage.frame(at: .zero)
    navigation.pushViewController(b)
    var last = 800.0
    for frame in 1..<60 {
      let list = stage.frame(at: .seconds(Double(frame) / 60))
      let place = list.flattened.fills.first { $0.color == b.view.backgroundColor }
      let x = try #require(place).frame.x
      // The peak of the spring's velocity, 800 ω / e, is 5,137 points per second.
      #expect(x <= last + 1e-9 && last - x < 5_137 / 60 + 0.5, "\(frame)")
      last = x
    }
    #expect(last == 0 && stage.transitions.isEmpty)
    #expect(b.isHere && b.faults.isEmpty && a.isAtRest)
  }

  @Test("A screen whose ground is not opaque is drawn alone at rest: nothing shines through")
  func restsAlone() {
    let theatre = NavigationTheatre("a")
    theatre.push("b")
    theatre["b"].view.backgroundColor = nil
    theatre.settle()
    #expect(!theatre.frame().contains(theatre["a"]))
    #expect(theatre.navigation.view.subviews.count == 2)
  }
}
