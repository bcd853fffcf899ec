import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What takes a time that grows with the number of elements comes to the same as looking through all of
/// them for each.
@Suite struct PlanOrderTests {
  /// A tree of up to 30 elements, whose names are numbers below 40.
  private func plan(_ generator: inout SeededGenerator) -> TransitionPlan {
    var depth = -1
    let names = (0..<40).shuffled(using: &generator).prefix(
      Int.random(in: 0...30, using: &generator))
    return TransitionPlan(
      elements: names.map { name in
        depth = Int.random(in: 0...(depth + 1), using: &generator)
        func number() -> Double { Double.random(in: 1...100, using: &generator) }
        let frame = ChannelVector(number(), number(), number(), number())
        var channels = ElementChannels(
          frame: Channel(from: frame, to: frame * 2, timing: .curve(.linear, duration: 1)),
          content: .still(frame), radii: .still(.zero),
          opacity: .still(ChannelVector(single: name % 5 == 0 ? 0 : 1)), shadow: .still(.zero))
        channels.scale = .still(ChannelVector(number() / 50, number() / 50, 1, 0))
        return TransitionElement(
          name: "\(name)", content: .color(.black), channels: channels, depth: depth)
      })
  }

  @Test("What leaves is put above what it was above of, and never between others and their inside")
  func leaving() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let (old, new) = (plan(&generator), plan(&generator))
      let states = old.states(at: 0.5)
      var expected = new.elements.map { (name: $0.name, depth: $0.depth) }
      var below: Int?
      for (element, state) in zip(old.elements, states) {
        if let match = expected.firstIndex(where: { $0.name == element.name }) {
          below = match
        } else if state.opacity.value[0] > 0 {
          var place = below.map { $0 + 1 } ?? 0
          while place < expected.count, expected[place].depth > element.depth { place += 1 }
          expected.insert((element.name, element.depth), at: place)
          below = place
        }
      }
      let taken = new.taken(over: states, of: old, scale: 1)
      #expect(taken.elements.map(\.name) == expected.map(\.name))
    }
  }

  @Test("All spaces at once are what each is by itself")
  func spaces() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let plan = plan(&generator)
      let states = plan.states(at: 0.3)
      let all = plan.transformsAround(in: states)
      for index in plan.elements.indices {
        let one = plan.transform(around: index, in: states)
        let isSame = [Point.zero, Point(x: 10, y: 0), Point(x: 0, y: 10)].allSatisfy { point in
          guard let a = all[index]?.apply(to: point), let b = one?.apply(to: point) else {
            return true
          }
          return (a - b).length <= 1e-9 * max(b.x.magnitude, b.y.magnitude, 1)
        }
        #expect((all[index] == nil) == (one == nil) && isSame)
      }
    }
  }
}
