/// The normal distribution, from a table that is worked out here, so that it is the same on every
/// machine.
struct Gaussian {
  /// Entries to a standard deviation.
  private static let resolution = 64

  /// Beyond this many standard deviations the distribution is taken for 0 or 1; it is off by 3e-5.
  private static let reach = 4

  /// The integral of the density from −∞ to each entry's place.
  private let table: [Float]

  /// Integrates the density by Simpson's rule over each step of 1/64, exact to 1e-11.
  init() {
    let steps = Gaussian.reach * Gaussian.resolution
    let step = 1 / Double(Gaussian.resolution)
    var half: [Double] = [0]
    for index in 0..<steps {
      let x = Double(index) * step
      let area =
        (Gaussian.density(x) + 4 * Gaussian.density(x + step / 2) + Gaussian.density(x + step))
        * step / 6
      half.append(half[index] + area)
    }
    table = half.reversed().map { Float(0.5 - $0) } + half.dropFirst().map { Float(0.5 + $0) }
  }

  /// The part of the distribution that lies below a place, interpolated in the table to 1e-5.
  ///
  /// - Parameter x: In standard deviations from the mean.
  /// - Returns: `0...1`.
  @inline(__always)
  func below(_ x: Float) -> Float {
    let place = (x + Float(Gaussian.reach)) * Float(Gaussian.resolution)
    guard place > 0 else { return 0 }
    guard place < Float(2 * Gaussian.reach * Gaussian.resolution) else { return 1 }
    let index = Int(place)
    let part = place - Float(index)
    return table[index] + (table[index + 1] - table[index]) * part
  }

  /// `exp(−x²/2) / √(2π)`: a Taylor series of the exponential at a 1,024th of its argument, squared
  /// ten times.
  static func density(_ x: Double) -> Double {
    let t = -x * x / 2 / 1024
    var power = 1 + t * (1 + t / 2 * (1 + t / 3 * (1 + t / 4)))
    for _ in 0..<10 { power *= power }
    return power * 0.398_942_280_401_432_7
  }
}
