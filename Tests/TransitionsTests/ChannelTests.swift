import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

@Suite struct ChannelTests {
  private static let timings: [ChannelTiming] = [
    .curve(.easeInOut, duration: 0.25), .curve(.linear, duration: 0.5),
    .curve(UnitCurve(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1), duration: 0.4),
    .spring(Spring(response: 0.36, dampingRatio: 0.86)),
    .spring(Spring(response: 0.46, dampingRatio: 1)),
    .spring(Spring(response: 0.3, dampingRatio: 0.3)),
  ]

  private static let from = ChannelVector(10, -20, 300, 0)
  private static let to = ChannelVector(400, -20, 120, 1)

  private func channel(_ timing: ChannelTiming, delay: Double = 0) -> Channel {
    Channel(from: Self.from, to: Self.to, delay: delay, timing: timing)
  }

  private func expectClose(
    _ a: ChannelVector, _ b: ChannelVector, within tolerance: Double, _ note: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for index in 0..<4 {
      TestSupport.expectClose(
        a[index], b[index], within: tolerance, note, sourceLocation: sourceLocation)
    }
  }

  @Test("It starts and ends exactly where it says, and waits for its delay", arguments: timings)
  func ends(_ timing: ChannelTiming) throws {
    for delay in [0, 0.1] {
      let channel = channel(timing, delay: delay)
      #expect(channel.state(at: 0).value == Self.from)
      #expect(channel.state(at: -1).value == Self.from)
      if delay > 0 { #expect(channel.state(at: delay / 2) == ChannelState(Self.from)) }
      expectClose(channel.state(at: 60).value, Self.to, within: 1e-9)
      expectClose(channel.state(at: 60).velocity, .zero, within: 1e-9)
    }
  }

  @Test("A spring agrees with a numerical integration of its equation of motion")
  func springOracle() {
    for ratio in [0.3, 0.86, 1, 2] {
      let start = ChannelState(Self.from, velocity: ChannelVector(-900, 40, 0, 3))
      let channel = channel(.spring(Spring(response: 0.36, dampingRatio: ratio))).taken(over: start)
      for time in [0.01, 0.08, 0.2, 0.5] {
        let state = channel.state(at: time)
        for index in 0..<4 {
          let oracle = SpringOracle(response: 0.36, dampingRatio: ratio, target: Self.to[index])
            .state(from: Self.from[index], velocity: start.velocity[index], after: time)
          TestSupport.expectClose(state.value[index], oracle.position, within: 1e-8)
          TestSupport.expectClose(state.velocity[index], oracle.velocity, within: 1e-6)
        }
      }
    }
  }

  @Test(
    "The velocity is the derivative of the value, a takeover's remainder included",
    arguments: timings)
  func derivative(_ timing: ChannelTiming) {
    let taken = channel(timing).taken(
      over: ChannelState(ChannelVector(100, 7, 222, 0.4), velocity: ChannelVector(800, -60, 5, -2)))
    for channel in [channel(timing), channel(timing, delay: 0.05), taken] {
      // Not at the corners of a curve's time, where the derivative has a step.
      for time in stride(from: 0.0113, through: 0.8, by: 0.0171) {
        let h = 1e-6
        let slope =
          (channel.state(at: time + h).value - channel.state(at: time - h).value) / (2 * h)
        expectClose(channel.state(at: time).velocity, slope, within: 2e-3, "\(time)")
      }
    }
  }

  @Test(
    "Taken over at any moment it goes on from there, as fast, to the same end or another",
    arguments: timings)
  func takenOver(_ timing: ChannelTiming) {
    for delay in [0, 0.2] {
      for moment in stride(from: 0, through: 0.6, by: 0.03) {
        let state = channel(timing, delay: delay).state(at: moment)
        for end in [Self.to, Self.from, ChannelVector(1, 2, 3, 4)] {
          let taken = Channel(from: Self.to, to: end, delay: delay, timing: timing).taken(
            over: state)
          expectClose(taken.state(at: 0).value, state.value, within: 1e-9)
          expectClose(taken.state(at: 0).velocity, state.velocity, within: 1e-6)
          expectClose(taken.state(at: 30).value, end, within: 1e-9)
          // Twice over is once over.
          let again = taken.taken(over: taken.state(at: 0.04))
          expectClose(again.state(at: 0).value, taken.state(at: 0.04).value, within: 1e-9)
          expectClose(again.state(at: 0).velocity, taken.state(at: 0.04).velocity, within: 1e-6)
        }
      }
    }
  }

  @Test(
    "After the settling time it stays within the tolerance; a spring does not settle sooner",
    arguments: timings)
  func settling(_ timing: ChannelTiming) throws {
    let taken = channel(timing).taken(
      over: ChannelState(ChannelVector(100, 7, 222, 0.4), velocity: ChannelVector(800, -60, 5, -2)))
    for channel in [channel(timing), channel(timing, delay: 0.1), taken] {
      for tolerance in [0.5, 0.01] {
        let time = try #require(channel.settlingTime(tolerance: tolerance))
        func distance(_ time: Double) -> Double {
          let far = channel.state(at: time).value - channel.to
          return (0..<4).map { abs(far[$0]) }.max() ?? 0
        }
        for later in stride(from: time, through: time + 1, by: 0.003) {
          #expect(distance(later) <= tolerance * (1 + 1e-9), "\(later)")
        }
        if case .spring = timing { #expect(distance(time - 1e-4) > tolerance * 0.99) }
      }
    }
    let still = Channel.constant(Self.to)
    #expect(still.settlingTime(tolerance: 0.5) == 0)
    let undamped = channel(.spring(Spring(response: 1, dampingRatio: 0)))
    #expect(undamped.settlingTime(tolerance: 0.5) == nil)
  }

  @Test("A hand moves it in a straight line, whatever its timing", arguments: timings)
  func scrubbed(_ timing: ChannelTiming) {
    let state = channel(timing).state(atProgress: 0.25, rate: 2)
    expectClose(state.value, Self.from + (Self.to - Self.from) * 0.25, within: 1e-12)
    expectClose(state.velocity, (Self.to - Self.from) * 2, within: 1e-12)
  }

  @Test("What a channel means is never out of range")
  func meanings() {
    let wild = ChannelVector(-3, 5, -7, 2)
    #expect(wild.rect == Rect(x: -3, y: 5, width: 0, height: 2))
    #expect(
      wild.radii == CornerRadii(topLeft: 0, topRight: 5, bottomRight: 0, bottomLeft: 2))
    #expect(wild.unitValue == 0)
    #expect(ChannelVector(single: 1.4).unitValue == 1)
    #expect(ChannelVector(Rect(x: 1, y: 2, width: 3, height: 4)) == ChannelVector(1, 2, 3, 4))
    #expect(
      ChannelVector(CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
        == ChannelVector(1, 2, 3, 4))
  }
}
