import Motion

/// How a scrolled position moves by itself along one axis: a pure function of time.
///
/// First it coasts, losing speed; where that would leave the range it goes on as a spring that is
/// attached to the bound it crossed, with the speed it has there. It ends on a whole point, so that
/// what is scrolled to is sharp.
struct ScrollFlight: Hashable {
  /// What a fling slows down by, and what brings back what is out of range.
  struct Tuning: Hashable {
    /// UIScrollView's normal deceleration.
    var decay = Decay.normal

    /// Critically damped, so that it comes back without swinging; about as quick as UIScrollView.
    var bounce = Spring(response: 0.45, dampingRatio: 1)
  }

  /// Below this speed, in points per second, a position is taken to stand still.
  ///
  /// A fling of the normal deceleration has then 2 points to go.
  static let leastSpeed = 4.0

  /// How near its end a spring counts as there, in points: half a pixel of a sharp screen.
  static let tolerance = 0.25

  private struct Landing: Hashable {
    var target: Double
    var motion: SpringSimulation
  }

  private var start: Double
  private let decay: Decay
  private let coastVelocity: Double
  private let coastDuration: Double
  private var landing: Landing?

  /// Where it comes to rest, in points.
  private(set) var end: Double

  /// When it has come to rest, in seconds.
  let duration: Double

  private init(
    start: Double, decay: Decay, coast: (velocity: Double, seconds: Double), landing: Landing?,
    end: Double
  ) {
    self.start = start
    self.decay = decay
    (coastVelocity, coastDuration) = coast
    self.landing = landing
    self.end = end
    let settling = landing?.motion.settlingTime(tolerance: ScrollFlight.tolerance)
    duration = coast.seconds + (settling ?? 0)
  }

  /// A position that is drawn to a target by a spring, within a limit.
  init(position: Double, velocity: Double, target: Double, spring: Spring, limit: Limit) {
    let displacement = position - target
    let spring = limit.holding(
      spring, displacement: displacement, velocity: velocity, target: target)
    let motion = SpringSimulation(spring: spring, displacement: displacement, velocity: velocity)
    self.init(
      start: position, decay: .normal, coast: (0, 0),
      landing: Landing(target: target, motion: motion), end: target)
  }

  /// A position that is let go.
  ///
  /// - Parameters:
  ///   - position: Where, in points.
  ///   - velocity: How fast, in points per second.
  ///   - limit: Where it may come to rest, and how far it may bounce beyond.
  ///   - tuning: How it moves.
  init(position: Double, velocity: Double, limit: Limit, tuning: Tuning = Tuning()) {
    let (decay, range) = (tuning.decay, limit.range)
    let nearest = min(max(position, range.lowerBound), range.upperBound)
    let bound = velocity > 0 ? range.upperBound : range.lowerBound
    let time = decay.time(toSpeed: ScrollFlight.leastSpeed, from: velocity)
    let way = decay.displacement(at: time, velocity: velocity)
    let end = min(max((nearest + way).rounded(), range.lowerBound), range.upperBound)
    if position != nearest {
      self.init(
        position: position, velocity: velocity, target: nearest, spring: tuning.bounce,
        limit: limit)
    } else if let crossing = decay.time(toCover: bound - position, from: velocity), crossing < time
    {
      let speed = decay.velocity(at: crossing, from: velocity)
      let spring = limit.holding(
        tuning.bounce, displacement: 0, velocity: speed, target: bound)
      let motion = SpringSimulation(spring: spring, displacement: 0, velocity: speed)
      self.init(
        start: position, decay: decay, coast: (velocity, crossing),
        landing: Landing(target: bound, motion: motion), end: bound)
    } else if abs(way) < 1 {
      self.init(
        position: position, velocity: velocity, target: end, spring: tuning.bounce, limit: limit)
    } else {
      // The velocity is bent by the part of a point that makes the way end on a whole one.
      let bent = velocity * (end - position) / way
      self.init(start: position, decay: decay, coast: (bent, time), landing: nil, end: end)
    }
  }

  /// Position, in points, and velocity, in points per second, some seconds after the start.
  func state(at seconds: Double) -> (position: Double, velocity: Double) {
    let seconds = max(0, seconds)
    guard seconds < duration else { return (end, 0) }
    if let landing, seconds >= coastDuration {
      let state = landing.motion.state(at: seconds - coastDuration)
      return (landing.target + state.displacement, state.velocity)
    }
    return (
      start + decay.displacement(at: seconds, velocity: coastVelocity),
      decay.velocity(at: seconds, from: coastVelocity)
    )
  }

  /// Moves the whole way, as when the content it shows a part of was moved.
  mutating func shift(by distance: Double) {
    start += distance
    end += distance
    landing?.target += distance
  }
}
