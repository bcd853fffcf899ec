import Motion
import Testing
import Transitions

/// Rectangles whose middle and sides each move in their own time.
@Suite struct ApartChannelTests {
  private static func unit(_ timing: ChannelTiming, delay: Double = 0) -> Channel {
    Channel(from: .zero, to: ChannelVector(single: 1), delay: delay, timing: timing)
  }

  private static let spring = Spring(response: 0.4, dampingRatio: 0.6)
  private let timings: [ChannelTiming] = [
    .apart(
      middle: unit(.curve(.linear, duration: 2)), sides: unit(.curve(.easeIn, duration: 1))),
    .apart(
      middle: unit(.curve(.easeInOut, duration: 0.6), delay: 0.3), sides: unit(.spring(spring)),
      bend: Vector(dx: -80, dy: 120)),
    .apart(
      middle: unit(.spring(spring), delay: 0.2), sides: unit(.curve(.linear, duration: 1))),
  ]
  private let start = ChannelVector(100, 50, 200, 100)
  private let end = ChannelVector(480, 300, 40, 400)

  private func channel(_ number: Int) -> Channel {
    Channel(from: start, to: end, delay: 0.1, timing: timings[number])
  }

  @Test("The middle is where its own time has it, and the sides where theirs has them")
  func places() {
    let state = channel(0).state(at: 0.6)
    let size = UnitCurve.easeIn.value(at: 0.5)
    let middle = (200 + 300 * 0.25, 100 + 400 * 0.25)
    let sides = (200 - 160 * size, 100 + 300 * size)
    let expected = ChannelVector(
      middle.0 - sides.0 / 2, middle.1 - sides.1 / 2, sides.0, sides.1)
    let error = state.value - expected
    #expect((error * error).sum() < 1e-18)
  }

  @Test("A bent middle lies on the quadratic Bézier curve")
  func bent() {
    let state = channel(1).state(at: 0.7)
    let part = UnitCurve.easeInOut.value(at: 0.5)
    let control = (350 - 80.0, 300 + 120.0)
    func point(_ from: Double, _ control: Double, _ to: Double) -> Double {
      (1 - part) * (1 - part) * from + 2 * part * (1 - part) * control + part * part * to
    }
    #expect(abs(state.value[0] + state.value[2] / 2 - point(200, control.0, 500)) < 1e-9)
    #expect(abs(state.value[1] + state.value[3] / 2 - point(100, control.1, 500)) < 1e-9)
  }

  @Test("It begins and ends exactly where it is to", arguments: 0..<3)
  func ends(number: Int) {
    #expect(channel(number).state(at: 0.1).value == start)
    let last = channel(number).state(at: 60).value - end
    #expect((last * last).sum() < 1e-18)
  }

  @Test("The velocity is the position's derivative", arguments: 0..<3, [0.15, 0.45, 0.8])
  func velocity(number: Int, seconds: Double) {
    let (channel, step) = (channel(number), 1e-6)
    let difference =
      (channel.state(at: seconds + step).value - channel.state(at: seconds - step).value)
      / (2 * step)
    let error = difference - channel.state(at: seconds).velocity
    #expect((error * error).sum() < 1e-6)
  }

  @Test("It has settled when both have, and not before", arguments: 0..<3)
  func settling(number: Int) throws {
    let channel = channel(number)
    let time = try #require(channel.settlingTime(tolerance: 0.5))
    func left(_ seconds: Double) -> Double {
      let error = channel.state(at: seconds).value - channel.to
      return (0..<4).reduce(0) { max($0, abs(error[$1])) }
    }
    #expect((0..<200).allSatisfy { left(time + Double($0) * 0.01) <= 1.01 })
    #expect(left(time - 0.15) > 0.5 || number == 0)
    #expect(number > 0 || time == 2.1)
  }

  @Test("Backwards it retraces its way", arguments: [0.0, 0.5, 1.3, 2.1])
  func reversed(seconds: Double) {
    let channel = channel(0)
    let element = TransitionElement(
      name: "hero", content: .color(.white),
      channels: ElementChannels(
        frame: channel, content: channel, radii: .still(.zero), opacity: .still(.zero),
        shadow: .still(.zero)))
    let plan = TransitionPlan(elements: [element])
    let back = plan.reversed.states(at: plan.duration - seconds)[0].frame
    let error = back.value - plan.states(at: seconds)[0].frame.value
    #expect((error * error).sum() < 1e-16)
  }

  @Test("Taken over it goes on from where it is, as fast as it is, to the end", arguments: 0..<3)
  func takenOver(number: Int) {
    let state = channel(number).state(at: 0.5)
    let taken = channel(number).taken(over: state)
    let first = taken.state(at: 0)
    #expect(first.value == state.value)
    let error = first.velocity - state.velocity
    #expect((error * error).sum() < 1e-18)
    let rest = taken.state(at: 60).value - end
    #expect((rest * rest).sum() < 1e-6)
  }
}
