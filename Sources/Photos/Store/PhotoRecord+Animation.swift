import Motion
import SceneGraph

extension PhotoRecord {
  /// Which frame of the animation is shown, and for how much longer; `nil` for a still picture.
  ///
  /// The first call begins it; one for an earlier time shows its first frame.
  mutating func animationFrame(at time: FrameTime) -> (number: Int, left: Duration?)? {
    guard let timing else { return nil }
    let start = animationStart ?? time
    animationStart = start
    return timing.frame(at: time - start)
  }
}

extension PhotoRecord.Held {
  /// The pixels of a frame of the animation; of a still picture, or where that frame is not held, the
  /// picture itself.
  func shown(_ frame: (number: Int, left: Duration?)?) -> (levels: ImageLevels, left: Duration?) {
    guard let frame, frames.indices.contains(frame.number) else { return (levels, nil) }
    return (frames[frame.number], frame.left)
  }
}
