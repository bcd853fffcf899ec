import Motion
import TestSupport

/// A mouse that follows a path: it reports whole pixels, at an uneven rate, only when they change.
struct SimulatedMouse {
  /// Reports per second.
  let rate: Double

  /// How far a report may be early or late, as a share of the time between two.
  var jitter = 0.2

  /// How far a time stamp may be off, in seconds: drivers stamp to the millisecond at best.
  var stampError = 0.0005

  /// Feeds an estimator with everything the mouse reports.
  ///
  /// - Parameters:
  ///   - span: From the press to the release, in seconds.
  ///   - generator: Where the unevenness comes from.
  ///   - path: The true position, in points, at a time in seconds.
  /// - Returns: The estimator after the last report.
  func follow(
    _ span: ClosedRange<Double>, using generator: inout SeededGenerator,
    path: (Double) -> Point
  ) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    var last = rounded(path(span.lowerBound))
    var lastStamp = span.lowerBound
    estimator.add(last, at: .at(seconds: lastStamp))
    var tick = span.lowerBound + Double.random(in: 0...1, using: &generator) / rate
    while tick <= span.upperBound {
      let time = tick + Double.random(in: -jitter...jitter, using: &generator) / rate
      let stamp = time + Double.random(in: -stampError...stampError, using: &generator)
      let position = rounded(path(min(max(time, span.lowerBound), span.upperBound)))
      if position != last, stamp > lastStamp {
        estimator.add(position, at: .at(seconds: stamp))
        (last, lastStamp) = (position, stamp)
      }
      tick += 1 / rate
    }
    return estimator
  }

  private func rounded(_ point: Point) -> Point {
    Point(x: point.x.rounded(), y: point.y.rounded())
  }
}

extension FrameTime {
  static func at(seconds: Double) -> FrameTime {
    FrameTime(elapsed: .seconds(seconds))
  }
}
