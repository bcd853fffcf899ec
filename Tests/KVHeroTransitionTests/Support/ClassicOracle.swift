import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// The spec's formulae for KVHeroTransition 0.1.4, written from its page and using none of the
/// engine: what each element is at a fraction of the time.
struct ClassicOracle {
  struct Row {
    var frame: Rect
    var radius = 0.0
    var opacity = 1.0
  }

  /// Presenting `imageViewFrame`, presented `imageViewFrame`, the presented view's whole frame.
  let p: Rect
  let d: Rect
  let f: Rect

  let presentingRadius: Double
  let presentedRadius: Double
  let direction: TransitionDirection

  init(_ subject: HeroSubject, _ direction: TransitionDirection) {
    p = subject.source.frame
    d = subject.target.frame
    f = subject.container
    presentingRadius = subject.source.radius
    presentedRadius = subject.target.radius
    self.direction = direction
  }

  /// The image view with the hero image: P → D, or back.
  func image(at fraction: Double) -> Row { mix(fraction, p, d, presentingRadius, presentedRadius) }

  /// The holder of the snapshot: P → F, or back.
  func holder(at fraction: Double) -> Row {
    mix(fraction, p, f, presentingRadius, presentedRadius)
  }

  /// The snapshot in its holder: from F scaled, less the scaled D's origin, to F.
  func content(at fraction: Double) -> Row {
    let (sx, sy) = (p.width / d.width, p.height / d.height)
    let scaled = Rect(x: -d.x * sx, y: -d.y * sy, width: f.width * sx, height: f.height * sy)
    return mix(fraction, scaled, f, 0, 0)
  }

  /// Pinterest's presenting snapshot: from its place to the scale D/P, less the scaled P's origin.
  func presenting(at fraction: Double) -> Row {
    let (sx, sy) = (d.width / p.width, d.height / p.height)
    let scaled = Rect(x: -p.x * sx, y: -p.y * sy, width: f.width * sx, height: f.height * sy)
    var row = mix(fraction, f, scaled, 0, 0)
    row.opacity = 1 - openness(fraction)
    return row
  }

  private func openness(_ fraction: Double) -> Double {
    let eased = ClassicOracle.easeInOut(fraction)
    return direction == .present ? eased : 1 - eased
  }

  private func mix(
    _ fraction: Double, _ closed: Rect, _ open: Rect, _ closedRadius: Double,
    _ openRadius: Double
  ) -> Row {
    let t = openness(fraction)
    func between(_ a: Double, _ b: Double) -> Double { a * (1 - t) + b * t }
    return Row(
      frame: Rect(
        x: between(closed.x, open.x), y: between(closed.y, open.y),
        width: between(closed.width, open.width), height: between(closed.height, open.height)),
      radius: between(closedRadius, openRadius))
  }

  /// cubic-bezier(0.42, 0, 0.58, 1) by bisection of its parameter.
  static func easeInOut(_ fraction: Double) -> Double {
    func x(_ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * 0.42 + 3 * (1 - s) * s * s * 0.58 + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if x(middle) < fraction { low = middle } else { high = middle }
    }
    return 3 * (1 - low) * low * low + low * low * low
  }
}
