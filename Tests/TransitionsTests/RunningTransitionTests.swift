import Motion
import SceneGraph
import Testing
import Transitions

@MainActor
@Suite struct RunningTransitionTests {
  private func plan(_ direction: TransitionDirection) -> TransitionPlan {
    let spring = ChannelTiming.spring(Spring(response: 0.36, dampingRatio: 0.86))
    let (closed, open) = (
      ChannelVector(Rect(x: 10, y: 20, width: 100, height: 100)),
      ChannelVector(Rect(x: 0, y: 90, width: 800, height: 500))
    )
    let frame =
      direction == .present
      ? Channel(from: closed, to: open, timing: spring)
      : Channel(from: open, to: closed, timing: spring)
    let none = Channel(from: .zero, to: .zero, timing: spring)
    return TransitionPlan(elements: [
      TransitionElement(
        name: "hero", content: .color(.black),
        channels: ElementChannels(
          frame: frame, content: frame, radii: none,
          opacity: .constant(ChannelVector(single: 1)), shadow: none))
    ])
  }

  private func time(_ frame: Int) -> FrameTime {
    FrameTime(elapsed: .seconds(1) / 60 * frame)
  }

  @Test("Turning back at any frame keeps position and velocity")
  func turningKeepsPositionAndVelocity() {
    let frames = Int(plan(.present).duration * 60)
    #expect(frames > 15)
    for frame in 0...frames {
      let running = RunningTransition(
        plan: plan(.present), direction: .present, at: .zero, scale: 1)
      for index in 0...frame { _ = running.advance(to: time(index)) }
      let before = running.states[0].frame
      running.turn(to: .dismiss, at: .zero, plan: plan(.dismiss))
      _ = running.advance(to: time(frame))
      let after = running.states[0].frame
      for index in 0..<4 {
        #expect(abs(after.value[index] - before.value[index]) < 1e-9, "frame \(frame)")
        #expect(abs(after.velocity[index] - before.velocity[index]) < 1e-6, "frame \(frame)")
      }
    }
  }

  @Test("It ends exactly once, and says how")
  func endsOnce() {
    let running = RunningTransition(
      plan: plan(.present), direction: .present, at: .zero, scale: 1)
    var outcomes: [TransitionOutcome] = []
    for index in 0..<200 {
      if index == 5 { running.turn(to: .dismiss, at: .zero, plan: plan(.dismiss)) }
      if let outcome = running.advance(to: time(index)) { outcomes.append(outcome) }
    }
    #expect(outcomes == [.cancelled])
    #expect(running.states[0].frame.value.rect == Rect(x: 10, y: 20, width: 100, height: 100))
  }
}
