import Motion

/// What a scroll view does at the moment.
enum ScrollMotion {
  case atRest

  /// A pointer drags it; where it would be without that, and without any stretch.
  case dragging(from: Point)

  /// It moves by itself.
  case flying(Flight)

  /// For a scroll asked for by the program or the keyboard.
  static let animationSpring = Spring(response: 0.35, dampingRatio: 1)

  /// For the notches of a wheel: short, so that it feels direct, and long enough to be seen.
  static let wheelSpring = Spring(response: 0.22, dampingRatio: 1)

  /// Wheel movements from here on, in points, are notches; finer ones come from a touchpad and are
  /// followed directly.
  static let leastNotch = 20.0

  /// A press on something slower than this, in points per second, is a press and not a catch.
  static let leastCaughtSpeed = 60.0

  /// A motion along both axes.
  struct Flight {
    let start: FrameTime

    /// Where it is and how fast, as of ``now``: what is on screen.
    private(set) var position: Point
    private(set) var velocity: Vector
    private(set) var now: FrameTime

    private var x: ScrollFlight
    private var y: ScrollFlight

    init(start: FrameTime, origin: Point, x: ScrollFlight, y: ScrollFlight) {
      self.start = start
      self.x = x
      self.y = y
      position = origin
      velocity = Vector(dx: x.state(at: 0).velocity, dy: y.state(at: 0).velocity)
      now = start
    }

    var end: Point { Point(x: x.end, y: y.end) }
    var duration: Double { max(x.duration, y.duration) }
    var isOver: Bool { (now - start).inSeconds >= duration }

    mutating func advance(to time: FrameTime) {
      now = max(now, time)
      let seconds = (now - start).inSeconds
      let (x, y) = (x.state(at: seconds), y.state(at: seconds))
      position = Point(x: x.position, y: y.position)
      velocity = Vector(dx: x.velocity, dy: y.velocity)
    }

    /// Moves the whole way, as when the content it shows a part of was moved.
    mutating func shift(by distance: Vector) {
      position = position + distance
      x.shift(by: distance.dx)
      y.shift(by: distance.dy)
    }
  }

  /// A fling that a press has caught.
  struct Caught {
    let velocity: Vector
    let time: FrameTime

    /// Longer than this a hold is meant to stop the content.
    static let longestHold = Duration.milliseconds(300)

    /// The velocity that another fling in the same direction adds to, as if it had never been
    /// caught; zero for one in another direction, or after a hold.
    func kept(for fling: Vector, at time: FrameTime) -> Vector {
      guard time - self.time < Caught.longestHold, fling.length > ScrollFlight.leastSpeed,
        fling.dot(velocity) > 0
      else { return .zero }
      let seconds = (time - self.time).inSeconds
      return Vector(
        dx: Decay.normal.velocity(at: seconds, from: velocity.dx),
        dy: Decay.normal.velocity(at: seconds, from: velocity.dy))
    }
  }
}

/// One axis of a drag and of its release.
extension ScrollMotion {
  /// The offset shown for the one a pointer asks for.
  ///
  /// - Parameters:
  ///   - wanted: What the pointer asks for.
  ///   - range: Where it may come to rest.
  ///   - band: What stretches beyond; `nil` is nothing.
  /// - Returns: An offset.
  static func shown(
    _ wanted: Double, range: ClosedRange<Double>, band: RubberBand?
  ) -> Double {
    band?.position(wanted, within: range) ?? min(max(wanted, range.lowerBound), range.upperBound)
  }

  /// What an axis does that is let go.
  ///
  /// - Parameters:
  ///   - shown: The offset that is shown.
  ///   - wanted: The offset that the pointer asks for.
  ///   - velocity: The speed of that, in points per second.
  ///   - limit: Where it may come to rest.
  ///   - band: What has stretched; `nil` is an axis that stops at its bounds.
  /// - Returns: A motion.
  static func flight(
    _ shown: Double, _ wanted: Double, _ velocity: Double, _ limit: ScrollFlight.Limit,
    _ band: RubberBand?
  ) -> ScrollFlight {
    let range = limit.range
    guard let band else {
      // Without a bounce a fling stops at the bound: a spring as stiff as can be seen.
      guard range.lowerBound < range.upperBound else {
        return ScrollFlight(position: shown, velocity: 0, limit: limit)
      }
      return ScrollFlight(
        position: shown, velocity: velocity, limit: limit,
        tuning: ScrollFlight.Tuning(bounce: Spring(response: 0.01, dampingRatio: 1)))
    }
    let nearest = min(max(wanted, range.lowerBound), range.upperBound)
    let factor = wanted == nearest ? 1 : band.slope(at: wanted - nearest)
    return ScrollFlight(position: shown, velocity: velocity * factor, limit: limit)
  }
}

extension Duration {
  var inSeconds: Double { FrameTime.seconds(self) }
}
