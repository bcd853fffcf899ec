import FrameTiming
import Motion
import Transitions

/// Looks in each frame of a flight whether everything that moves goes on from where it was in the
/// frame before, and as fast.
///
/// It knows no plans and no takeovers: only where things were shown and how fast they were said to
/// be. While a hand moves them, and in the first frame after, there is nothing to say.
@MainActor
struct ContinuityMeter {
  /// What was found so far.
  private(set) var found = MotionContinuity(checked: 0, positionJumps: 0, velocityJumps: 0)

  /// The frame before.
  private weak var transition: RunningTransition?
  private var shown = FrameTime.zero
  private var wasHeld = false
  private var names: [String] = []
  private var states: [ElementState] = []

  /// The highest speed in this transition so far, in points per second.
  private var peak = 0.0

  /// Takes in the frame that was just made.
  ///
  /// - Parameter transition: The one that is under way, if there is one; after its last frame it is
  ///   gone.
  mutating func note(_ transition: RunningTransition?) {
    guard let transition else {
      self.transition = nil
      return
    }
    if transition !== self.transition {
      self.transition = transition
      peak = 0
    } else if !wasHeld, !transition.isInteractive, transition.shown > shown,
      names.elementsEqual(transition.plan.elements.lazy.map(\.name))
    {
      compare(transition.states, FrameTime.seconds(transition.shown - shown))
    }
    shown = transition.shown
    wasHeld = transition.isInteractive
    names.removeAll(keepingCapacity: true)
    names.append(contentsOf: transition.plan.elements.lazy.map(\.name))
    states.removeAll(keepingCapacity: true)
    states.append(contentsOf: transition.states)
  }

  /// Looks at one step of every element.
  ///
  /// - Parameters:
  ///   - next: The states after those of the frame before.
  ///   - span: The time between, in seconds.
  private mutating func compare(_ next: [ElementState], _ span: Double) {
    for (old, new) in zip(states, next) {
      found.checked += 1
      let step = Step(old.frame, new.frame, span)
      peak = max(peak, step.speed)
      if step.jumps { found.positionJumps += 1 }
      if step.turns(peak: peak) { found.velocityJumps += 1 }
    }
  }
}

/// How one rectangle got from one frame to the next.
private struct Step {
  let old: ChannelState
  let new: ChannelState

  /// In seconds.
  let span: Double

  init(_ old: ChannelState, _ new: ChannelState, _ span: Double) {
    self.old = old
    self.new = new
    self.span = span
  }

  /// The speed of the fastest side, at either end, in points per second.
  var speed: Double {
    (0..<4).reduce(0) { max($0, abs(old.velocity[$1]), abs(new.velocity[$1])) }
  }

  /// Whether a side went half a point farther than by half again its highest speed.
  var jumps: Bool {
    (0..<4).contains { side in
      let highest = max(abs(old.velocity[side]), abs(new.velocity[side]))
      return abs(new.value[side] - old.value[side]) > 1.5 * highest * span + 0.5
    }
  }

  /// Whether a side's mean speed is far from the middle between those at both ends: then its speed
  /// did not change evenly, but at once.
  ///
  /// A motion without a corner is off by its speed's curvature times Δt²/12. For the quickest spring
  /// here, of response 0.36 s, that is at most 2ζω₀³Δt²/12 of its way, which at 60 Hz is 4 % of the
  /// highest speed that the first frame of a flight has seen. A corner is off by half of its jump. So
  /// one is seen where a speed changes by more than an eighth of the peak.
  ///
  /// - Parameter peak: The highest speed of the transition so far, in points per second.
  /// - Returns: Whether there is a corner in its way.
  func turns(peak: Double) -> Bool {
    let frames = max(1, span * 60)
    let tolerance = 0.0625 * peak * frames * frames + 0.05 / span
    return (0..<4).contains { side in
      let mean = (new.value[side] - old.value[side]) / span
      return abs(mean - (old.velocity[side] + new.velocity[side]) / 2) > tolerance
    }
  }
}
