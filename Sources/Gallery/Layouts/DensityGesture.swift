import Motion
import SceneGraph

/// Two fingers that move apart, or the wheel turned with Control held, counted in steps.
@MainActor
final class DensityGesture {
  let recognizer = PinchGestureRecognizer()

  /// By what a step enlarges: a notch of the wheel is one.
  private static let growth = 1.14

  /// How many steps were taken since it began; smaller is below zero.
  private var taken = 0
  private let onStep: (_ step: Int, _ point: Point?) -> Void

  /// - Parameters:
  ///   - view: What is pinched.
  ///   - onStep: Called for each step: `1` is larger, `-1` smaller, and where the fingers are in the view.
  init(on view: View, onStep: @escaping (_ step: Int, _ point: Point?) -> Void) {
    self.onStep = onStep
    recognizer.onChange = { [weak self, unowned view] _ in self?.pinched(view) }
    view.addGestureRecognizer(recognizer)
  }

  private func pinched(_ view: View) {
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began { taken = 0 }
      while recognizer.scale >= DensityGesture.size(taken + 1) { take(1, view) }
      while recognizer.scale <= DensityGesture.size(taken - 1) { take(-1, view) }
    case .ended, .cancelled, .failed, .possible, .recognized: break
    }
  }

  private func take(_ step: Int, _ view: View) {
    taken += step
    onStep(step, recognizer.location(in: view))
  }

  /// How far apart the fingers are after some steps, at first being `1`.
  private static func size(_ steps: Int) -> Double {
    var size = 1.0
    for _ in 0..<abs(steps) { size = steps > 0 ? size * growth : size / growth }
    return size
  }
}
