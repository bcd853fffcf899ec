import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// One plan takes over from another.
@Suite struct PlanTakeoverTests {
  private static let spring = ChannelTiming.spring(Spring(response: 0.36, dampingRatio: 0.86))
  private static let whole = Rect(x: 0, y: 0, width: 800, height: 600)

  private func element(
    _ name: String, _ content: TransitionElement.Content = .color(.black), from: Rect = whole,
    to: Rect = whole, opacity: (Double, Double) = (1, 1), isClipped: Bool = true
  ) -> TransitionElement {
    func channel(_ a: ChannelVector, _ b: ChannelVector) -> Channel {
      Channel(from: a, to: b, timing: Self.spring)
    }
    let frame = channel(ChannelVector(from), ChannelVector(to))
    return TransitionElement(
      name: name, content: content,
      channels: ElementChannels(
        frame: frame, content: frame, radii: channel(.zero, .zero),
        opacity: channel(ChannelVector(single: opacity.0), ChannelVector(single: opacity.1)),
        shadow: channel(.zero, .zero)), isClipped: isClipped)
  }

  private func plan(_ elements: TransitionElement...) -> TransitionPlan {
    TransitionPlan(elements: elements)
  }

  @Test("Elements of the same name go on from where they are")
  func matched() {
    let small = Rect(x: 10, y: 20, width: 30, height: 40)
    let old = plan(element("a"), element("hero", from: small, to: Self.whole))
    let new = plan(element("hero", from: Self.whole, to: small), element("a"))
    let states = old.states(at: 0.1)
    let taken = new.taken(over: states, of: old, scale: 1)
    #expect(taken.elements.map(\.name) == ["hero", "a"])
    let start = taken.states(at: 0)
    #expect(start[0].frame.value == states[1].frame.value)
    for index in 0..<4 {
      expectClose(start[0].frame.velocity[index], states[1].frame.velocity[index], within: 1e-6)
    }
    #expect(taken.states(at: taken.duration)[0].frame.value.rect == small)
    #expect(taken.reversal == .retarget)
  }

  @Test("What is not wanted any more comes to a stop and fades where it was; what is new fades in")
  func unmatched() throws {
    let small = Rect(x: 10, y: 20, width: 30, height: 40)
    let old = plan(
      element("below"), element("hero", from: small), element("bars", opacity: (0, 1)),
      element("unseen", opacity: (0, 0)))
    let new = plan(element("below"), element("screen", opacity: (1, 0)), element("top"))
    let states = old.states(at: 0.08)
    let taken = new.taken(over: states, of: old, scale: 1)
    #expect(taken.elements.map(\.name) == ["below", "hero", "bars", "screen", "top"])
    let start = taken.states(at: 0)
    #expect(start[1].frame.value == states[1].frame.value)
    expectClose(start[1].frame.velocity[2], states[1].frame.velocity[2], within: 1e-6)
    #expect(start[2].opacity.value == states[2].opacity.value)
    #expect(start[3].opacity.value == .zero)
    #expect(start[4].opacity.value == .zero)
    let end = taken.states(at: taken.duration)
    #expect(end.map(\.opacity.value[0]) == [1, 0, 0, 0, 1])
    #expect(end[1].frame.value == states[1].frame.value)
    #expect(taken.duration >= 0.25)
  }

  @Test(
    "What holds something of another kind keeps its window, and the one dissolves into the other")
  func anotherKind() {
    let small = Rect(x: 10, y: 20, width: 80, height: 60)
    let image = TransitionElement.Content.image(
      Image(id: Image.ID(rawValue: 1), size: Size(width: 4, height: 3)), mode: nil)
    let screen = TransitionElement.Content.snapshot(DisplayList(), size: Self.whole.size)
    let opening = plan(element("below"), element("hero", image, from: small, to: Self.whole))
    let closing = plan(element("below"), element("hero", screen, from: Self.whole, to: small))
    let states = opening.states(at: 0.1)
    let turned = closing.taken(over: states, of: opening, scale: 1)
    #expect(turned.elements.map(\.name) == ["below", "hero", "hero before"])
    #expect(turned.elements[2].content == image && turned.elements[2].shadow == nil)
    let start = turned.states(at: 0)
    for index in 1...2 {
      #expect(start[index].frame.value == states[1].frame.value)
      expectClose(start[index].frame.velocity[2], states[1].frame.velocity[2], within: 1e-6)
      // Content and window are one in these plans, and stay so.
      for place in 0..<4 {
        expectClose(start[index].content.value[place], states[1].frame.value[place], within: 1e-9)
      }
      #expect(start[index].opacity.value[0] == 1)
    }
    let later = turned.states(at: 0.1)
    let seen = later[2].opacity.value[0]
    #expect(seen > 0.1 && seen < 0.9 && later[1].opacity.value[0] == 1)
    #expect(later[1].frame.value == later[2].frame.value)
    let again = opening.taken(over: later, of: turned, scale: 1)
    #expect(again.elements.map(\.name) == ["below", "hero", "hero before"])
    let resumed = again.states(at: 0)
    #expect(again.elements[1].content == image && again.elements[2].content == screen)
    for place in 0..<4 {
      expectClose(resumed[1].content.value[place], later[2].content.value[place], within: 1e-9)
    }
    expectClose(resumed[2].opacity.value[0], 1 - seen, within: 1e-12)
    expectClose(
      resumed[2].opacity.velocity[0], -later[2].opacity.velocity[0], within: 1e-9)
    let end = again.states(at: again.duration)
    #expect(end[1].frame.value.rect == Self.whole && end[2].opacity.value[0] == 0)
  }

  @Test("A picture of a screen keeps its scale, not its size, when the screen has another")
  func resized() {
    let (before, now) = (Size(width: 800, height: 600), Size(width: 1000, height: 500))
    let zoomed = Rect(x: -100, y: -50, width: 1600, height: 1200)
    let wide = Rect(origin: .zero, size: now)
    let old = plan(
      element("grid", .below(size: before), from: zoomed, isClipped: false),
      element("hero", .snapshot(DisplayList(), size: before), from: zoomed), element("fade"))
    let new = plan(
      element("grid", .below(size: now), from: wide, to: wide, isClipped: false),
      element("hero", .snapshot(DisplayList(), size: now), from: wide, to: wide),
      element("fade", from: wide, to: wide))
    let start = new.taken(over: old.states(at: 0), of: old, scale: 1).states(at: 0)
    let fitted = ChannelVector(-100, -50, 2000, 1000)
    #expect(start[0].content.value == fitted)
    #expect(start[0].frame.value == fitted)
    #expect(start[1].content.value == fitted)
    #expect(start[1].frame.value == ChannelVector(zoomed))
    // What fills the screen at rest fills the new one.
    #expect(start[2].frame.value == ChannelVector(wide))
  }

  @Test("A cross-fade covers the container and changes nothing but one opacity")
  func crossFade() throws {
    for direction in [TransitionDirection.present, .dismiss] {
      let fade = TransitionPlan.crossFade(
        presented: DisplayList(), direction: direction, container: Self.whole,
        fallback: "degenerate source frame")
      #expect(fade.duration == 0.25)
      #expect(fade.elements.map(\.name) == ["presenting", "screen"])
      for time in stride(from: 0, through: 0.25, by: 0.01) {
        let states = fade.states(at: time)
        #expect(states.allSatisfy { $0.frame.value.rect == Self.whole })
        #expect(states[0].opacity.value[0] == 1)
      }
      let middle = fade.states(at: 0.125)[1].opacity.value[0]
      expectClose(middle, 0.5, within: 1e-9)
      #expect(fade.states(at: 0)[1].opacity.value[0] == (direction == .present ? 0 : 1))
    }
  }
}
