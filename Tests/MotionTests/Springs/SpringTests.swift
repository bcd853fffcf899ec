import Motion
import TestSupport
import Testing

@Suite struct SpringTests {
  /// Three implementations agree on these to all digits: Flutter's formula, androidx's and a
  /// fine Runge–Kutta integration.
  @Test(
    "Stiffness 100, released at 120 with −40/s, agrees with published engines after 0.25 s",
    arguments: [
      (0.25, -38.76003, -418.17743), (1.0, 33.65485, -241.32990), (2.5, 73.94101, -154.32255),
    ])
  func agreesWithPublishedEngines(ratio: Double, displacement: Double, velocity: Double) {
    let spring = Spring(stiffness: 100, damping: 20 * ratio)
    let state = spring.state(at: 0.25, displacement: 120, velocity: -40)
    expectClose(state.displacement, displacement, within: 1e-5)
    expectClose(state.velocity, velocity, within: 1e-5)
  }

  /// Each of these is what a well-known engine gets wrong.
  @Test("Overdamped k 200, c 60 from −250 starts there and is at −187.1 after 0.1 s")
  func overdampedExample() {
    let spring = Spring(stiffness: 200, damping: 60)
    let simulation = SpringSimulation(spring: spring, displacement: -250, velocity: 0)
    #expect(simulation.state(at: 0) == SpringState(displacement: -250, velocity: 0))
    expectClose(simulation.state(at: 0.1).displacement, -187.1, within: 0.05)
  }

  @Test("Response 0.3, ζ 0.64 from −300 is at −62.3 after 0.1 s")
  func underdampedExample() {
    let spring = Spring(response: 0.3, dampingRatio: 0.64)
    let state = spring.state(at: 0.1, displacement: -300, velocity: 0)
    expectClose(state.displacement, -62.3, within: 0.05)
  }

  @Test(
    "Agrees with Runge–Kutta in the middle of the motion, in every regime",
    arguments: [0, 0.1, 0.5, 0.9, 0.999, 1, 1.001, 1.5, 3, 5])
  func agreesWithIntegration(ratio: Double) {
    var generator = SeededGenerator(seed: UInt64(ratio * 1_000))
    for _ in 0..<3 {
      var example = SpringCase.random(using: &generator)
      example.dampingRatio = ratio
      let seconds = Double.random(in: 0.2...6, using: &generator) / example.angularFrequency
      expectAgreement(example, at: seconds)
    }
  }

  @Test("Agrees with Runge–Kutta over the whole range of constants")
  func agreesOverTheRange() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<30 {
      let example = SpringCase.random(using: &generator)
      let seconds = Double.random(in: 0.01...8, using: &generator) / example.angularFrequency
      expectAgreement(example, at: seconds)
    }
  }

  private func expectAgreement(_ example: SpringCase, at seconds: Double) {
    let expected = example.oracle.state(
      at: seconds, displacement: example.displacement, velocity: example.velocity, steps: 8_000)
    let actual = example.spring.state(
      at: seconds, displacement: example.displacement, velocity: example.velocity)
    expectClose(
      actual.displacement, expected.displacement, within: 1e-9 * example.scale, "\(example)")
    expectClose(
      actual.velocity, expected.velocity,
      within: 1e-9 * example.scale * example.angularFrequency, "\(example)")
  }

  @Test("Has no step at critical damping", arguments: [0.3, 2.0, 7.0])
  func hasNoStepAtCriticalDamping(phase: Double) {
    // The slope by ζ is of the order of one, so a step shows as more than the distance walked.
    let center = Spring(response: 2 * .pi, dampingRatio: 1)
      .state(at: phase, displacement: 1, velocity: 0.5)
    for distance in [1e-3, 1e-5, 1e-7, 1e-9, 1e-11, 1e-13, 1e-15] {
      for ratio in [1 - distance, 1 + distance] {
        let state = Spring(response: 2 * .pi, dampingRatio: ratio)
          .state(at: phase, displacement: 1, velocity: 0.5)
        expectClose(state.displacement, center.displacement, within: 2 * distance + 1e-15)
        expectClose(state.velocity, center.velocity, within: 2 * distance + 1e-15)
      }
    }
  }

  @Test("Going on from a state is the same motion", arguments: [0.0, 0.3, 1, 4])
  func composes(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let whole = spring.state(at: 0.37, displacement: 10, velocity: -900)
    let half = spring.state(at: 0.12, displacement: 10, velocity: -900)
    let rest = spring.state(
      at: 0.25, displacement: half.displacement, velocity: half.velocity)
    expectClose(rest.displacement, whole.displacement, within: 1e-11)
    expectClose(rest.velocity, whole.velocity, within: 1e-9)
  }

  @Test(
    "Starts exactly where it was released and rests there before",
    arguments: [0, 0.25, 1, 2.5, 1e6])
  func startsAtReleasePoint(ratio: Double) {
    let simulation = SpringSimulation(
      spring: Spring(response: 0.5, dampingRatio: ratio), displacement: 120, velocity: -40)
    #expect(simulation.state(at: 0) == simulation.start)
    #expect(simulation.state(at: -1) == simulation.start)
  }

  @Test("Stays finite after any time", arguments: [0, 1e-9, 0.5, 1, 1.0000001, 50, 1e9])
  func staysFinite(ratio: Double) {
    for response in [1e-3, 0.4, 1e3] {
      for seconds in [1e-12, 1, 1e4, 1e12, .greatestFiniteMagnitude, .infinity] {
        let state = Spring(response: response, dampingRatio: ratio)
          .state(at: seconds, displacement: 1_000, velocity: 1e5)
        #expect(state.displacement.isFinite && state.velocity.isFinite, "\(response) \(seconds)")
      }
    }
  }

  @Test(
    "Overshoots by the textbook's share", arguments: [(0.64, 0.073), (0.8, 0.015), (0.9, 0.0015)])
  func overshoots(ratio: Double, share: Double) {
    let spring = Spring(response: 1, dampingRatio: ratio)
    let lowest = (0...2_000).map {
      spring.state(at: Double($0) / 1_000, displacement: 1, velocity: 0).displacement
    }.min()
    expectClose(-(lowest ?? 0), share, within: share / 20)
  }
}

@Suite struct SpringConstantsTests {
  @Test("Response and ratio are stiffness (2π/R)² and damping 4πζ/R")
  func fromResponse() {
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    expectClose(spring.response, 0.5, within: 1e-15)
    expectClose(spring.stiffness, 157.91367041742973, within: 1e-10)
    expectClose(spring.damping, 20.106192982974676, within: 1e-12)
  }

  @Test("Mass divides stiffness and damping")
  func fromPhysicalConstants() {
    let spring = Spring(stiffness: 100, damping: 5, mass: 2)
    expectClose(spring.response, 0.8885765876316732, within: 1e-14)
    expectClose(spring.angularFrequency, 7.0710678118654755, within: 1e-14)
    expectClose(spring.dampingRatio, 0.17677669529663687, within: 1e-15)
  }

  @Test(
    "A bounce is 1 − ζ, and a negative one 1/(1 + bounce)",
    arguments: [(0.3, 0.7), (0, 1), (1, 0), (-0.5, 2)])
  func fromBounce(bounce: Double, ratio: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(spring.dampingRatio == ratio)
    expectClose(spring.response, 0.5, within: 1e-15)
  }

  @Test("Refuses constants that are no spring's")
  func refusesBadConstants() async {
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: .nan, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 1, dampingRatio: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, damping: 1, mass: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
  }
}
