extension Spring {
  /// The time from which on a motion stays within a distance of its target for ever.
  ///
  /// A displacement is monotone between two turning points, and they are known in closed form:
  /// evenly spaced with amplitudes in geometric progression below ζ = 1, and at most one from
  /// there up. The last one outside the tolerance starts the stretch in which the last crossing
  /// lies, and bisection finds it there. So the time is exact to one part in 10¹² (below ζ ≈ 1e-6
  /// it is the envelope's, at most one part in a million late), and never early.
  ///
  /// Takes some microseconds; call it when a motion starts, not each frame.
  ///
  /// - Parameters:
  ///   - displacement: The distance from the target at time zero, in any unit.
  ///   - velocity: Its rate of change, in that unit per second.
  ///   - tolerance: The largest distance that counts as arrived, in that unit.
  /// - Returns: Seconds since time zero, `0` if the motion never leaves the tolerance, or `nil` if
  ///   it never settles because nothing damps it.
  /// - Precondition: `displacement` and `velocity` are finite, and `tolerance` is positive.
  public func settlingTime(
    displacement: Double, velocity: Double, tolerance: Double
  ) -> Double? {
    precondition(
      displacement.isFinite && velocity.isFinite,
      "a spring starts from finite values: \(displacement), \(velocity)")
    precondition(tolerance > 0, "a tolerance is positive: \(tolerance)")
    let release = Release(
      spring: self, displacement: displacement, velocity: velocity, tolerance: tolerance)
    let seconds = dampingRatio < 1 ? release.settlingUnderdamped() : release.settlingOverdamped()
    return seconds.isFinite ? seconds : nil
  }
}

/// A release whose last crossing of the tolerance is looked for.
private struct Release {
  let spring: Spring
  let displacement: Double
  let velocity: Double
  let tolerance: Double

  /// The velocity in units of displacement, v₀/ω₀.
  var scaledVelocity: Double { velocity / spring.angularFrequency }

  func isOutside(at seconds: Double) -> Bool {
    let coefficients = spring.coefficients(at: seconds)
    return abs(coefficients.xx * displacement + coefficients.xv * velocity) > tolerance
  }

  /// Infinite if nothing damps the motion.
  func settlingUnderdamped() -> Double {
    let ratio = spring.dampingRatio
    let frequency = ((1 - ratio) * (1 + ratio)).squareRoot()
    let halfPeriod = .pi / (frequency * spring.angularFrequency)
    // x′ = 0 where tan(√(1−ζ²)ω₀t) = √(1−ζ²)·w₀/(x₀ + ζw₀).
    let angle = arcTangent(
      y: frequency * scaledVelocity, x: displacement + ratio * scaledVelocity)
    let firstTurn = halfPeriod * (angle > 0 ? angle : angle + .pi) / .pi
    let peak = abs(
      spring.state(at: firstTurn, displacement: displacement, velocity: velocity).displacement)
    guard peak > tolerance else {
      return isOutside(at: 0) ? lastCrossing(after: 0, before: firstTurn) : 0
    }
    let swings = naturalLogarithm(peak / tolerance) * frequency / (ratio * .pi)
    guard swings < 1e6 else {
      let amplitude = hypotenuse(
        displacement, (scaledVelocity + ratio * displacement) / frequency)
      return naturalLogarithm(amplitude / tolerance) / (ratio * spring.angularFrequency)
    }
    let lastPeak = firstTurn + swings.rounded(.down) * halfPeriod
    // Rounding may put a peak that only just touches the tolerance on its other side.
    let end = lastPeak + halfPeriod
    return lastCrossing(after: lastPeak, before: isOutside(at: end) ? end + halfPeriod : end)
  }

  func settlingOverdamped() -> Double {
    let ratio = spring.dampingRatio
    let split = (ratio - 1).squareRoot() * (ratio + 1).squareRoot()
    let fast = ratio + split
    // x′ = 0 where e^(2qω₀t) = 1 + 2q·w₀/(x₀ + w₀/(ζ+q)).
    let quotient = scaledVelocity / (displacement + scaledVelocity / fast)
    var start = 0.0
    if quotient > 0, quotient.isFinite {
      let phase =
        split > 0 ? naturalLogarithm(onePlus: 2 * split * quotient) / (2 * split) : quotient
      let turn = phase / spring.angularFrequency
      if isOutside(at: turn) {
        start = turn
      } else {
        return isOutside(at: 0) ? lastCrossing(after: 0, before: turn) : 0
      }
    }
    guard isOutside(at: start) else { return 0 }
    var step = fast / spring.angularFrequency
    while isOutside(at: start + step) {
      step *= 2
    }
    return lastCrossing(after: start, before: start + step)
  }

  /// Bisects a stretch on which the displacement is monotone, from outside the tolerance to inside.
  private func lastCrossing(after start: Double, before end: Double) -> Double {
    var (outside, inside) = (start, end)
    while inside - outside > inside * 1e-12 {
      let middle = outside + (inside - outside) / 2
      guard middle > outside, middle < inside else { break }
      if isOutside(at: middle) {
        outside = middle
      } else {
        inside = middle
      }
    }
    return inside
  }
}
