import FrameTiming
import Gallery

/// What came of playing the benchmark once.
struct BenchPlay {
  /// How it came to its end.
  enum End: Hashable {
    case finished

    /// Somebody asked the program to end.
    case interrupted

    /// Somebody closed the window.
    case closed
  }

  let end: End

  /// Where it was, as it was before the first frame.
  let environment: Environment

  /// The frames that count; of a run that was cut short, those until then.
  let log: FrameLog

  /// What the frames come down to, one after another; the same on every run without a window.
  let digest: DisplayListDigest

  /// What was held after the first cycle and after the last; `nil` if there was none.
  let memory: (first: MemoryUse, last: MemoryUse)?

  /// What doing nothing took; `nil` if it never came to that.
  let idle: IdleCost?

  /// How often what moved broke its path.
  let continuity: MotionContinuity

  /// What was on screen in the frames that came latest, as PNG files, where that was asked for.
  let pictures: [(frame: Int, png: [UInt8])]
}
