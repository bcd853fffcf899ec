/// Many motions of springs, each with its own constants and start, sampled together.
///
/// The same motions as ``SpringSimulation`` describes, for where there are thousands: particles,
/// large grids, tests by the million. A sample is arithmetic on vectors without a branch, whatever
/// regimes of damping are mixed, and takes less than a third of the time of as many calls of
/// ``SpringSimulation/state(at:)`` (measured: `kvhero bench --scenario springs`). Where values share
/// one spring and one start, ``Spring/coefficients(at:)`` is cheaper still.
///
/// Displacements are within 1e-9 of |x₀| + |v₀|/ω₀ of the exact solution, and velocities within
/// 1e-9 of that times ω₀, for damping ratios up to 1,000 (seen: 1e-12 up to 5).
public struct SpringBatch: Sendable {
  /// How many motions there are.
  public private(set) var count = 0

  private var blocks: [SpringBlock] = []

  /// The highest frequency of any motion there was, in radians per second, and the earliest start:
  /// they bound the angles that a sample may meet.
  private var fastest = 0.0
  private var earliest = Double.infinity

  /// Creates a batch without motions.
  public init() {}

  /// Makes room, so that appending allocates nothing until then.
  ///
  /// - Parameter capacity: The number of motions to make room for, in all.
  public mutating func reserveCapacity(_ capacity: Int) {
    blocks.reserveCapacity((capacity + SpringBlock.count - 1) / SpringBlock.count)
  }

  /// Adds a motion after the others; constant time, amortised.
  ///
  /// - Parameters:
  ///   - simulation: The motion.
  ///   - seconds: Its time zero on the batch's timeline, in seconds.
  /// - Precondition: `seconds` is between ±1e300.
  public mutating func append(_ simulation: SpringSimulation, startingAt seconds: Double) {
    if count == blocks.count * SpringBlock.count { blocks.append(SpringBlock()) }
    count += 1
    replace(at: count - 1, with: simulation, startingAt: seconds)
  }

  /// Puts another motion in the place of one, such as the same aimed anew; constant time.
  ///
  /// - Parameters:
  ///   - index: Which, in the order of appending, from 0.
  ///   - simulation: The motion that takes its place.
  ///   - seconds: Its time zero on the batch's timeline, in seconds.
  /// - Precondition: There is a motion at `index`, and `seconds` is between ±1e300.
  public mutating func replace(
    at index: Int, with simulation: SpringSimulation, startingAt seconds: Double
  ) {
    precondition(
      (0..<count).contains(index), "a batch of \(count) motions has none at \(index)")
    precondition(abs(seconds) <= 1e300, "a motion starts within ±1e300 seconds: \(seconds)")
    let (block, lane) = index.quotientAndRemainder(dividingBy: SpringBlock.count)
    blocks[block].set(lane, to: simulation, startingAt: seconds)
    fastest = max(fastest, simulation.spring.angularFrequency)
    earliest = min(earliest, seconds)
  }

  /// Forgets all motions.
  ///
  /// - Parameter keepsCapacity: Whether the memory is kept for others; `false` by default.
  public mutating func removeAll(keepingCapacity keepsCapacity: Bool = false) {
    blocks.removeAll(keepingCapacity: keepsCapacity)
    count = 0
    fastest = 0
    earliest = .infinity
  }

  /// Where all motions are at a time; before its start, a motion is where it starts.
  ///
  /// Takes time in proportion to ``count``, and allocates nothing. Angles beyond 1.6 million
  /// radians, such as an undamped motion of 60 rad/s reaches after seven hours, are left to the C
  /// library's functions, one by one.
  ///
  /// - Parameters:
  ///   - seconds: The time on the batch's timeline, in seconds.
  ///   - displacements: Receives the distances from the targets, in the order of appending.
  ///   - velocities: Receives their rates of change, per second.
  /// - Precondition: `seconds` is not NaN, and both spans have room for ``count`` numbers; what is
  ///   beyond is left as it is.
  public func sample(
    at seconds: Double, displacements: inout MutableSpan<Double>,
    velocities: inout MutableSpan<Double>
  ) {
    precondition(!seconds.isNaN, "a batch has no state at NaN seconds")
    precondition(
      min(displacements.count, velocities.count) >= count,
      "\(count) motions need room for as many: \(displacements.count), \(velocities.count)")
    let time = min(max(seconds, -1e300), 1e300)
    let isLong = fastest * (time - earliest) > Lanes.mostAngle
    let whole = count / SpringBlock.count
    displacements.withUnsafeMutableBufferPointer { displacements in
      velocities.withUnsafeMutableBufferPointer { velocities in
        let x = UnsafeMutableRawBufferPointer(displacements)
        let v = UnsafeMutableRawBufferPointer(velocities)
        blocks.withUnsafeBufferPointer { blocks in
          for index in 0..<whole {
            let state = blocks[index].state(at: time)
            x.storeBytes(of: state.displacement, toByteOffset: index * Lanes.bytes, as: Lanes.self)
            v.storeBytes(of: state.velocity, toByteOffset: index * Lanes.bytes, as: Lanes.self)
          }
          if whole < blocks.count {
            let state = blocks[whole].state(at: time)
            for index in whole * SpringBlock.count..<count {
              displacements[index] = state.displacement[index % SpringBlock.count]
              velocities[index] = state.velocity[index % SpringBlock.count]
            }
          }
          guard isLong else { return }
          for index in 0..<count {
            let (block, lane) = index.quotientAndRemainder(dividingBy: SpringBlock.count)
            guard let state = blocks[block].longState(of: lane, at: time) else { continue }
            displacements[index] = state.displacement
            velocities[index] = state.velocity
          }
        }
      }
    }
  }
}
