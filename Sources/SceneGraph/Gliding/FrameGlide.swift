import Motion

/// How a view comes from where it was to its place: what is left of the way, as a pure function of time.
///
/// All sides share one spring: a shape that is the same at both ends is kept, and what stays in place at both
/// ends stays there all the way. Sent elsewhere on its way, a view keeps its speed.
struct FrameGlide {
  /// What is left of the way, or how fast that changes, in points or points per second.
  struct Offset: Hashable {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0

    /// What is missing from its being opaque.
    var alpha = 0.0

    static let none = Offset()
  }

  /// Critically damped, so that nothing goes past its place; as quick as a photograph's flight.
  static let spring = Spring(response: 0.4, dampingRatio: 1)

  /// How near its place a view counts as there, in points.
  private static let tolerance = 0.25

  /// The alpha's share of that: less than a step of 1/255.
  private static let alphaTolerance = 0.003

  let start: FrameTime
  let duration: Double
  private let spring: Spring
  private let offset: Offset
  private let velocity: Offset

  /// - Parameters:
  ///   - start: When it sets out.
  ///   - offset: How far from its place.
  ///   - velocity: How fast that changes.
  ///   - spring: What takes it there.
  init(
    start: FrameTime, offset: Offset, velocity: Offset, spring: Spring = FrameGlide.spring
  ) {
    self.spring = spring
    self.start = start
    self.offset = offset
    self.velocity = velocity
    func settling(_ part: KeyPath<Offset, Double>, _ tolerance: Double) -> Double {
      spring.settlingTime(
        displacement: offset[keyPath: part], velocity: velocity[keyPath: part],
        tolerance: tolerance) ?? 0
    }
    duration = max(
      settling(\.x, FrameGlide.tolerance), settling(\.y, FrameGlide.tolerance),
      settling(\.width, FrameGlide.tolerance), settling(\.height, FrameGlide.tolerance),
      settling(\.alpha, FrameGlide.alphaTolerance))
  }

  /// Whether it is there.
  func isOver(at time: FrameTime) -> Bool { (time - start).inSeconds >= duration }

  /// Which part of the way is left at a time, of `1`, as far as it does not come of a speed.
  func remaining(at time: FrameTime) -> Double {
    guard !isOver(at: time) else { return 0 }
    return spring.coefficients(at: (time - start).inSeconds)
      .applied(toDisplacement: 1, velocity: 0).displacement
  }

  /// What is left at a time, and how fast that changes.
  func state(at time: FrameTime) -> (offset: Offset, velocity: Offset) {
    guard !isOver(at: time) else { return (.none, .none) }
    let at = spring.coefficients(at: (time - start).inSeconds)
    func state(_ part: KeyPath<Offset, Double>) -> SpringState {
      at.applied(toDisplacement: offset[keyPath: part], velocity: velocity[keyPath: part])
    }
    let (x, y, width, height) = (state(\.x), state(\.y), state(\.width), state(\.height))
    let alpha = state(\.alpha)
    return (
      Offset(
        x: x.displacement, y: y.displacement, width: width.displacement,
        height: height.displacement, alpha: alpha.displacement),
      Offset(
        x: x.velocity, y: y.velocity, width: width.velocity, height: height.velocity,
        alpha: alpha.velocity)
    )
  }
}

extension FrameGlide.Offset {
  /// How far one frame is from another.
  init(_ frame: Rect, from place: Rect, alpha: Double = 0) {
    self.init(
      x: frame.minX - place.minX, y: frame.minY - place.minY, width: frame.width - place.width,
      height: frame.height - place.height, alpha: alpha)
  }

  /// A frame so far away; its sides do not become negative.
  func applied(to place: Rect) -> Rect {
    Rect(
      x: place.minX + x, y: place.minY + y, width: max(0, place.width + width),
      height: max(0, place.height + height))
  }
}
