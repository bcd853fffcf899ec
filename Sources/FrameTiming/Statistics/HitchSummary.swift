/// The frames that were shown later than expected; see ``FrameRecord/hitch(interval:)``.
package struct HitchSummary: Hashable, Sendable {
  /// From here on a single hitch is plainly visible, in milliseconds.
  package static let plainlyVisible = 100.0

  /// How many frames had a hitch.
  package let count: Int

  /// How many hitches lasted longer than ``plainlyVisible``.
  package let visibleCount: Int

  /// The longest one, in milliseconds; 0 without hitches.
  package let longest: Double

  /// - Parameter hitches: In milliseconds; zero for a frame that had none.
  init(_ hitches: [Double]) {
    count = hitches.count { $0 > 0 }
    visibleCount = hitches.count { $0 > HitchSummary.plainlyVisible }
    longest = hitches.reduce(0, max)
  }
}
