package import Motion

/// Where a display's refreshes lie, estimated from when presents returned; a Kalman filter of two
/// states, the moment of the newest refresh and the time between two.
///
/// Of presents that come evenly it is the least-squares line through all of them, until some four
/// hundred are known; from then on older ones are slowly forgotten, so that it follows a display whose
/// clock drifts. For `n` presents that each return within ± `e` of the refresh, evenly spread, the next
/// refresh is predicted with a standard deviation of `1.15 e / √n`: 0.075 ms after 60 presents
/// within ± 0.5 ms, 0.03 ms after 400. A refresh between two presents in which none returned costs
/// nothing: the filter counts on by two. Constant time and memory; no clock.
package struct VsyncFilter: Hashable, Sendable {
  /// The newest refresh in which a present returned, in seconds on the timeline.
  private var refresh: Double

  /// The time between two refreshes, in seconds.
  private var interval: Double

  /// The covariance of both, in units of ``noise``; intervals count in periods.
  private var refreshVariance = 1.0
  private var covariance = 0.0
  private var intervalVariance: Double

  /// How far presents return from their refresh: the variance, in seconds squared.
  private var noise = VsyncFilter.firstNoise * VsyncFilter.firstNoise

  /// How many presents it knows.
  package private(set) var count = 1

  /// Presents in a row that were of no refresh, but a whole number of periods apart: the newest of
  /// them, in seconds, and how many there were.
  private var others = Others()

  private struct Others: Hashable {
    var newest = 0.0
    var count = 0
  }

  /// So many of them are presents of a display whose refreshes lie elsewhere now.
  private static let othersNeeded = 4

  /// They may be off by this share of the period from one to the next.
  private static let othersTolerance = 0.1

  /// What is taken for the deviation of presents before any is known, in seconds.
  private static let firstNoise = 3e-4

  /// What the interval's variance grows by from refresh to refresh, in units of the noise. From it
  /// follows how many presents are remembered: the gain of least squares over `n` is `6/n²`, which
  /// is the square root of this where `n` is 400.
  private static let forgetting = 1.4e-9

  /// A present is of no refresh if it is farther from one than so many standard deviations…
  private static let gate = 4.0

  /// …but not if it is nearer than this share of the period, and always if it is farther than that.
  private static let nearest = 0.04
  private static let farthest = 0.2

  /// - Parameters:
  ///   - time: When a present returned that waited for the display.
  ///   - period: The time between two refreshes, to within some percent; positive.
  package init(first time: FrameTime, period: Duration) {
    precondition(period > .zero, "a refresh takes time, not \(period)")
    refresh = time.seconds
    interval = FrameTime.seconds(period)
    intervalVariance = VsyncFilter.firstVariance(of: interval)
  }

  /// The time between two refreshes, to the nanosecond.
  package var period: Duration { VsyncFilter.duration(interval) }

  /// An interval's variance before presents have shown it: a standard deviation of one percent.
  private static func firstVariance(of interval: Double) -> Double {
    let deviation = 0.01 * interval / firstNoise
    return deviation * deviation
  }

  /// Takes in when the next present returned that waited for the display.
  ///
  /// - Parameter time: When it returned.
  /// - Returns: Whether that is near a refresh after the one before; if not, it is not taken in.
  package mutating func add(_ time: FrameTime) -> Bool {
    let seconds = time.seconds
    let steps = ((seconds - refresh) / interval).rounded()
    guard steps >= 1 else { return false }
    let variance = refreshVariance(after: steps)
    if variance * noise > square(VsyncFilter.knownShare * interval) {
      // After a long rest only the period is still known.
      begin(at: seconds)
      return true
    }
    let error = seconds - (refresh + steps * interval)
    let expected = variance + 1
    let gate = VsyncFilter.gate * (expected * noise).squareRoot()
    let limit = min(
      max(gate, VsyncFilter.nearest * interval), VsyncFilter.farthest * interval)
    guard abs(error) <= limit else { return isElsewhere(seconds) }
    others.count = 0
    let both = covariance + steps * intervalVariance
    let (refreshGain, intervalGain) = (variance / expected, both / expected)
    refresh += steps * interval + refreshGain * error
    interval += intervalGain * error
    refreshVariance = (1 - refreshGain) * variance
    covariance = (1 - refreshGain) * both
    intervalVariance += VsyncFilter.forgetting * steps - intervalGain * both
    count += 1
    noise += (error * error / expected - noise) / Double(min(count + 8, 64))
    noise = max(noise, 1e-12)
    return true
  }

  /// Takes in a present of no refresh that is known; goes over to its refreshes if it is one of several.
  private mutating func isElsewhere(_ seconds: Double) -> Bool {
    let steps = (seconds - others.newest) / interval
    let isEven = steps >= 0.5 && abs(steps - steps.rounded()) < VsyncFilter.othersTolerance
    others = Others(newest: seconds, count: isEven ? others.count + 1 : 1)
    guard others.count >= VsyncFilter.othersNeeded else { return false }
    begin(at: seconds)
    noise = max(noise, VsyncFilter.firstNoise * VsyncFilter.firstNoise)
    // The other display may be a little faster or slower as well.
    intervalVariance = VsyncFilter.firstVariance(of: interval)
    return true
  }

  /// Forgets where the refreshes lie, not how far apart they are.
  private mutating func begin(at seconds: Double) {
    refresh = seconds
    (refreshVariance, covariance) = (1, 0)
    others.count = 0
  }

  /// The first refresh after a time; `nil` where it is too far from the newest one known.
  package func refresh(after time: FrameTime) -> FrameTime? {
    let steps = ((time.seconds - refresh) / interval).rounded(.down) + 1
    guard
      refreshVariance(after: max(steps, 0)) * noise <= square(VsyncFilter.knownShare * interval)
    else { return nil }
    return FrameTime(elapsed: VsyncFilter.duration(refresh + steps * interval))
  }

  /// A refresh is known while its standard deviation is at most this share of the period: farther
  /// away one can be taken for its neighbour.
  private static let knownShare = 0.125

  private func refreshVariance(after steps: Double) -> Double {
    refreshVariance + 2 * steps * covariance + steps * steps * intervalVariance
  }

  private func square(_ value: Double) -> Double { value * value }

  private static func duration(_ seconds: Double) -> Duration {
    .nanoseconds(Int64((seconds * 1e9).rounded()))
  }
}
