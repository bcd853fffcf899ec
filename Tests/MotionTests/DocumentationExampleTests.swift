import Motion
import TestSupport
import Testing

/// The examples of the module's page, as written there.
@Suite struct DocumentationExampleTests {
  @Test("A curve shapes a timed progress")
  func curve() {
    let eased = UnitCurve.easeInOut.value(at: 0.25)
    // By bisection in exact fractions.
    expectClose(eased, 0.12916193104731, within: 1e-12)
  }

  @Test("A spring takes over, says when it arrives, and is aimed anew without a jump")
  func spring() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.85)
    let release = SpringSimulation(spring: spring, displacement: 120, velocity: -900)
    let shown = release.state(at: 0.1)
    let end = release.settlingTime(tolerance: 0.5)

    let moved = SpringSimulation(
      spring: spring, displacement: shown.displacement + 300, velocity: shown.velocity)
    expectClose(moved.state(at: 0).displacement - 300, shown.displacement, within: 1e-12)
    #expect(moved.state(at: 0).velocity == shown.velocity)
    #expect(abs(release.state(at: try #require(end)).displacement) <= 0.5)

    let coefficients = spring.coefficients(at: 0.1)
    let x = coefficients.applied(toDisplacement: 120, velocity: -900)
    let y = coefficients.applied(toDisplacement: 40, velocity: 0)
    #expect(x == shown)
    #expect(y == spring.state(at: 0.1, displacement: 40, velocity: 0))

    var batch = SpringBatch()
    batch.append(release, startingAt: 0)
    batch.append(moved, startingAt: 0.1)
    var displacements = [0.0, 0.0]
    var velocities = [0.0, 0.0]
    var positions = displacements.mutableSpan
    var speeds = velocities.mutableSpan
    batch.sample(at: 0.15, displacements: &positions, velocities: &speeds)
    expectClose(displacements[0], release.state(at: 0.15).displacement, within: 1e-9)
    expectClose(displacements[1], moved.state(at: 0.15 - 0.1).displacement, within: 1e-9)
    expectClose(velocities[1], moved.state(at: 0.15 - 0.1).velocity, within: 1e-7)
  }

  @Test("A release is projected to where it would have led")
  func drag() {
    var estimator = VelocityEstimator()
    estimator.add(Point(x: 0, y: 0), at: .zero)
    estimator.add(Point(x: 0, y: 24), at: FrameTime(elapsed: .milliseconds(16)))
    let velocity = estimator.velocity(at: FrameTime(elapsed: .milliseconds(20)))
    let rest = Decay.normal.projection(of: Point(x: 0, y: 24), velocity: velocity)
    expectClose(velocity.dy, 1_500, within: 1e-9)
    expectClose(rest.y, 24 + 1.5 * 499.5, within: 0.01)
  }
}
