import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The ordinary push and pop as a value.
@MainActor
@Suite struct NavigationSlideTests {
  private static let container = Rect(x: 0, y: 0, width: 1280, height: 756)

  private func plan(_ direction: TransitionDirection) -> TransitionPlan {
    NavigationSlide.plan(direction: direction, container: Self.container)
  }

  nonisolated private static let directions = [TransitionDirection.present, .dismiss]

  @Test("It moves as ever: a change of a golden is a change of the product", arguments: directions)
  func golden(_ direction: TransitionDirection) throws {
    try GoldenFile(name: Self.name(direction)).expect(text(plan(direction)))
  }

  @Test("Every golden belongs to a direction")
  func orphans() throws {
    let goldens = try GoldenFile.all().filter { !$0.hasPrefix("tab-") }
    #expect(goldens == Self.directions.map(Self.name).sorted())
  }

  private static func name(_ direction: TransitionDirection) -> String {
    direction == .present ? "navigation-push.txt" : "navigation-pop.txt"
  }

  /// A line for each frame at 60 Hz: its time, then where each element's left edge is, how opaque it
  /// is and how strong its shadow.
  private func text(_ plan: TransitionPlan) -> String {
    let names = plan.elements.map(\.name).joined(separator: " ")
    var lines = ["# \(number(plan.duration)) s: \(names)"]
    for frame in 0...Int((plan.duration * 60).rounded(.up)) {
      let states = plan.states(at: Double(frame) / 60)
      let elements = states.map {
        "\(number($0.frame.value[0])) o \(number($0.opacity.value[0]))"
          + " s \(number($0.shadow.value[0]))"
      }
      lines.append(([number(Double(frame) / 60)] + elements).joined(separator: " | "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// To a ten-thousandth.
  private func number(_ value: Double) -> String {
    TransitionTrace.number((value * 1e4).rounded() / 1e4)
  }

  @Test("The upper screen moves by the spring that it says, and all else by its share of that")
  func motion() {
    let oracle = SpringOracle(response: 0.36, dampingRatio: 1, target: 0)
    let plan = plan(.present)
    for seconds in [0.02, 0.07, 0.15, 0.3, 0.45] {
      let states = plan.states(at: seconds)
      let x = oracle.position(from: 1280, velocity: 0, after: seconds)
      expectClose(states[2].frame.value[0], x, within: 1e-4)
      let coverage = 1 - x / 1280
      expectClose(states[0].frame.value[0], -0.3 * 1280 * coverage, within: 1e-4)
      expectClose(states[1].opacity.value[0], 0.1 * coverage, within: 1e-6)
      expectClose(states[2].shadow.value[0], coverage, within: 1e-6)
    }
  }

  @Test("A pop is where a push is with what it covers and what it leaves exchanged")
  func mirrored() {
    let (push, pop) = (plan(.present), plan(.dismiss))
    expectClose(push.duration, pop.duration, within: 1e-12)
    for seconds in [0, 0.05, 0.2, 1] {
      let pairs = zip(push.states(at: seconds), pop.states(at: seconds))
      for ((there, back), whole) in zip(pairs, [-384.0, 0, 1280]) {
        expectClose(there.frame.value[0] + back.frame.value[0], whole, within: 1e-9)
      }
    }
  }

  @Test("It begins and ends with the screens at rest, to the pixel")
  func ends() throws {
    let below = DisplayList([.fill(RoundedRect(rect: Self.container), .white)])
    let upper = DisplayList([.fill(RoundedRect(rect: Self.container), .black)])
    let plan = NavigationSlide.plan(direction: .present, container: Self.container)
    let first = plan.displayList(plan.states(at: 0), over: below, presented: upper)
    #expect(first.items.first == .group(DisplayGroup(list: below)))
    #expect(plan.states(at: 0)[2].frame.value[0] == 1280)
    let end = plan.states(at: plan.duration)[2]
    #expect(end.frame.value.rect == Self.container && end.content.value.rect == Self.container)
    let last = plan.displayList(
      plan.states(at: plan.duration), over: below, presented: upper)
    guard case .group(let group) = last.items.last else { throw Missing() }
    #expect(group.list == upper && group.transform == .identity && group.opacity == 1)
  }

  private struct Missing: Error {}

  @Test("In a container of no size, and where less movement is asked for, it fades")
  func fades() {
    let plan = NavigationSlide.plan(
      direction: .present, container: Rect(x: 0, y: 0, width: .nan, height: 10))
    #expect(plan.fallback == "degenerate container")
    let theatre = NavigationTheatre("a")
    theatre.stage.reducesMotion = true
    theatre.push("b")
    #expect(theatre.transition?.plan.elements.map(\.name) == ["presenting", "screen"])
    theatre.pop()
    theatre.settle()
    #expect(theatre["a"].isHere && theatre.names == "a")
  }
}
