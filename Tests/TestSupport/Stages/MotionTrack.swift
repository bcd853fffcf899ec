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
        for (channel, before) in [
          (now.frame, then.frame), (now.content, then.content), (now.translation, then.translation),
        ] {
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

  /// The highest speed of each kind of property, as in ``ElementState/velocityChanges(from:)``.
  package var peaks: [Double] {
    var peaks: [Double] = []
    for state in frames.flatMap(\.states) {
      let speeds = state.list.map(\.velocity.largest)
      peaks = peaks.isEmpty ? speeds : zip(peaks, speeds).map { max($0, $1) }
    }
    return peaks
  }
}

extension ElementState {
  /// The largest difference of any value from another state's.
  package func distance(from other: ElementState) -> Double {
    zip(list, other.list).map { ($0.value - $1.value).largest }.max() ?? 0
  }

  /// The largest difference of any velocity from another state's, for each kind of property.
  package func velocityChanges(from other: ElementState) -> [Double] {
    zip(list, other.list).map { ($0.velocity - $1.velocity).largest }
  }

  /// One of each kind.
  fileprivate var list: [ChannelState] {
    [frame, content, radii, opacity, shadow, translation, scale, rotation, fill]
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
