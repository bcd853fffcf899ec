/// The constants of as many motions as a vector has lanes.
///
/// Below ζ = 1 a motion is `e^(−at)(x₀ cos bt + s sin bt)`, from there up
/// `e^(−at)(x₀ + s(1 − e^(−bt)))`, which loses no digits however close to ζ = 1 it is. Those with the
/// second form have their b negated.
struct SpringBlock: Sendable {
  static var count: Int { Lanes.scalarCount }

  /// A motion within this distance of ζ = 1 moves as at this distance, which is 1e-16 off.
  private static let leastSplit = 1e-8

  /// Time zero of each motion, in seconds.
  private var start = Lanes(repeating: 0)

  /// a, in s⁻¹.
  private var decay = Lanes(repeating: 0)

  /// b, in radians per second, or −b, in s⁻¹.
  private var frequency = Lanes(repeating: 0)

  /// x₀.
  private var even = Lanes(repeating: 0)

  /// s, as x₀.
  private var odd = Lanes(repeating: 0)

  mutating func set(_ lane: Int, to simulation: SpringSimulation, startingAt seconds: Double) {
    let (ratio, frequency) = (simulation.spring.dampingRatio, simulation.spring.angularFrequency)
    let displacement = simulation.start.displacement
    let push = ratio * displacement + simulation.start.velocity / frequency
    let split = max(
      abs(1 - ratio).squareRoot() * (1 + ratio).squareRoot(), SpringBlock.leastSplit)
    start[lane] = seconds
    even[lane] = displacement
    if ratio <= 1 {
      decay[lane] = ratio * frequency
      self.frequency[lane] = split * frequency
      odd[lane] = push / split
    } else {
      decay[lane] = frequency / (ratio + split)
      self.frequency[lane] = -2 * split * frequency
      odd[lane] = push / (2 * split) - displacement / 2
    }
  }

  /// Where the motions are, for angles up to ``Lanes/mostAngle``.
  @inline(__always) func state(at seconds: Double) -> (displacement: Lanes, velocity: Lanes) {
    let difference = seconds - start
    let elapsed = difference.replacing(with: 0, where: difference .< 0)
    let remaining = (-decay * elapsed).decayed
    let creeps = frequency .< 0
    let swing = (frequency * elapsed).swing(whereCreeping: creeps)
    return combined(remaining: remaining, swing, creeps)
  }

  /// Where one motion is whose angle is beyond ``Lanes/mostAngle``; `nil` for others.
  func longState(of lane: Int, at seconds: Double) -> SpringState? {
    let elapsed = max(0, seconds - start[lane])
    let angle = min(frequency[lane] * elapsed, 1e300)
    guard angle > Lanes.mostAngle else { return nil }
    let all = combined(
      remaining: Lanes(repeating: exponential(-decay[lane] * elapsed)),
      (Lanes(repeating: cosine(angle)), Lanes(repeating: sine(angle))), frequency .< 0)
    return SpringState(displacement: all.displacement[lane], velocity: all.velocity[lane])
  }

  @inline(__always) private func combined(
    remaining: Lanes, _ swing: (even: Lanes, odd: Lanes), _ creeps: Lanes.Mask
  ) -> (displacement: Lanes, velocity: Lanes) {
    let rate = frequency.magnitude
    let forward = rate * odd - decay * even
    let back = decay * odd + rate * even.replacing(with: odd, where: creeps)
    return (
      remaining * (even * swing.even + odd * swing.odd),
      remaining * (forward * swing.even - back * swing.odd)
    )
  }
}
