import CPlatform
import Motion
import TestSupport
import Testing

@Suite struct SpringBatchTests {
  private struct Member {
    var example: SpringCase
    var start: Double

    var simulation: SpringSimulation {
      SpringSimulation(
        spring: example.spring, displacement: example.displacement, velocity: example.velocity)
    }
  }

  private static func members(_ count: Int, seed: UInt64) -> [Member] {
    var generator = SeededGenerator(seed: seed)
    // Every regime beside every other, and the ratios where formulas change.
    let ratios = [0, 1e-9, 0.5, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-7, 1.001, 2, 5]
    return (0..<count).map { index in
      var example = SpringCase.random(using: &generator)
      if index % 3 == 0 { example.dampingRatio = ratios[index / 3 % ratios.count] }
      return Member(
        example: example,
        start: -Double.random(in: -0.1...8, using: &generator) / example.angularFrequency)
    }
  }

  private static func batch(of members: [Member]) -> SpringBatch {
    var batch = SpringBatch()
    for member in members { batch.append(member.simulation, startingAt: member.start) }
    return batch
  }

  private static func states(of batch: SpringBatch, at seconds: Double) -> [SpringState] {
    var displacements = [Double](repeating: .nan, count: batch.count)
    var velocities = displacements
    var x = displacements.mutableSpan
    var v = velocities.mutableSpan
    batch.sample(at: seconds, displacements: &x, velocities: &v)
    return zip(displacements, velocities).map { SpringState(displacement: $0, velocity: $1) }
  }

  private func expect(
    _ actual: SpringState, _ expected: SpringState, of member: Member, within share: Double
  ) {
    let scale = member.example.scale
    expectClose(
      actual.displacement, expected.displacement, within: share * scale, "\(member)")
    expectClose(
      actual.velocity, expected.velocity, within: share * scale * member.example.angularFrequency,
      "\(member)")
  }

  @Test("Agrees with the single motion within 2e-12, all regimes mixed")
  func agreesWithTheClosedForm() {
    let members = SpringBatchTests.members(6_001, seed: 3)
    let batch = SpringBatchTests.batch(of: members)
    for seconds in [0, 0.004, 0.05, 0.3, 2] {
      for (actual, member) in zip(SpringBatchTests.states(of: batch, at: seconds), members) {
        let expected = member.simulation.state(at: seconds - member.start)
        expect(actual, expected, of: member, within: 2e-12)
      }
    }
  }

  @Test("Agrees with Runge–Kutta over the whole range of constants")
  func agreesWithIntegration() {
    let members = SpringBatchTests.members(60, seed: 4)
    let states = SpringBatchTests.states(of: SpringBatchTests.batch(of: members), at: 0)
    for (actual, member) in zip(states, members) {
      let expected = member.example.oracle.state(
        at: max(0, -member.start), displacement: member.example.displacement,
        velocity: member.example.velocity, steps: 8_000)
      expect(actual, expected, of: member, within: 1e-9)
    }
  }

  @Test("Stands at its start before and at it", arguments: [0, 0.5, 1, 1.5, 1_000])
  func startsAtReleasePoint(ratio: Double) {
    var batch = SpringBatch()
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let simulation = SpringSimulation(spring: spring, displacement: 120, velocity: -40)
    batch.append(simulation, startingAt: 3)
    for seconds in [-Double.infinity, 0, 2.999, 3] {
      let state = SpringBatchTests.states(of: batch, at: seconds)[0]
      expectClose(state.displacement, 120, within: 1e-9)
      expectClose(state.velocity, -40, within: 1e-7)
    }
  }

  @Test("Comes to rest after any time, and swings on after hours if nothing damps it")
  func staysExactAfterLong() {
    let ratios = [0, 1e-7, 0.5, 1, 3, 1_000, 1e9]
    var batch = SpringBatch()
    let simulations = ratios.map {
      SpringSimulation(
        spring: Spring(response: 0.1, dampingRatio: $0), displacement: 10, velocity: 500)
    }
    for simulation in simulations { batch.append(simulation, startingAt: 0) }
    for seconds in [20_000, 27_000, 1e6, 1e12, 1e300, .greatestFiniteMagnitude, .infinity] {
      let states = SpringBatchTests.states(of: batch, at: seconds)
      for (index, state) in states.enumerated() {
        #expect(state.displacement.isFinite && state.velocity.isFinite, "\(ratios[index])")
        guard seconds <= 1e6, ratios[index] < 1e6 else { continue }
        let expected = simulations[index].state(at: seconds)
        // The angle itself is known to one part in 2⁵³ only.
        let error = 20 * 63 * seconds * 0x1p-52 + 1e-9
        expectClose(state.displacement, expected.displacement, within: error)
        expectClose(state.velocity, expected.velocity, within: 63 * error)
      }
    }
  }

  @Test("A motion that is replaced leaves the others alone")
  func replaces() {
    let members = SpringBatchTests.members(19, seed: 5)
    var batch = SpringBatchTests.batch(of: members)
    let before = SpringBatchTests.states(of: batch, at: 0.02)
    let spring = Spring(response: 0.3, dampingRatio: 0.8)
    batch.replace(
      at: 17, with: SpringSimulation(spring: spring, displacement: 7, velocity: 0),
      startingAt: 0.02)
    var after = SpringBatchTests.states(of: batch, at: 0.02)
    #expect(after[17] == SpringState(displacement: 7, velocity: 0))
    after[17] = before[17]
    #expect(after == before)
  }

  @Test(
    "Sampling allocates nothing",
    .enabled(if: cplatform_counts_allocations(), "a sanitizer has an allocator of its own"))
  func allocatesNothing() {
    let batch = SpringBatchTests.batch(of: SpringBatchTests.members(1_003, seed: 9))
    var displacements = [Double](repeating: 0, count: batch.count)
    var velocities = displacements
    var x = displacements.mutableSpan
    var v = velocities.mutableSpan
    let before = cplatform_allocation_count()
    for frame in 0..<5 {
      batch.sample(at: Double(frame) / 60, displacements: &x, velocities: &v)
    }
    #expect(cplatform_allocation_count() - before == 0)
    #expect(before > 0)
  }

  @Test("Writes as many numbers as there are motions", arguments: [0, 1, 7, 8, 9, 16])
  func writesNoMore(count: Int) {
    let batch = SpringBatchTests.batch(of: SpringBatchTests.members(count, seed: 6))
    var displacements = [Double](repeating: 77, count: count + 9)
    var velocities = displacements
    var x = displacements.mutableSpan
    var v = velocities.mutableSpan
    batch.sample(at: 0, displacements: &x, velocities: &v)
    #expect(displacements[count...].allSatisfy { $0 == 77 })
    #expect(velocities[count...].allSatisfy { $0 == 77 })
    #expect(!displacements[..<count].contains(77))
  }

  @Test("Starts anew when all are removed")
  func removesAll() {
    var batch = SpringBatchTests.batch(of: SpringBatchTests.members(20, seed: 7))
    batch.removeAll(keepingCapacity: true)
    #expect(batch.count == 0)
    batch.append(SpringBatchTests.members(1, seed: 8)[0].simulation, startingAt: 0)
    #expect(batch.count == 1)
    #expect(
      SpringBatchTests.states(of: batch, at: 0)[0].displacement
        == SpringBatchTests.members(1, seed: 8)[0].example.displacement)
  }

  @Test("Refuses what is no motion's place, no time, and too little room")
  func refusesMistakes() async {
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch()
      let spring = Spring(response: 1, dampingRatio: 1)
      batch.replace(
        at: 0, with: SpringSimulation(spring: spring, displacement: 1, velocity: 0), startingAt: 0)
    }
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch()
      let spring = Spring(response: 1, dampingRatio: 1)
      batch.append(
        SpringSimulation(spring: spring, displacement: 1, velocity: 0), startingAt: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch()
      let spring = Spring(response: 1, dampingRatio: 1)
      batch.append(SpringSimulation(spring: spring, displacement: 1, velocity: 0), startingAt: 0)
      var (none, one): ([Double], [Double]) = ([], [0])
      var x = none.mutableSpan
      var v = one.mutableSpan
      batch.sample(at: 0, displacements: &x, velocities: &v)
    }
  }
}
