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

  @Test("What stands in front of a matched view is over the pair only where it stands at rest")
  func inFrontWhereItStands() throws {
    screens.add(small, id: "a", to: screens.from.view)
    screens.add(Rect(x: 0, y: 0, width: 600, height: 400), id: "a", to: screens.to.view)
    screens.add(Rect(x: 40, y: 10, width: 200, height: 20), to: screens.from.view)
    let plan = screens.plan()
    let name = try #require(order.first { $0.hasSuffix("front place") })
    for part in [0.0, 0.3, 1] {
      let state = try #require(plan.state(of: name, at: plan.duration * part))
      #expect(state.frame.value.rect == Rect(x: -1, y: -1, width: 52, height: 52))
    }
  }

  @Test(
    "#31: A matched view is in front of the destination's ground, and beneath nothing of the source"
  )
  func ground() throws {
    screens.add(small, id: "a", to: screens.from.view)
    screens.add(small.offset(by: Vector(dx: 200, dy: 0)), to: screens.from.view)
    screens.add(small, id: "a", to: screens.to.view)
    let order = order
    let pair = try #require(order.firstIndex(of: "presenting a"))
    #expect(pair > (order.firstIndex(of: "presented") ?? pair))
    #expect(pair > (order.lastIndex { $0.hasPrefix("presenting ") && $0 != "presenting a" } ?? 0))
  }

  /// Backgrounds that are matched and lie behind all else, and a title before each, in four colours.
  private func backgrounds() -> (from: [Color], to: [Color]) {
    let colors = [Color(hex: 0x110000), Color(hex: 0x220000)]
    let others = [Color(hex: 0x001100), Color(hex: 0x002200)]
    for (screen, colors) in [(screens.from, colors), (screens.to, others)] {
      screens.add(HeroScreens.container, id: "ground", to: screen.view).backgroundColor = colors[0]
      let title = screens.add(Rect(x: 40, y: 40, width: 200, height: 30), to: screen.view)
      title.backgroundColor = colors[1]
    }
    return (colors, others)
  }

  private func fills(
    of color: Color, in list: DisplayList, above grounds: Color...
  ) -> [SeenFill] {
    // What is beneath a ground that covers all is not seen.
    let all =
      list.items.lastIndex { item in
        grounds.contains { !DisplayList([item]).fills(of: $0).isEmpty }
      } ?? 0
    return DisplayList(Array(list.items[(all + 1)...])).fills(of: color)
  }

  @Test(
    "#477: Matched backgrounds at the back of both screens stay behind everything else",
    arguments: [true, false])
  func backgroundsStayBehind(isPresenting: Bool) throws {
    screens.situation.isPresenting = isPresenting
    let colors = backgrounds()
    let plan = screens.plan(.fade)
    for part in [0, 0.25, 0.5, 0.75, 1] {
      let list = plan.displayList(plan.states(at: plan.duration * part), over: DisplayList())
      let lower = fills(of: colors.from[1], in: list, above: colors.from[0], colors.to[0])
      let upper = fills(of: colors.to[1], in: list, above: colors.from[0], colors.to[0])
      // Each title is drawn over both grounds, one as strongly as the other has yet to come.
      #expect(lower.count == (part < 1 ? 1 : 0) && upper.count == (part > 0 ? 1 : 0))
      let sum = (lower.first?.opacity ?? 0) + (upper.first?.opacity ?? 0)
      #expect(abs(sum - 1) < 1e-9, "\(part)")
    }
  }

  @Test("#294, #670: What has no id slides with its own screen, over grounds that are matched")
  func contentSlides() throws {
    let colors = backgrounds()
    let plan = screens.plan(.slide(direction: .left))
    let list = plan.displayList(plan.states(at: plan.duration / 2), over: DisplayList())
    let lower = fills(of: colors.from[1], in: list, above: colors.from[0], colors.to[0])
    let upper = fills(of: colors.to[1], in: list, above: colors.from[0], colors.to[0])
    try #require(lower.count == 1 && upper.count == 1)
    // The middle of spec's vector DA-11, and the title's own 40 points.
    #expect(abs(lower[0].frame.minX - (40 - 992.72)) < 0.01)
    #expect(abs(upper[0].frame.minX - (40 + 287.28)) < 0.01)
  }

  @Test("A pair flies over cells that come after it, and under what lies on it or on that")
  func cellsBehind() {
    let cell = Rect(x: 100, y: 100, width: 50, height: 50)
    screens.add(cell, id: "a", to: screens.from.view)
    screens.add(cell, id: "a", to: screens.to.view)
    // Beside it, on it, on what is on it, and beside all of them.
    for x in [200.0, 140, 180, 400] {
      screens.add(cell.offset(by: Vector(dx: x - 100, dy: 0)), to: screens.to.view)
    }
    let plan = screens.plan()
    let counts = plan.elements.compactMap { element -> (String, Int)? in
      guard case .snapshot(let list, _) = element.content, !list.isEmpty else { return nil }
      return (element.name, list.items.count)
    }.filter { $0.0.hasPrefix("presented") }
    #expect(counts.map(\.0) == ["presented", "presented part 3"])
    #expect(counts.map(\.1) == [2, 2])
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
