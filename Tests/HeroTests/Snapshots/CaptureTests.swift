import Hero
import Motion
import SceneGraph
import Testing
import Transitions

/// When views are looked at, and how often.
@MainActor
@Suite struct CaptureTests {
  private let screens = HeroScreens()

  /// Counts how often it is recorded.
  private final class CountedView: View {
    private(set) var recordings = 0

    override func draw(into list: inout DisplayList) {
      recordings += 1
      list.append(.fill(shape, .black))
    }
  }

  /// Puts its subviews in a row, and only when it is asked to.
  private final class RowView: View {
    override func layoutSubviews() {
      for (index, view) in subviews.enumerated() {
        view.frame = Rect(x: Double(index) * 50, y: 20, width: 40, height: 40)
      }
    }
  }

  @Test("#45: A screen that was never laid out is laid out before anything is measured")
  func layout() throws {
    screens.add(
      Rect(x: 500, y: 500, width: 100, height: 100), id: "second", to: screens.from.view)
    let row = RowView(frame: Rect(x: 100, y: 100, width: 300, height: 80))
    screens.to.view.addSubview(row)
    for id in ["first", "second"] {
      let view = View()
      view.backgroundColor = .black
      view.heroID = id
      row.addSubview(view)
    }
    let plan = screens.plan()
    let end = try #require(plan.state(of: "presented second", at: plan.duration))
    #expect(end.frame.value.rect == Rect(x: 150, y: 120, width: 40, height: 40))
  }

  @Test("#260, #565, #349: Hundreds of views move as one, by one clock, and are recorded once")
  func oneClock() throws {
    let views = (0..<300).map { index -> CountedView in
      let view = CountedView(
        frame: Rect(
          x: Double(index % 20) * 60, y: Double(index / 20) * 50, width: 50, height: 40))
      view.heroModifiers = [.translate(x: 200), .fade, .duration(0.5)]
      screens.to.view.addSubview(view)
      return view
    }
    let plan = screens.plan()
    #expect(views.allSatisfy { $0.recordings == 1 })
    for part in [0.1, 0.37, 0.5, 0.93] {
      let states = plan.states(at: plan.duration * part)
      _ = plan.displayList(states, over: DisplayList())
      let moving = zip(plan.elements, states).filter { $0.0.channels.opacity.from[0] == 0 }
      #expect(moving.count == 300)
      let isOne = Set(moving.map(\.1.translation.value)).count == 1
      #expect(isOne, "at \(part) some lag behind")
    }
    #expect(views.allSatisfy { $0.recordings == 1 })
  }

  @Test("#205: Of a list that is half in sight, the cells just beyond the edge fly as well")
  func halfVisible() {
    for index in 0..<20 {
      screens.add(
        Rect(x: 0, y: Double(index) * 100, width: 1280, height: 90), [.fade],
        to: screens.to.view)
    }
    // The container is 800 high; half of one more on either side counts as in sight.
    let flying = screens.plan().elements.filter { $0.channels.opacity.from[0] == 0 }
    #expect(flying.count == 12)
  }
}
