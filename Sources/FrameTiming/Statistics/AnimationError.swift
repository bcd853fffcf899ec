/// How much what moved was out of step with when it was shown.
///
/// A frame shows the animations as they are at its sample time. Where the time between two samples
/// and the time between the two presents differ, things seem to jerk even if no frame was late. The
/// error of a frame is the first minus the second, as PresentMon has it; its sign is dropped.
package struct AnimationError: Hashable, Sendable {
  /// The errors' sum, in milliseconds.
  package let total: Double

  /// The longest single one, in milliseconds.
  package let max: Double

  /// How many frames had one: those that follow a frame.
  package let count: Int

  /// The sum of those frames' intervals, in milliseconds.
  package let duration: Double

  /// Milliseconds of error per frame.
  package var perFrame: Double { total / Double(count) }

  /// Milliseconds of error per second; zero where no time passed.
  package var perSecond: Double { duration > 0 ? total / duration * 1000 : 0 }

  /// Sums up errors; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - errors: In milliseconds, with either sign.
  ///   - duration: The sum of the intervals in which they arose, in milliseconds.
  init?(_ errors: [Double], in duration: Double) {
    guard !errors.isEmpty else { return nil }
    let magnitudes = errors.map(\.magnitude)
    self.total = magnitudes.reduce(0, +)
    self.max = magnitudes.reduce(0, Swift.max)
    self.count = errors.count
    self.duration = duration
  }
}
