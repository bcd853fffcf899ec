import Motion

/// Everything a transition will do, as a value.
///
/// The window, the trace, the film strip, the benchmark and the tests all sample the same plan, and
/// sampling is a pure function of time.
public struct TransitionPlan: Hashable, Sendable {
  /// What happens when the transition is sent the other way in flight.
  public enum Reversal: Hashable, Sendable {
    /// A new plan starts from the present position and velocity.
    case retarget

    /// The same plan runs backwards in time, as the originals' curves would.
    case rewind
  }

  /// From the bottom to the top.
  public private(set) var elements: [TransitionElement]

  /// What happens when it is sent the other way in flight.
  public let reversal: Reversal

  /// Whether a percent-driven hand leads through the plan's time, delays and all, or else everything
  /// in a straight line from its start to its end, as suits springs.
  public let isScrubbedInTime: Bool

  /// Why an ordinary plan could not be made and a cross-fade is played instead, as one plain
  /// phrase; `nil` for an ordinary plan.
  public let fallback: String?

  /// The time after which every channel stays at its end, in seconds.
  ///
  /// For springs: within half a device pixel of it, or within half of one of 255 steps of opacity.
  public let duration: Double

  /// Device pixels per point, which decided ``duration``.
  let scale: Double

  /// Seconds that pass even where nothing moves.
  public let leastDuration: Double

  /// - Parameters:
  ///   - elements: From the bottom to the top; their names differ.
  ///   - reversal: What a change of direction does; a new plan by default.
  ///   - fallback: Why this is not the plan that was asked for.
  ///   - scale: Device pixels per point, which decides when a spring has come to rest.
  ///   - leastDuration: Seconds that pass even where nothing moves: an original's own duration.
  ///   - isScrubbedInTime: Whether a hand leads through the plan's time; by default where it is rewound.
  public init(
    elements: [TransitionElement], reversal: Reversal = .retarget, fallback: String? = nil,
    scale: Double = 1, leastDuration: Double = 0, isScrubbedInTime: Bool? = nil
  ) {
    self.isScrubbedInTime = isScrubbedInTime ?? (reversal == .rewind)
    self.elements = elements
    self.reversal = reversal
    self.fallback = fallback
    self.scale = scale
    self.leastDuration = leastDuration
    showsLiveViews = elements.contains { if case .live = $0.content { true } else { false } }
    self.duration = max(leastDuration, TransitionPlan.duration(of: elements, scale: scale))
  }

  /// The states of all elements after a time, in the order of the elements.
  ///
  /// - Parameters:
  ///   - seconds: The time since the plan began. At and after ``duration`` every channel is at its
  ///     end exactly.
  ///   - states: Replaced; its storage is kept, so nothing is allocated once it is large enough.
  public func sample(at seconds: Double, into states: inout [ElementState]) {
    states.removeAll(keepingCapacity: true)
    for element in elements {
      states.append(
        seconds >= duration
          ? element.channels.map { ChannelState($0.to) }
          : element.channels.map { $0.state(at: seconds) })
    }
  }

  /// The states of all elements after a time, in the order of the elements.
  public func states(at seconds: Double) -> [ElementState] {
    var states: [ElementState] = []
    sample(at: seconds, into: &states)
    return states
  }

  /// How far the leading element has come on its own way: `0` at its start, `1` at its end.
  ///
  /// A spring may exceed it. Where the leading element does not move, its timing decides alone.
  public func progress(at seconds: Double) -> Double {
    let moving = elements.last { $0.name == "hero" } ?? elements.last { $0.name == "target" }
    guard var channel = moving?.channels.frame else {
      return duration > 0 ? min(max(seconds / duration, 0), 1) : 1
    }
    if channel.from == channel.to {
      channel = Channel(
        from: .zero, to: ChannelVector(single: 1), delay: channel.delay, timing: channel.timing)
    }
    let way = channel.to - channel.from
    let value = seconds >= duration ? channel.to : channel.state(at: seconds).value
    return ((value - channel.from) * way).sum() / (way * way).sum()
  }

  /// The same ends, reached by another timing.
  ///
  /// - Parameters:
  ///   - timing: For every channel.
  ///   - scale: Device pixels per point.
  /// - Returns: A plan that a change of direction replaces.
  public func timed(by timing: ChannelTiming, scale: Double) -> TransitionPlan {
    var elements = self.elements
    for index in elements.indices {
      elements[index].channels = elements[index].channels.map {
        Channel(from: $0.from, to: $0.to, timing: timing)
      }
    }
    return TransitionPlan(
      elements: elements, reversal: .retarget, fallback: fallback, scale: scale)
  }

  /// Whether the upper screen is drawn as it is at the moment.
  var showsPresented: Bool {
    elements.contains { if case .presented = $0.content { true } else { false } }
  }

  /// Whether views are drawn as they are at the moment; looked up once, since it is asked each frame.
  let showsLiveViews: Bool

  /// The same transition the other way: at every moment what this plan is as long before its end; what
  /// springs goes back by its spring.
  public var reversed: TransitionPlan {
    let elements = self.elements.map { element in
      var element = element
      element.channels = element.channels.map { $0.reversed(over: duration) }
      return element
    }
    return TransitionPlan(
      elements: elements, reversal: reversal, fallback: fallback, scale: scale,
      leastDuration: leastDuration, isScrubbedInTime: isScrubbedInTime)
  }

  private static func duration(of elements: [TransitionElement], scale: Double) -> Double {
    /// Half a device pixel, in points.
    let length = 0.5 / scale
    /// Half a step of an eight-bit opacity.
    let opacity = 0.5 / 255
    /// What moves the edge of something that reaches a thousand points from its middle by as much.
    let turn = length / 1000
    var longest = 0.0
    func settle(_ channel: borrowing Channel, _ tolerance: Double) {
      longest = max(longest, channel.settlingTime(tolerance: tolerance) ?? .infinity)
    }
    for index in elements.indices {
      settle(elements[index].channels.frame, length)
      settle(elements[index].channels.content, length)
      settle(elements[index].channels.radii, length)
      settle(elements[index].channels.translation, length)
      settle(elements[index].channels.measures, length)
      settle(elements[index].channels.opacity, opacity)
      settle(elements[index].channels.shadow, opacity)
      settle(elements[index].channels.fill, opacity)
      settle(elements[index].channels.overlay, opacity)
      settle(elements[index].channels.border, opacity)
      settle(elements[index].channels.scale, turn)
      settle(elements[index].channels.rotation, turn)
    }
    return longest
  }
}
