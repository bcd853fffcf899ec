package import Motion
import SceneGraph

/// How spread layers are looked at.
package struct Orbit: Hashable, Sendable {
  /// The turn about y, in radians, within ±π; a sixth of a half turn at first, as in
  /// Hero 1.6.4's debug plugin, whose figures all of these are.
  package var angle = Orbit.startAngle

  /// A factor, `0.2...1`.
  package var scale = 0.6

  /// In points.
  package var translation = Vector.zero

  package init() {}

  static let startAngle = Double.pi / 6
  static let scales = 0.2...1.0

  /// Points of a drag for one radian.
  static let dragPerRadian = 150.0

  /// Turned by a drag.
  func turned(by way: Double) -> Orbit {
    var orbit = self
    let turn = angle + way / Orbit.dragPerRadian
    let whole = 2 * Double.pi
    orbit.angle = turn - whole * (turn / whole).rounded()
    return orbit
  }

  /// Scaled by a factor, with what is under a point staying there as far as the scale allows.
  ///
  /// - Parameters:
  ///   - factor: Above 1 is larger.
  ///   - point: From the middle of all, in points.
  /// - Returns: Scaled within ``scales``.
  func scaled(by factor: Double, about point: Vector) -> Orbit {
    guard factor.isFinite, factor > 0 else { return self }
    var orbit = self
    orbit.scale = min(max(scale * factor, Orbit.scales.lowerBound), Orbit.scales.upperBound)
    let grown = orbit.scale / scale
    orbit.translation = point + (translation - point) * grown
    return orbit
  }
}

/// Lies beneath the panels while layers are spread: a drag turns them, the wheel and two fingers scale
/// them, a drag with another button moves them.
final class OrbitPad: View {
  var orbit = Orbit() {
    didSet { if orbit != oldValue { onChange?() } }
  }
  var onChange: (() -> Void)?

  private let turn = PanGestureRecognizer()
  private let shift = PanGestureRecognizer()
  private let pinch = PinchGestureRecognizer()
  private var start = Orbit()

  init() {
    super.init()
    turn.shouldReceive = { [weak turn] _ in turn?.contacts.count ?? 0 < 2 }
    turn.shouldRecognizeSimultaneously = { $0 is PinchGestureRecognizer }
    turn.onChange = { [weak self] in self?.turned($0) }
    shift.buttons = [.secondary, .middle]
    shift.onChange = { [weak self] in self?.shifted($0) }
    pinch.onChange = { [weak self] in self?.pinched($0) }
    for recognizer in [turn, shift, pinch] { addGestureRecognizer(recognizer) }
  }

  private func turned(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began:
      start = orbit
      fallthrough
    case .changed where recognizer.contacts.count < 2:
      orbit.angle = start.turned(by: turn.translation(in: self).dx).angle
    default: break
    }
  }

  private func shifted(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began:
      start = orbit
      fallthrough
    case .changed: orbit.translation = start.translation + shift.translation(in: self)
    default: break
    }
  }

  private func pinched(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began:
      start = orbit
      fallthrough
    case .changed:
      let middle = pinch.location(in: self) ?? bounds.center
      let scaled = start.scaled(by: pinch.scale, about: middle - bounds.center)
      (orbit.scale, orbit.translation) = (scaled.scale, scaled.translation)
    default: break
    }
  }

  override func wheel(_ event: WheelEvent, at time: FrameTime) -> Bool {
    guard event.delta.dy != 0 else { return true }
    let growth = 1 + abs(event.delta.dy) * PinchGestureRecognizer.growthPerPoint
    let place = convert(event.position, from: nil) ?? bounds.center
    orbit = orbit.scaled(
      by: event.delta.dy > 0 ? growth : 1 / growth, about: place - bounds.center)
    return true
  }
}
