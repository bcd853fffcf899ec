import Motion
import SceneGraph

extension TransitionPlan {
  /// The same plan in the middle of its time, led to where another ends.
  ///
  /// What is left of each curve is stretched over the new way: the end is reached when it would have
  /// been, however often it moves, and a step is no longer than the end's own.
  ///
  /// - Parameters:
  ///   - other: To where; its elements are to be the same.
  ///   - seconds: The moment that is shown; what is shown then stays where it is.
  ///   - backwards: Whether the plan runs from its end to its start.
  /// - Returns: `nil` if the ends are too far apart, or a spring is under way, which needs no such
  ///   thing.
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
      isScrubbedInTime: isScrubbedInTime)
  }
}

extension Channel {
  /// Farther than this an end has not moved but been replaced, and is worth a run of its own; in
  /// points. A scroll moves it less in a frame.
  private static let farthest = 40.0

  fileprivate func aimed(
    at end: ChannelVector, from seconds: Double, backwards: Bool
  ) -> Channel? {
    guard case .curve(let curve, let duration) = timing else { return nil }
    let way = end - (backwards ? from : to)
    guard way != .zero else { return self }
    let part = curve.value(at: min(max((seconds - delay) / duration, 0), 1))
    let left = backwards ? part : 1 - part
    guard (way * way).sum().squareRoot() <= Channel.farthest, left > 1e-6 else { return nil }
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
}
