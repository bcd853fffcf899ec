import Motion
import SceneGraph
import Testing
import Transitions

// The steps of the pipeline are the module's own.
@testable import Hero

/// What is in front of what.
@MainActor
@Suite struct LayeringTests {
  private let screens = HeroScreens()
  private let small = Rect(x: 0, y: 0, width: 50, height: 50)

  private var order: [String] { screens.plan().elements.map(\.name) }

  @Test("#199: What stands in front of a view that moves stays in front")
  func inFront() {
    screens.add(small, [.fade], to: screens.to.view)
    screens.add(small, to: screens.to.view)
    #expect(order == ["ground", "presenting", "presented", "presented 0", "presented part 2"])
    let plan = screens.plan()
    #expect(plan.elements.last?.depth == 1)
  }

  @Test("#199: What stands in front of a matched view stays in front, and goes with its own screen")
  func inFrontOfMatched() {
    screens.add(small, id: "a", to: screens.from.view)
    screens.add(small, id: "a", to: screens.to.view)
    screens.add(small, to: screens.to.view)
    #expect(
      order == [
        "ground", "presenting", "presented", "presenting a", "presented a", "presented part 2",
        "presented part 3",
      ])
    let plan = screens.plan()
    #expect(plan.elements.map(\.depth) == [0, 0, 0, 0, 0, 0, 1])
  }

  @Test(
    "#31: A matched view is in front of the destination's ground, and beneath nothing of the source"
  )
  func ground() throws {
    screens.add(small, id: "a", to: screens.from.view)
    screens.add(small, to: screens.from.view)
    screens.add(small, id: "a", to: screens.to.view)
    let order = order
    let pair = try #require(order.firstIndex(of: "presenting a"))
    #expect(pair > (order.firstIndex(of: "presented") ?? pair))
    #expect(pair > (order.lastIndex { $0.hasPrefix("presenting ") && $0 != "presenting a" } ?? 0))
  }

  @Test("No two elements have the same name, however many parts a screen has")
  func names() {
    for number in 0..<8 {
      screens.add(small, number.isMultiple(of: 2) ? [.fade] : nil, to: screens.to.view)
    }
    #expect(Set(order).count == order.count)
  }

  @Test("A view inside one that clips is cut by it while it moves")
  func clipped() throws {
    let holder = screens.add(Rect(x: 100, y: 100, width: 40, height: 40), to: screens.to.view)
    holder.clipsToBounds = true
    screens.add(small, [.translate(x: 500)], to: holder)
    let plan = screens.plan()
    let outer = try #require(plan.elements.first { $0.name == "presented 0" })
    #expect(outer.isClipped && outer.depth == 1)
    #expect(plan.elements.first { $0.name == "presented 0/0" }?.depth == 2)
  }

  @Test("The first frame looks like the source, the last like the destination")
  func ends() {
    // One filled view on each screen, in the same place: what is drawn last covers all.
    screens.from.view.backgroundColor = Color(white: 0.2)
    screens.to.view.backgroundColor = Color(white: 0.8)
    let plan = screens.plan(.fade)
    let start = plan.displayList(
      plan.states(at: 0), over: screens.from.view.displayList(),
      presented: screens.to.view.displayList())
    let end = plan.displayList(
      plan.states(at: plan.duration), over: screens.from.view.displayList(),
      presented: screens.to.view.displayList())
    #expect(start.items.count == 2)
    #expect(end.items.count == 3)
  }
}
