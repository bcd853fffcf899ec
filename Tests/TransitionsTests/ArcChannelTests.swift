import Motion
import Testing
import Transitions

/// Channels that move along an arc.
@Suite struct ArcChannelTests {
  private let arc = Channel(
    from: ChannelVector(100, 100, 0, 0), to: ChannelVector(500, 300, 0, 0),
    timing: .arc(.linear, duration: 2, control: ChannelVector(100, 300, 0, 0)))

  @Test(
    "It lies on the quadratic Bézier curve",
    arguments: [
      (0.25, 125.0, 187.5), (0.5, 200.0, 250.0), (0.75, 325.0, 287.5),
    ])
  func position(part: Double, x: Double, y: Double) {
    let state = arc.state(at: 2 * part)
    #expect(abs(state.value[0] - x) < 1e-9)
    #expect(abs(state.value[1] - y) < 1e-9)
  }

  @Test("The velocity is the position's derivative", arguments: [0.2, 0.7, 1.3, 1.9])
  func velocity(seconds: Double) {
    let step = 1e-6
    let difference =
      (arc.state(at: seconds + step).value - arc.state(at: seconds - step).value) / (2 * step)
    let error = difference - arc.state(at: seconds).velocity
    #expect((error * error).sum() < 1e-8)
  }

  @Test("Backwards it retraces the same arc", arguments: [0.0, 0.4, 1.1, 2.0])
  func reversed(seconds: Double) {
    let element = TransitionElement(
      name: "hero", content: .color(.white),
      channels: ElementChannels(
        frame: arc, content: arc, radii: .still(.zero), opacity: .still(.zero),
        shadow: .still(.zero)))
    let plan = TransitionPlan(elements: [element])
    let back = plan.reversed.states(at: plan.duration - seconds)[0].frame
    let error = back.value - plan.states(at: seconds)[0].frame.value
    #expect((error * error).sum() < 1e-16)
  }

  @Test("Taken over it goes on from where it is, as fast as it is, to the end")
  func takenOver() {
    let state = arc.state(at: 0.8)
    let taken = arc.taken(over: state)
    #expect(taken.state(at: 0) == state)
    let end = taken.state(at: 10).value - arc.to
    #expect((end * end).sum() < 1e-6)
  }
}
