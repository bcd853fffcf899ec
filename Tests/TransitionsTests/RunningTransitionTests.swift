import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

@MainActor
@Suite struct RunningTransitionTests {
  private static let container = Rect(x: 0, y: 0, width: 800, height: 600)
  private static let closed = Rect(x: 10, y: 20, width: 100, height: 100)

  private func animator(_ reversal: TransitionPlan.Reversal) -> BoxAnimator {
    let animator = BoxAnimator()
    animator.reversal = reversal
    if reversal == .rewind { animator.timing = .curve(.easeInOut, duration: 0.25) }
    return animator
  }

  private func plan(
    _ direction: TransitionDirection, _ reversal: TransitionPlan.Reversal = .retarget,
    in container: Rect = container
  ) -> TransitionPlan {
    animator(reversal).plan(direction, container: container)
  }

  private func running(_ reversal: TransitionPlan.Reversal = .retarget) -> RunningTransition {
    RunningTransition(plan: plan(.present, reversal), direction: .present, at: .zero, scale: 1)
  }

  /// The box as last shown.
  private func box(_ running: RunningTransition) -> Rect { running.states[1].frame.value.rect }

  @Test("A stretch without a way is over at once, even if it would only begin later")
  func nowhereToGo() {
    let stretch = Playback(start: .seconds(1.02), from: 0, to: 0, duration: 0)
    #expect(stretch.isOver(at: .seconds(1)))
    #expect(stretch.rate(at: .seconds(1)) == 0)
    #expect(stretch.position(at: .seconds(1)) == 0)
  }

  @Test("Turning back at any frame keeps position and velocity")
  func turningKeepsPositionAndVelocity() {
    let frames = Int(plan(.present).duration * 60)
    #expect(frames > 15)
    for frame in 0...frames {
      let running = running()
      for index in 0...frame { _ = running.advance(to: .seconds(Double(index) / 60)) }
      let before = running.states[1].frame
      running.turn(to: .dismiss, at: .zero, plan: plan(.dismiss))
      _ = running.advance(to: .seconds(Double(frame) / 60))
      let after = running.states[1].frame
      for index in 0..<4 {
        expectClose(after.value[index], before.value[index], within: 1e-9, "\(frame)")
        expectClose(after.velocity[index], before.velocity[index], within: 1e-6, "\(frame)")
      }
    }
  }

  @Test("It ends exactly once, and says how; after that nothing moves it")
  func endsOnce() {
    let running = running()
    var outcomes: [TransitionOutcome] = []
    for index in 0..<200 {
      if index == 5 { running.turn(to: .dismiss, at: .zero, plan: plan(.dismiss)) }
      if let outcome = running.advance(to: .seconds(Double(index) / 60)) {
        outcomes.append(outcome)
      }
    }
    #expect(outcomes == [.cancelled])
    #expect(box(running) == Self.closed)
    let end = running.states
    running.turn(to: .present, at: .zero, plan: plan(.present))
    running.play(plan(.present), heading: .present, at: .zero)
    running.hold()
    running.move(at: .zero) { $0[1].frame = ChannelState(.zero) }
    running.scrub(to: 0.3, rate: 1, at: .zero)
    running.complete(heading: .present, speed: 1, curve: .linear, at: .zero)
    running.replan(plan(.present), scale: 2, at: .zero)
    #expect(running.finish(.present) == nil)
    #expect(running.advance(to: .seconds(9)) == nil)
    #expect(running.drive == .ended)
    #expect(running.states == end)
  }

  @Test("A curve that is turned runs back along itself, as long as it had run, and forth again")
  func rewinds() {
    let running = running(.rewind)
    _ = running.advance(to: .seconds(0.1))
    let there = box(running)
    running.turn(to: .dismiss, at: .zero, plan: plan(.dismiss, .rewind))
    #expect(box(running) == there)
    _ = running.advance(to: .seconds(0.15))
    let middle = box(running)
    let other = self.running(.rewind)
    _ = other.advance(to: .seconds(0.05))
    expectClose(middle.width, box(other).width, within: 1e-9)
    running.turn(to: .present, at: .zero, plan: plan(.present, .rewind))
    _ = running.advance(to: .seconds(0.2))
    expectClose(box(running).width, there.width, within: 1e-9)
    #expect(running.advance(to: .seconds(0.349)) == nil)
    #expect(running.advance(to: .seconds(0.351)) == .completed)
    #expect(box(running) == Self.container)
  }

  @Test("A curve runs back only to where the way back still leads")
  func doesNotRewindToNowhere() {
    let running = running(.rewind)
    _ = running.advance(to: .seconds(0.1))
    let moved = BoxAnimator()
    moved.timing = .curve(.easeInOut, duration: 0.25)
    moved.reversal = .rewind
    let elsewhere = Rect(x: 0, y: 0, width: 640, height: 480)
    running.turn(to: .present, at: .zero, plan: moved.plan(.present, container: elsewhere))
    running.turn(to: .dismiss, at: .zero, plan: moved.plan(.dismiss, container: elsewhere))
    running.turn(to: .present, at: .zero, plan: moved.plan(.present, container: elsewhere))
    #expect(running.advance(to: .seconds(2)) == .completed)
    #expect(box(running) == elsewhere)
  }

  @Test("Scrubbed, it is where the hand says, and moves as fast, but not beyond its ends")
  func scrubs() {
    for reversal in [TransitionPlan.Reversal.retarget, .rewind] {
      let running = running(reversal)
      running.hold()
      for (progress, rate) in [(0.5, 2.0), (0.25, -1)] {
        running.scrub(to: progress, rate: rate, at: .zero)
        #expect(running.drive == .scrubbed(progress: progress, rate: rate))
        let state = running.states[1].frame
        let eased =
          reversal == .rewind ? UnitCurve.easeInOut.value(at: progress) : progress
        let slope = reversal == .rewind ? UnitCurve.easeInOut.velocity(at: progress) : 1
        expectClose(state.value[2], 100 + 700 * eased, within: 1e-9)
        expectClose(state.velocity[2], 700 * slope * rate, within: 1e-6)
      }
      running.scrub(to: 1.4, rate: 3, at: .zero)
      #expect(box(running) == Self.container)
      #expect(running.states[1].frame.velocity == .zero)
      running.scrub(to: -0.1, rate: -3, at: .zero)
      #expect(box(running) == Self.closed)
      #expect(running.states[1].frame.velocity == .zero)
    }
  }

  @Test(
    "A scrubbed one is completed in the rest of its own time, sped up and eased",
    arguments: [1.0, 2])
  func completes(speed: Double) {
    for (heading, outcome, rest) in [
      (TransitionDirection.present, TransitionOutcome.completed, 0.6), (.dismiss, .cancelled, 0.4),
    ] {
      let running = running(.rewind)
      running.hold()
      running.scrub(to: 0.4, rate: 0, at: .seconds(1))
      running.complete(heading: heading, speed: speed, curve: .easeOut, at: .seconds(1))
      let duration = rest * 0.25 / speed
      #expect(running.advance(to: .seconds(1 + duration * 0.5)) == nil)
      let way = rest * UnitCurve.easeOut.value(at: 0.5)
      let progress = heading == .present ? 0.4 + way : 0.4 - way
      expectClose(
        box(running).width, 100 + 700 * UnitCurve.easeInOut.value(at: progress), within: 1e-6)
      #expect(running.advance(to: .seconds(1 + duration + 1e-6)) == outcome)
    }
  }

  @Test("A hand that rested lets go now, not when a frame was last shown")
  func releaseAfterRest() {
    let running = running()
    _ = running.advance(to: .seconds(0.1))
    running.hold()
    running.move(at: .seconds(0.11)) { $0[1].frame = ChannelState(ChannelVector(Self.closed)) }
    _ = running.advance(to: .seconds(0.12))
    running.play(plan(.present), heading: .present, at: .seconds(20))
    #expect(running.advance(to: .seconds(20.005)) == nil)
    #expect(box(running) == Self.closed)
    _ = running.advance(to: .seconds(20.01 + 0.05))
    let expected = SpringOracle(response: 0.36, dampingRatio: 0.86, target: 800)
      .position(from: 100, velocity: 0, after: 0.05)
    expectClose(box(running).width, expected, within: 1e-6)
  }

  @Test("A delay longer than two refreshes is no display's, and is not waited for")
  func longDelay() {
    let running = running()
    running.hold()
    running.move(at: .seconds(0.1)) { $0[1].frame = ChannelState(ChannelVector(Self.closed)) }
    _ = running.advance(to: .seconds(3))
    running.play(plan(.present), heading: .present, at: .seconds(4))
    _ = running.advance(to: .seconds(4.04))
    #expect(box(running).width > 100)
  }

  @Test(
    "New geometry leaves what time moves where it is, and puts what a hand moves as far along the new way"
  )
  func replans() {
    let wide = Rect(x: 0, y: 0, width: 1000, height: 700)
    let playing = running()
    _ = playing.advance(to: .seconds(0.1))
    let before = playing.states[1].frame
    playing.replan(plan(.present, in: wide), scale: 2, at: .zero)
    #expect(playing.states[1].frame.value == before.value)
    expectClose(playing.states[1].frame.velocity[2], before.velocity[2], within: 1e-6)
    #expect(playing.advance(to: .seconds(5)) == .completed)
    #expect(box(playing) == wide)

    let held = running()
    held.hold()
    let closed = ChannelVector(Self.closed)
    held.move(at: .zero) {
      $0[1].frame = held.plan.elements[1].channels.frame.state(atProgress: 0.25, rate: 2)
    }
    held.replan(plan(.present, in: wide), scale: 1, at: .zero)
    #expect(held.isInteractive)
    let way = ChannelVector(wide) - closed
    let frame = held.states[1].frame
    for place in 0..<4 {
      expectClose(frame.value[place], (closed + way * 0.25)[place], within: 1e-9)
      expectClose(frame.velocity[place], (way * 2)[place], within: 1e-9)
    }

    let scrubbed = running()
    scrubbed.scrub(to: 0.5, rate: 0, at: .zero)
    scrubbed.replan(plan(.present, in: wide), scale: 1, at: .zero)
    expectClose(box(scrubbed).width, 550, within: 1e-9)
  }

  @Test("A plan whose channels wait keeps still until they go, and lasts that much longer")
  func delays() {
    var element = plan(.present).elements[1]
    element.channels.frame.delay = 0.2
    let late = TransitionPlan(elements: [element])
    #expect(late.states(at: 0.2)[0].frame.value.rect == Self.closed)
    expectClose(late.duration, plan(.present).duration + 0.2, within: 1e-9)
  }

  @Test("A finer screen lets a spring settle finer")
  func durationDependsOnScale() {
    let elements = plan(.present).elements
    let durations = [1.0, 2, 4].map { TransitionPlan(elements: elements, scale: $0).duration }
    #expect(durations[0] < durations[1] && durations[1] < durations[2])
    for (scale, duration) in zip([1.0, 2, 4], durations) {
      let width = elements[1].channels.frame.state(at: duration).value[2]
      #expect(abs(width - 800) <= 0.5 / scale + 1e-9)
    }
  }

  @Test(
    "An end that moves all the time is reached nevertheless, by a curve about when it would have been"
  )
  func movingEnd() throws {
    let running = running(.rewind)
    var previous = running.states[1].frame
    var time = 0.0
    while time < 0.6 {
      time += 1.0 / 120
      let outcome = running.advance(to: .seconds(time))
      let state = running.states[1].frame
      if outcome != nil { break }
      for index in 0..<4 {
        let speed = max(abs(state.velocity[index]), abs(previous.velocity[index]))
        #expect(abs(state.value[index] - previous.value[index]) < speed / 120 + 6, "\(time)")
      }
      previous = state
      let end = Rect(x: 0, y: -300 * time, width: 800, height: 600)
      running.replan(plan(.present, .rewind, in: end), scale: 1, at: .seconds(time))
      #expect(running.states[1].frame.value == state.value)
      for index in 0..<4 {
        expectClose(running.states[1].frame.velocity[index], state.velocity[index], within: 1e-6)
      }
    }
    #expect(time > 0.24 && time < 0.27, "\(time)")
  }

  @Test(
    "Running back, a start that moves all the time is reached as well; one that is far away takes a run of its own"
  )
  func movingStart() throws {
    let running = running(.rewind)
    _ = running.advance(to: .seconds(0.15))
    func plan(_ offset: Double) -> TransitionPlan {
      let there = BoxAnimator()
      there.timing = .curve(.easeInOut, duration: 0.25)
      there.reversal = .rewind
      there.closed = Self.closed.offset(by: Vector(dx: 0, dy: offset))
      return there.plan(.dismiss, container: Self.container)
    }
    running.turn(to: .dismiss, at: .zero, plan: plan(0))
    for frame in 1...8 {
      #expect(running.advance(to: .seconds(0.15 + Double(frame) / 60)) == nil)
      let before = box(running)
      running.replan(plan(Double(frame) * 5), scale: 1, at: .zero)
      #expect(box(running) == before)
    }
    #expect(running.advance(to: .seconds(0.301)) == .cancelled)
    #expect(box(running) == Self.closed.offset(by: Vector(dx: 0, dy: 40)))

    let other = self.running(.rewind)
    _ = other.advance(to: .seconds(0.15))
    other.turn(to: .dismiss, at: .zero, plan: plan(0))
    _ = other.advance(to: .seconds(0.25))
    other.replan(plan(300), scale: 1, at: .zero)
    #expect(other.advance(to: .seconds(0.301)) == nil)
    #expect(other.advance(to: .seconds(0.6)) == .cancelled)
    #expect(box(other) == Self.closed.offset(by: Vector(dx: 0, dy: 300)))
  }
}
