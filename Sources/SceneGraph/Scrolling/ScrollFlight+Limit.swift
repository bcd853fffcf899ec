import Motion

extension ScrollFlight {
  /// How far what is scrolled may go by itself along one axis.
  struct Limit: Hashable {
    /// Where it may come to rest.
    var range: ClosedRange<Double>

    /// How much of the content is in sight at rest, in points: a bounce leaves at least a half of it there.
    var sight: Double

    /// The spring to use in place of another, so that it keeps to this: the same unless it would swing
    /// more than a quarter of what is in sight beyond the range, else as much stiffer as it takes not to
    /// reach a half, however fast it is.
    ///
    /// - Parameters:
    ///   - spring: Critically damped.
    ///   - displacement: From its target, in points.
    ///   - velocity: In points per second.
    ///   - target: In the range.
    /// - Returns: A critically damped spring.
    func holding(
      _ spring: Spring, displacement: Double, velocity: Double, target: Double
    ) -> Spring {
      guard velocity != 0, velocity.isFinite, sight.isFinite, sight > 0 else { return spring }
      let room = velocity > 0 ? range.upperBound - target : target - range.lowerBound
      let start = velocity > 0 ? displacement : -displacement
      // What a hand has pulled out farther is kept from going much farther.
      let free = max(room + sight / 4, start)
      let slack = max(room + sight / 2 - free, sight / 16)
      let swing = Limit.swing(from: start, speed: abs(velocity), frequency: spring.angularFrequency)
      guard swing > free else { return spring }
      let most = free + slack * (swing - free) / (swing - free + slack)
      var (soft, stiff) = (spring.angularFrequency, spring.angularFrequency * 2)
      while Limit.swing(from: start, speed: abs(velocity), frequency: stiff) > most { stiff *= 2 }
      for _ in 0..<40 {
        let middle = (soft + stiff) / 2
        let isFar = Limit.swing(from: start, speed: abs(velocity), frequency: middle) > most
        if isFar { soft = middle } else { stiff = middle }
      }
      return Spring(response: 2 * .pi / stiff, dampingRatio: 1)
    }

    /// The farthest that a critically damped spring gets in the direction in which it sets out:
    /// x(t) = (x₀ + (v + ωx₀)t)·e^(−ωt) is flat at t = v / (ω(v + ωx₀)).
    private static func swing(
      from start: Double, speed: Double, frequency: Double
    ) -> Double {
      let pull = speed + frequency * start
      // Not fast enough to reach its target.
      guard pull > 0 else { return start }
      return (start + speed / frequency) * exponential(-speed / pull)
    }
  }
}
