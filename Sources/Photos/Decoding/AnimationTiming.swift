import Motion

/// When each frame of an animated picture is shown: a function of the time since it began.
package struct AnimationTiming: Hashable, Sendable {
  /// The end of each frame, in nanoseconds since a pass through all of them began; increasing.
  private let ends: [Int64]

  /// How often all of it is played before it rests on its last frame; `nil` for without end.
  package let playCount: Int?

  /// A frame that is not to be shown for any time is shown for so long, as all players do.
  package static let shortest = Duration.milliseconds(100)

  /// - Parameters:
  ///   - delays: How long each frame is shown; zero and less is ``shortest``.
  ///   - playCount: How often all of it is played; positive, or `nil` for without end.
  /// - Precondition: There is a frame.
  package init(delays: [Duration], playCount: Int? = nil) {
    precondition(!delays.isEmpty, "an animation has frames")
    var end: Int64 = 0
    ends = delays.map { delay in
      let shown = delay > .zero ? delay : AnimationTiming.shortest
      end += max(1, AnimationTiming.nanoseconds(shown))
      return end
    }
    self.playCount = playCount
  }

  package var frameCount: Int { ends.count }

  /// Which frame is shown, and for how much longer.
  ///
  /// - Parameter elapsed: Since the first frame was shown first; before that it is shown as well.
  /// - Returns: The frame's number, and the time until the next; `nil` where none follows.
  /// - Complexity: O(log n) in the number of frames; allocates nothing.
  package func frame(at elapsed: Duration) -> (number: Int, left: Duration?) {
    let pass = ends[ends.count - 1]
    let time = max(0, AnimationTiming.nanoseconds(elapsed))
    if let playCount, time / pass >= Int64(playCount) || ends.count == 1 {
      return (ends.count - 1, nil)
    }
    if ends.count == 1 { return (0, nil) }
    let inPass = time % pass
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > inPass { high = middle } else { low = middle + 1 }
    }
    let isLast = low == ends.count - 1 && playCount.map { time / pass + 1 >= Int64($0) } ?? false
    return (low, isLast ? nil : .nanoseconds(ends[low] - inPass))
  }

  private static func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    let most = Int64.max / 4_000_000_000
    return min(max(seconds, -most), most) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
