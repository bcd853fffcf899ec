import Motion
package import Transitions

/// Where every element of a transition was shown in each of some frames, and how fast it moved then.
package struct MotionTrack {
  private struct Frame {
    let time: Double
    let names: [String]
    let states: [ElementState]
  }

  private var frames: [Frame] = []

  /// Creates an empty one.
  package init() {}

  /// Notes a frame.
  ///
  /// - Parameters:
  ///   - transition: As it was shown; `nil` notes nothing.
  ///   - time: When, in seconds.
  @MainActor
  package mutating func note(_ transition: RunningTransition?, at time: Double) {
    guard let transition else { return }
    frames.append(
      Frame(time: time, names: transition.plan.elements.map(\.name), states: transition.states))
  }

  /// The largest part of a step, over all elements and sides, that its own velocities do not explain:
  /// in points.
  ///
  /// A side that moves at most so fast at both ends of a short step moves at most that far in it.
  package var unexplainedStep: Double {
    var worst = 0.0
    for (a, b) in zip(frames, frames.dropFirst()) where a.names == b.names {
      for (then, now) in zip(a.states, b.states) {
        for (channel, before) in [(now.frame, then.frame), (now.translation, then.translation)] {
          worst = max(worst, MotionTrack.excess(channel, before, over: b.time - a.time))
        }
      }
    }
    return worst
  }

  private static func excess(
    _ now: ChannelState, _ then: ChannelState, over span: Double
  ) -> Double {
    (0..<4).map { side in
      let speed = max(abs(then.velocity[side]), abs(now.velocity[side]))
      return abs(now.value[side] - then.value[side]) - speed * span
    }.max() ?? 0
  }

  /// The highest speeds of anything: of what lies in points, per second, and of opacities.
  package var peak: (points: Double, opacity: Double) {
    let states = frames.flatMap(\.states)
    return (
      states.map { max($0.frame.velocity.largest, $0.translation.velocity.largest) }.max() ?? 0,
      states.map(\.opacity.velocity.largest).max() ?? 0
    )
  }
}

extension ElementState {
  /// The largest difference of any value from another state's.
  package func distance(from other: ElementState) -> Double {
    let far = merge(other) { ($0.value - $1.value).largest }
    return [
      far.frame, far.content, far.radii, far.opacity, far.shadow, far.translation, far.scale,
      far.rotation, far.fill,
    ].max() ?? 0
  }

  /// The largest difference of any velocity from another state's, of what lies in points.
  package func velocityChange(from other: ElementState) -> Double {
    let far = merge(other) { ($0.velocity - $1.velocity).largest }
    return max(far.frame, far.content, far.radii, far.translation)
  }
}

extension ChannelVector {
  /// The largest of the numbers, whatever their signs.
  package var largest: Double { (0..<4).map { abs(self[$0]) }.max() ?? 0 }
}
