public import Motion

/// Up to four numbers that move together: a rectangle, four radii, an opacity.
public typealias ChannelVector = SIMD4<Double>

/// How a channel gets from its start to its end.
public enum ChannelTiming: Hashable, Sendable {
  /// Along a curve, in a time given in seconds; positive.
  case curve(UnitCurve, duration: Double)

  /// Along an arc, in a time given in seconds; positive. The arc is the quadratic Bézier curve from
  /// the start to the end that a third value bends: it sets out towards that and arrives from there.
  indirect case arc(UnitCurve, duration: Double, control: ChannelVector)

  /// By a spring whose rest position is the end.
  case spring(Spring)

  /// In steps, one after another by their delays; before the first it is where that begins. At least
  /// one; a later one takes over from an earlier one where they overlap.
  ///
  /// Where a time is given, in seconds, they are run backwards from then on: a channel that begins
  /// where they are at that time and ends where they begin.
  case steps([Channel], backwardsFrom: Double? = nil)

  /// Of a rectangle, the middle in a time of its own and the sides in theirs: how far each has come is the
  /// first number of a channel from `0` to `1`, along a curve or by a spring.
  ///
  /// The middle leaves the straight line by `2u(1 − u)` of the bend, in points, where it has come as far
  /// as `u`: with zero it is straight.
  indirect case apart(middle: Channel, sides: Channel, bend: Vector = .zero)
}

/// Where a channel is and how fast it moves, at one moment.
public struct ChannelState: Hashable, Sendable {
  /// In the channel's own unit: points, or dimensionless for an opacity.
  public var value: ChannelVector

  /// In the channel's own unit per second.
  public var velocity: ChannelVector

  /// Creates it from its parts.
  public init(_ value: ChannelVector, velocity: ChannelVector = .zero) {
    self.value = value
    self.velocity = velocity
  }
}

/// One quantity of an element over the time of a transition.
///
/// Sampling is a pure function of time, needs no allocation, and is exact at any frame rate.
public struct Channel: Hashable, Sendable {
  /// The value at the start.
  public var from: ChannelVector

  /// The value at the end, where the channel stays.
  public var to: ChannelVector

  /// Seconds before the channel leaves `from`; not negative.
  public var delay: Double

  /// How the channel gets from one to the other.
  public var timing: ChannelTiming

  /// What a takeover left over: the channel starts this much away from where its own timing
  /// would, and moving this much differently. It fades along a critically damped spring.
  ///
  /// Zero for a plan as an animator made it. A spring needs none, since it starts from any position
  /// and velocity exactly; a curve cannot, and so carries the difference along.
  var residual: ChannelState {
    get { if case .some(let state) = leftOver { state } else { ChannelState(.zero) } }
    set { leftOver = newValue == ChannelState(.zero) ? .none : .some(newValue) }
  }

  /// Kept aside: few channels have something left over, and plans hold very many.
  private enum LeftOver: Hashable, Sendable {
    case none
    indirect case some(ChannelState)
  }

  private var leftOver = LeftOver.none

  /// Creates it from its parts.
  public init(
    from: ChannelVector, to: ChannelVector, delay: Double = 0, timing: ChannelTiming
  ) {
    self.from = from
    self.to = to
    self.delay = delay
    self.timing = timing
  }

  /// A channel that never moves.
  public static func constant(_ value: ChannelVector) -> Channel {
    Channel(from: value, to: value, timing: .curve(.linear, duration: 1))
  }

  /// Where the channel is after a time; constant before ``delay`` and after the end.
  ///
  /// - Parameter seconds: The time since the transition began.
  /// - Returns: The value and its exact derivative, from the right where the two sides differ.
  public func state(at seconds: Double) -> ChannelState {
    let elapsed = seconds - delay
    switch timing {
    case .spring(let spring):
      guard from != to || residual.velocity != .zero else { return ChannelState(to) }
      let response = spring.coefficients(at: max(0, elapsed))
      let offset = from - to
      guard elapsed >= 0 else { return ChannelState(from) }
      return ChannelState(
        to + offset * response.xx + residual.velocity * response.xv,
        velocity: offset * response.vx + residual.velocity * response.vv)
    case .curve(let curve, let duration):
      var state = ChannelState(to)
      if from != to {
        let fraction = min(max(elapsed / duration, 0), 1)
        state.value = from + (to - from) * curve.value(at: fraction)
        if elapsed >= 0, elapsed < duration {
          state.velocity = (to - from) * (curve.velocity(at: fraction) / duration)
        }
      }
      if residual.value != .zero || residual.velocity != .zero {
        let fade = Channel.fade(over: duration).coefficients(at: max(0, elapsed))
        state.value += residual.value * fade.xx + residual.velocity * fade.xv
        state.velocity += residual.value * fade.vx + residual.velocity * fade.vv
      }
      return state
    case .arc(let curve, let duration, let control):
      return arc(curve, duration, control, elapsed)
    case .steps(let steps, let end):
      let moment = end.map { $0 - elapsed } ?? elapsed
      guard let step = steps.last(where: { $0.delay <= moment }) ?? steps.first else {
        return ChannelState(to)
      }
      var state = step.state(at: moment)
      if end != nil { state.velocity *= -1 }
      return state
    case .apart(let middle, let sides, let bend):
      return rectangle(middle.state(at: elapsed), sides.state(at: elapsed), bend)
    }
  }

  /// B(u) = (1−u)²·from + 2u(1−u)·control + u²·to, with u the curve's value.
  private func arc(
    _ curve: UnitCurve, _ duration: Double, _ control: ChannelVector, _ elapsed: Double
  ) -> ChannelState {
    let fraction = min(max(elapsed / duration, 0), 1)
    let part = curve.value(at: fraction)
    let (first, second) = (control - from, to - control)
    let chord = first + (second - first) * part
    var state = ChannelState(from + (first + chord) * part)
    if elapsed >= 0, elapsed < duration {
      state.velocity = 2 * chord * (curve.velocity(at: fraction) / duration)
    }
    return state
  }

  /// Where the channel is when it has gone a part of its way in a straight line, whatever its
  /// timing: how a finger moves it.
  ///
  /// - Parameters:
  ///   - progress: `0` at `from`, `1` at `to`.
  ///   - rate: How fast progress changes, per second.
  /// - Returns: The value and velocity there.
  public func state(atProgress progress: Double, rate: Double) -> ChannelState {
    ChannelState(from + (to - from) * progress, velocity: (to - from) * rate)
  }

  /// The same way to the same end, taken over from a position and velocity.
  ///
  /// - Parameter state: Where the channel is now; its velocity is kept.
  /// - Returns: A channel whose state at time zero is `state`; it does not wait for ``delay``.
  public func taken(over state: ChannelState) -> Channel {
    var channel = self
    channel.delay = 0
    channel.from = state.value
    switch timing {
    case .spring:
      channel.residual = ChannelState(.zero, velocity: state.velocity)
    case .curve(let curve, let duration):
      let start = (to - state.value) * (curve.velocity(at: 0) / duration)
      channel.residual = ChannelState(.zero, velocity: state.velocity - start)
    case .arc(let curve, let duration, _):
      // The bend is in the velocity already, which fades along the rest of the way.
      channel.timing = .curve(curve, duration: duration)
      let start = (to - state.value) * (curve.velocity(at: 0) / duration)
      channel.residual = ChannelState(.zero, velocity: state.velocity - start)
    case .steps:
      // From somewhere else there is but one step to the end.
      channel.timing = .curve(.easeInOut, duration: settlingTime(tolerance: 1e-3) ?? 1)
      channel.residual = ChannelState(.zero, velocity: state.velocity)
    case .apart(let middle, let sides, _):
      return led(by: slower(middle, sides)).taken(over: state)
    }
    return channel
  }

  /// The time after which the channel stays within a tolerance of its end, in seconds.
  ///
  /// - Parameter tolerance: In the channel's own unit; positive.
  /// - Returns: At least the duration of a curve; `nil` for a spring that never comes to rest.
  public func settlingTime(tolerance: Double) -> Double? {
    switch timing {
    case .spring(let spring):
      var longest = 0.0
      for index in 0..<4 {
        let displacement = from[index] - to[index]
        guard
          let time = spring.settlingTime(
            displacement: displacement, velocity: residual.velocity[index], tolerance: tolerance)
        else { return nil }
        longest = max(longest, time)
      }
      return longest == 0 ? 0 : delay + longest
    case .arc(_, let duration, let control):
      return from == to && control == from ? 0 : delay + duration
    case .curve(_, let duration):
      var longest = from == to ? 0 : duration
      for index in 0..<4 where residual.value != .zero || residual.velocity != .zero {
        let rest = Channel.fade(over: duration).settlingTime(
          displacement: residual.value[index], velocity: residual.velocity[index],
          tolerance: tolerance)
        longest = max(longest, rest ?? 0)
      }
      return longest == 0 ? 0 : delay + longest
    case .steps(let steps, let end):
      var longest = end ?? 0
      for step in steps where end == nil {
        guard let time = step.settlingTime(tolerance: tolerance) else { return nil }
        longest = max(longest, time)
      }
      return longest == 0 ? 0 : delay + longest
    case .apart(let middle, let sides, let bend):
      return settlingTime(middle, sides, bend, tolerance: tolerance).map { delay + $0 }
    }
  }

  /// The same way back, so that it is the same at every moment counted from the end. A spring goes
  /// back by itself, at once: it has no end to be counted from.
  ///
  /// - Parameter duration: When everything is at its end, in seconds.
  /// - Returns: From the end to the start.
  func reversed(over duration: Double) -> Channel {
    var channel = self
    (channel.from, channel.to) = (to, from)
    channel.residual = ChannelState(.zero)
    switch timing {
    case .spring: channel.delay = 0
    case .curve(let curve, let time):
      channel.delay = max(0, duration - delay - time)
      channel.timing = .curve(curve.reversed, duration: time)
    case .arc(let curve, let time, let control):
      channel.delay = max(0, duration - delay - time)
      channel.timing = .arc(curve.reversed, duration: time, control: control)
    case .steps(let steps, let end):
      channel.delay = 0
      channel.timing = .steps(steps, backwardsFrom: end == nil ? duration - delay : nil)
    case .apart(let middle, let sides, let bend):
      channel.delay = 0
      channel.timing = .apart(
        middle: middle.retraced(over: duration - delay),
        sides: sides.retraced(over: duration - delay), bend: bend)
    }
    return channel
  }

  /// The spring along which a takeover's difference fades: critically damped, so that it returns
  /// without overshooting, and within 0.1 % after the curve's own duration (ω₀t = 9.23).
  private static func fade(over duration: Double) -> Spring {
    Spring(response: 2 * .pi * duration / 9.23, dampingRatio: 1)
  }
}
