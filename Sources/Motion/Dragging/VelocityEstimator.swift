/// Estimates how fast a pointer moves at the moment it lets go.
///
/// Feed it every position of one gesture, from the press on, and ask it at the release. The
/// velocity is the least-squares slope of the last 50 ms of movement, of 100 ms where those hold
/// fewer than three positions. A pointer that has not moved for 75 ms stands still: silence means
/// rest, because a mouse that rests reports nothing.
///
/// Its storage is made once: adding a sample never allocates and takes constant time, and asking
/// visits at most 64 samples.
public struct VelocityEstimator: Sendable {
  private struct Sample {
    var seconds: Double
    var position: Point
  }

  /// The movement that decides the velocity, in seconds before the last one.
  private static let window = 0.05

  /// How far to look back where ``window`` holds too little; also how long a single event that
  /// ends a longer rest is taken to have been under way.
  private static let longWindow = 0.1

  /// The rest before a release, in seconds, from which on the pointer stands still.
  private static let pause = 0.075

  /// The least time between two samples that are kept, in seconds, but for the last.
  ///
  /// With it ``capacity`` reaches back more than ``longWindow``, however fast the mouse reports.
  private static let spacing = 0.002
  private static let capacity = 64

  /// A ring; the sample before ``next`` is the latest.
  private var samples: [Sample]
  private var next = 0
  private var count = 0

  /// Creates an estimator that has seen nothing.
  public init() {
    samples = Array(
      repeating: Sample(seconds: 0, position: .zero), count: VelocityEstimator.capacity)
  }

  /// Forgets everything, so that nothing of one gesture gets into the next.
  public mutating func reset() {
    next = 0
    count = 0
  }

  /// Takes in where the pointer was; a position that is not finite, or earlier than the last, is
  /// ignored.
  ///
  /// - Parameters:
  ///   - position: The pointer's position, in points of any space that stays the same.
  ///   - time: When it was there.
  public mutating func add(_ position: Point, at time: FrameTime) {
    guard position.isFinite else { return }
    let sample = Sample(seconds: time.seconds, position: position)
    guard count > 0 else { return append(sample) }
    let last = self[back: 0]
    guard sample.seconds >= last.seconds else { return }
    if sample.seconds == last.seconds {
      self[back: 0] = sample
    } else if count > 1, isSuperfluous(last, before: sample) {
      self[back: 0] = sample
    } else {
      append(sample)
    }
  }

  /// Whether the latest sample may give way to the one that follows it.
  private func isSuperfluous(_ last: Sample, before sample: Sample) -> Bool {
    let previous = self[back: 1]
    let wasAtRest = previous.position == last.position
    let isAtRest = last.position == sample.position
    // Of a rest its beginning and its end are kept, of a movement what is far enough apart.
    if wasAtRest || isAtRest { return wasAtRest && isAtRest }
    return last.seconds - previous.seconds < VelocityEstimator.spacing
  }

  /// The velocity of the pointer.
  ///
  /// - Parameter time: The moment of the release.
  /// - Returns: Points per second, always finite; zero if the pointer rested before the release,
  ///   or if there is too little to tell.
  public func velocity(at time: FrameTime) -> Vector {
    // A rest that has only begun tells nothing about the movement before it.
    let end = count > 1 && self[back: 0].position == self[back: 1].position ? 1 : 0
    guard count - end > 1 else { return .zero }
    let latest = self[back: end]
    guard time.seconds - latest.seconds < VelocityEstimator.pause else { return .zero }

    var samplesInWindow = numberOfSamples(from: end, within: VelocityEstimator.window)
    if samplesInWindow < 3 {
      samplesInWindow = numberOfSamples(from: end, within: VelocityEstimator.longWindow)
    }
    let velocity =
      samplesInWindow > 1
      ? slope(from: end, over: samplesInWindow)
      : (latest.position - self[back: end + 1].position) / VelocityEstimator.longWindow
    return velocity.isFinite ? velocity : .zero
  }

  private func numberOfSamples(from end: Int, within window: Double) -> Int {
    let start = self[back: end].seconds - window
    var found = 0
    while end + found < count, self[back: end + found].seconds >= start {
      found += 1
    }
    return found
  }

  /// The least-squares slope of positions over time, relative to the latest sample so that neither
  /// large times nor large coordinates cost digits.
  private func slope(from end: Int, over number: Int) -> Vector {
    let latest = self[back: end]
    var (meanTime, mean) = (0.0, Vector.zero)
    for index in end..<(end + number) {
      meanTime += (self[back: index].seconds - latest.seconds) / Double(number)
      mean = mean + (self[back: index].position - latest.position) / Double(number)
    }
    var (spread, covariance) = (0.0, Vector.zero)
    for index in end..<(end + number) {
      let time = self[back: index].seconds - latest.seconds - meanTime
      spread += time * time
      covariance = covariance + (self[back: index].position - latest.position - mean) * time
    }
    return spread > 0 ? covariance / spread : .zero
  }

  /// The sample that came so many before the latest.
  private subscript(back index: Int) -> Sample {
    get { samples[(next - 1 - index + 2 * samples.count) % samples.count] }
    set { samples[(next - 1 - index + 2 * samples.count) % samples.count] = newValue }
  }

  private mutating func append(_ sample: Sample) {
    samples[next] = sample
    next = (next + 1) % samples.count
    count = min(count + 1, samples.count)
  }
}
