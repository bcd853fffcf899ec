import FrameTiming
import Motion

/// Measures what a million springs take, all regimes of damping mixed, each with a start of its own.
struct SpringSpeed {
  static let count = 1_000_000

  /// Enough for a median; the first is not counted.
  static let runs = 9

  private let members: [(simulation: SpringSimulation, start: Double)]
  private var displacements: [Double]
  private var velocities: [Double]

  /// What both ways took for one spring, in nanoseconds of this thread's process, run by run.
  struct Result {
    let batch: [Double]
    let single: [Double]

    /// What all that was computed adds up to, so that nothing was left out.
    let checksum: Double

    /// How much longer the springs one by one take, medians compared.
    var ratio: Double { Self.median(single) / Self.median(batch) }

    static func median(_ values: [Double]) -> Double { Distribution(values)?.p50 ?? .nan }
  }

  /// Makes the springs: the same ones every time.
  init() {
    var numbers = SplitMix64(seed: 1)
    members = (0..<SpringSpeed.count).map { index in
      let ratios = [0.3, 0.85, 1, 1, 1.5, 4]
      return (
        SpringSimulation(
          spring: Spring(
            response: .random(in: 0.1...1, using: &numbers),
            dampingRatio: ratios[index % ratios.count] * (index % 7 == 0 ? 0.9 : 1)),
          displacement: .random(in: -1_000...1_000, using: &numbers),
          velocity: .random(in: -5_000...5_000, using: &numbers)),
        .random(in: -0.5...0, using: &numbers)
      )
    }
    displacements = Array(repeating: 0, count: members.count)
    velocities = displacements
  }

  /// Samples them as a batch and one by one, in turns.
  mutating func measure() -> Result {
    var batch = SpringBatch()
    batch.reserveCapacity(members.count)
    for member in members { batch.append(member.simulation, startingAt: member.start) }
    var (batchTimes, singleTimes, checksum) = ([Double](), [Double](), 0.0)
    for run in 0...SpringSpeed.runs {
      let seconds = Double(run) / 60
      var watch = Stopwatch(.processCPU)
      SpringSpeed.sample(batch, at: seconds, &displacements, &velocities)
      let together = watch.lap()
      checksum += displacements.reduce(0, +) + velocities.reduce(0, +)
      _ = watch.lap()
      sampleSingly(at: seconds)
      let apart = watch.lap()
      checksum += displacements.reduce(0, +) + velocities.reduce(0, +)
      guard run > 0 else { continue }
      batchTimes.append(together / .nanoseconds(1) / Double(members.count))
      singleTimes.append(apart / .nanoseconds(1) / Double(members.count))
    }
    return Result(batch: batchTimes, single: singleTimes, checksum: checksum)
  }

  private static func sample(
    _ batch: SpringBatch, at seconds: Double, _ displacements: inout [Double],
    _ velocities: inout [Double]
  ) {
    var x = displacements.mutableSpan
    var v = velocities.mutableSpan
    batch.sample(at: seconds, displacements: &x, velocities: &v)
  }

  private mutating func sampleSingly(at seconds: Double) {
    for index in members.indices {
      let state = members[index].simulation.state(at: seconds - members[index].start)
      displacements[index] = state.displacement
      velocities[index] = state.velocity
    }
  }
}

extension SpringSpeed.Result {
  /// The figures, for people and for scripts/benchmark.
  var text: String {
    var table = TextTable(titles: [
      "\(SpringSpeed.count) springs, ns each", "median", "least", "most",
    ])
    for (name, values) in [("as a batch", batch), ("one by one, C library", single)] {
      table.rows.append(
        [name]
          + [Self.median(values), values.min() ?? .nan, values.max() ?? .nan].map {
            (DecimalText.fixed($0, decimals: 2) ?? "-")
          })
    }
    return table.text
      + "the batch takes 1/\((DecimalText.fixed(ratio, decimals: 1) ?? "-")) of the time; "
      + "checksum \((DecimalText.fixed(checksum, decimals: 3) ?? "-"))\n"
  }
}
