import FrameTiming
import Motion
import SceneGraph
import Testing
import Transitions

// What is tested is part of the program, which offers nothing to others.
@testable import kvhero

/// Flights with and without corners in them, at 60 and at 120 frames a second.
@MainActor
@Suite struct ContinuityMeterTests {
  /// A flight of 900 points.
  private func flight(_ timing: ChannelTiming, _ reversal: TransitionPlan.Reversal)
    -> TransitionPlan
  {
    let still = Channel.constant(.zero)
    let way = Channel(
      from: ChannelVector(10, 20, 100, 100), to: ChannelVector(910, 20, 400, 300), timing: timing)
    return TransitionPlan(
      elements: [
        TransitionElement(
          name: "hero", content: .color(.black),
          channels: ElementChannels(
            frame: way, content: way, radii: still,
            opacity: .constant(ChannelVector(single: 1)), shadow: still))
      ],
      reversal: reversal)
  }

  /// What is found in a flight, before each frame of which something may be done.
  private func found(
    _ plan: TransitionPlan, hertz: Int64 = 60,
    _ change: (RunningTransition, Int) -> Void = { _, _ in }
  ) -> MotionContinuity {
    let transition = RunningTransition(plan: plan, direction: .present, at: .zero, scale: 1)
    var meter = ContinuityMeter()
    for frame in 0..<40 {
      change(transition, frame)
      let time = FrameTime(elapsed: .nanoseconds(Int64(frame) * 1_000_000_000 / hertz))
      meter.note(transition.advance(to: time) == nil ? transition : nil)
    }
    return meter.found
  }

  private let spring = ChannelTiming.spring(Spring(response: 0.36, dampingRatio: 0.86))

  @Test(
    "A spring has no corner, nor has one that is turned round", arguments: [60, 120] as [Int64])
  func springs(hertz: Int64) {
    let plan = flight(spring, .retarget)
    let straight = found(plan, hertz: hertz)
    #expect(straight.checked > 25)
    #expect(straight.positionJumps == 0)
    #expect(straight.velocityJumps == 0)
    for turn in 1..<20 {
      let turned = found(plan, hertz: hertz) { transition, frame in
        if frame == turn {
          transition.turn(to: .dismiss, at: transition.shown, plan: flight(spring, .retarget))
        }
      }
      #expect(turned.positionJumps + turned.velocityJumps == 0, "frame \(turn)")
    }
  }

  @Test("A curve that is run backwards in the middle of its way has one")
  func rewound() {
    let plan = flight(.curve(.easeInOut, duration: 0.5), .rewind)
    let back = TransitionPlan(
      elements: plan.elements.map { element in
        var element = element
        element.channels = element.channels.map {
          Channel(from: $0.to, to: $0.from, timing: $0.timing)
        }
        return element
      }, reversal: .rewind)
    for turn in 8..<22 {
      let turned = found(plan) { transition, frame in
        if frame == turn { transition.turn(to: .dismiss, at: transition.shown, plan: back) }
      }
      #expect(turned.velocityJumps == 1, "frame \(turn)")
      #expect(turned.positionJumps == 0)
    }
  }

  @Test("What is in another place in the next frame has jumped")
  func jumped() {
    let abrupt = UnitCurve(x1: 1, y1: 0, x2: 0, y2: 1)
    let found = found(flight(.curve(abrupt, duration: 0.05), .retarget))
    #expect(found.positionJumps == 1)
  }

  @Test("A hand may move it as it likes")
  func held() {
    let found = found(flight(spring, .retarget)) { transition, frame in
      if frame == 5 { transition.hold() }
      guard frame >= 5 else { return }
      transition.move(at: transition.shown) { states in
        states[0].frame = ChannelState(ChannelVector(Double(frame % 2) * 300, 0, 50, 50))
      }
    }
    #expect(found.checked == 4)
    #expect(found.positionJumps + found.velocityJumps == 0)
  }
}
