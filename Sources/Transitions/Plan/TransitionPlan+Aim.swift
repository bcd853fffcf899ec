import Motion
import SceneGraph

extension TransitionPlan {
  /// The same plan in the middle of its time, led to where another ends.
  ///
  /// What is left of each curve is stretched over the new way: the end is reached when it would have
  /// been, however often it moves, and a step is no longer than the end's own. A spring goes on from
  /// where it is, as fast as it is. What waits goes on waiting.
  ///
  /// - Parameters:
  ///   - other: To where; its elements are to be the same.
  ///   - seconds: The moment that is shown; what is shown then stays where it is.
  ///   - backwards: Whether the plan runs from its end to its start.
  /// - Returns: `nil` if the ends of what is under way are too far apart, or springs run backwards.
  func aimed(at other: TransitionPlan, from seconds: Double, backwards: Bool) -> TransitionPlan? {
    guard elements.count == other.elements.count else { return nil }
    var elements = self.elements
    let paths: [WritableKeyPath<ElementChannels, Channel>] = [
      \.frame, \.content, \.radii, \.opacity, \.shadow, \.translation, \.scale, \.rotation, \.fill,
      \.overlay, \.border, \.measures,
    ]
    for (index, target) in other.elements.enumerated() {
      guard elements[index].name == target.name,
        elements[index].content.size == target.content.size
      else { return nil }
      for path in paths {
        let channel = elements[index].channels[keyPath: path].aimed(
          at: target.channels[keyPath: path].to, from: seconds, backwards: backwards)
        guard let channel else { return nil }
        elements[index].channels[keyPath: path] = channel
      }
    }
    return TransitionPlan(
      elements: elements, reversal: reversal, fallback: fallback, scale: scale,
      leastDuration: leastDuration, isScrubbedInTime: isScrubbedInTime)
  }
}

extension Channel {
  /// Farther than this an end has not moved but been replaced, and is worth a run of its own; in
  /// points. A scroll moves it less in a frame.
  private static let farthest = 40.0

  fileprivate func aimed(
    at end: ChannelVector, from seconds: Double, backwards: Bool
  ) -> Channel? {
    let way = end - (backwards ? from : to)
    guard way != .zero else { return self }
    let curve: UnitCurve
    let duration: Double
    switch timing {
    case .curve(let own, let time), .arc(let own, let time, _): (curve, duration) = (own, time)
    case .spring: return backwards ? nil : sprung(at: end, from: seconds)
    case .steps: return nil
    case .apart: return nil
    }
    let part = curve.value(at: min(max((seconds - delay) / duration, 0), 1))
    let left = backwards ? part : 1 - part
    let isNear = (way * way).sum().squareRoot() <= Channel.farthest
    guard left == 1 || isNear else { return nil }
    // What has arrived goes with its end.
    guard left > 1e-6 else { return resting(at: end) }
    if case .arc(_, _, let control) = timing {
      return bent(at: end, part, left, control, backwards: backwards)
    }
    let value = from + (to - from) * part
    var channel = self
    if backwards {
      channel.from = end
      channel.to = end + (value - end) / part
    } else {
      channel.from = (value - end * part) / (1 - part)
      channel.to = end
    }
    return channel
  }

  private func resting(at end: ChannelVector) -> Channel {
    var channel = self
    (channel.from, channel.to) = (end, end)
    if case .arc(let curve, let duration, _) = timing {
      channel.timing = .curve(curve, duration: duration)
    }
    return channel
  }

  /// A spring that goes on to another end from where it is, or still waits.
  private func sprung(at end: ChannelVector, from seconds: Double) -> Channel {
    var channel = self
    channel.to = end
    guard seconds > delay else { return channel }
    let state = state(at: seconds)
    channel.from = state.value
    channel.delay = seconds
    channel.residual = ChannelState(.zero, velocity: state.velocity)
    return channel
  }

  /// The arc with another end that passes through the same point after the same part of the time.
  private func bent(
    at end: ChannelVector, _ part: Double, _ left: Double, _ control: ChannelVector,
    backwards: Bool
  ) -> Channel {
    let (start, goal) = backwards ? (end, to) : (from, end)
    var channel = self
    channel.from = start
    channel.to = goal
    var bend = control + (start - from + goal - to) / 2
    if left < 1 {
      let (first, second) = ((1 - part) * (1 - part), part * part)
      let middle = 2 * part * (1 - part)
      let value = from * first + control * middle + to * second
      bend = (value - start * first - goal * second) / middle
    }
    if case .arc(let curve, let duration, _) = timing {
      channel.timing = .arc(curve, duration: duration, control: bend)
    }
    return channel
  }
}
