import Motion
import SceneGraph
import Testing
import Transitions

/// Where the flying picture was shown in each of some frames, and how fast it moved then.
struct Track {
  struct Frame {
    var time: Double
    var picture: Rect
    var velocity: Rect
  }

  var frames: [Frame] = []

  @MainActor
  mutating func note(_ theatre: Theatre) {
    guard let state = theatre.state()?.frame else { return }
    let (p, v) = (state.value, state.velocity)
    frames.append(
      Frame(
        time: theatre.now, picture: Rect(x: p[0], y: p[1], width: p[2], height: p[3]),
        velocity: Rect(x: v[0], y: v[1], width: v[2], height: v[3])))
  }

  /// The largest part of a step, over all sides, that its own velocities do not explain: in points.
  ///
  /// A side that moves at most so fast at both ends of a short step moves at most that far in it.
  var unexplainedStep: Double {
    var worst = 0.0
    for (a, b) in zip(frames, frames.dropFirst()) {
      let span = b.time - a.time
      for side in [\Rect.x, \.y, \.width, \.height] {
        let step = abs(b.picture[keyPath: side] - a.picture[keyPath: side])
        let speed = max(abs(a.velocity[keyPath: side]), abs(b.velocity[keyPath: side]))
        worst = max(worst, step - speed * span)
      }
    }
    return worst
  }

  /// The highest speed of any side, in points per second.
  var peak: Double {
    frames.flatMap { [$0.velocity.x, $0.velocity.y, $0.velocity.width, $0.velocity.height] }
      .map(abs).max() ?? 0
  }
}
