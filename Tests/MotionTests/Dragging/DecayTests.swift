import Motion
import TestSupport
import Testing

@Suite struct DecayTests {
  @Test(
    "1000 points per second go as far as published, by the exact integral",
    arguments: [(0.998, 499.5), (0.995, 199.5), (0.99, 99.5)])
  func followsTable(rate: Double, distance: Double) {
    expectClose(Decay(rate: rate).projection(velocity: 1_000), distance, within: 0.005)
  }

  @Test("Half a millisecond's travel further than the sum of whole milliseconds")
  func differsFromSum() {
    let sum = 1_000 / 1_000 * 0.998 / (1 - 0.998)
    expectClose(Decay.normal.projection(velocity: 1_000) - sum, 0.5, within: 1e-3)
  }

  @Test(
    "Agrees with multiplying the speed by the rate, a little at a time",
    arguments: [0.998, 0.995, 0.99])
  func agreesWithStepping(rate: Double) {
    let decay = Decay(rate: rate)
    // 1 µs steps keep r^(1/1000), by Newton's method for the thousandth root.
    var root = 1 - (1 - rate) / 1_000
    for _ in 0..<20 {
      let nearlyRate = (0..<1_000).reduce(1.0) { product, _ in product * root }
      root -= (nearlyRate - rate) * root / (1_000 * nearlyRate)
    }
    var (way, speed) = (0.0, -1_500.0)
    for step in 1...250_000 {
      let after = speed * root
      way += (speed + after) / 2 * 1e-6
      speed = after
      guard step % 50_000 == 0 else { continue }
      let seconds = Double(step) * 1e-6
      expectClose(decay.velocity(at: seconds, from: -1_500), speed, within: 1e-6)
      expectClose(decay.displacement(at: seconds, velocity: -1_500), way, within: 1e-6)
    }
  }

  @Test("Comes to rest at its projection")
  func endsAtProjection() {
    let decay = Decay.fast
    expectClose(
      decay.displacement(at: 100, velocity: 800), decay.projection(velocity: 800), within: 1e-10)
    let end = decay.projection(of: Point(x: 10, y: 20), velocity: Vector(dx: 800, dy: -400))
    expectClose(end.x, 10 + decay.projection(velocity: 800), within: 1e-12)
    expectClose(end.y, 20 - decay.projection(velocity: 400), within: 1e-12)
  }

  @Test("Falls to a speed at the time it says", arguments: [5.0, 50, 799])
  func fallsToSpeed(speed: Double) {
    let seconds = Decay.normal.time(toSpeed: speed, from: -800)
    expectClose(Decay.normal.velocity(at: seconds, from: -800), -speed, within: 1e-10)
    #expect(Decay.normal.time(toSpeed: speed, from: speed / 2) == 0)
  }

  @Test("Covers a distance at the time it says, if it gets there", arguments: [1.0, 200, 399])
  func coversDistance(distance: Double) throws {
    let seconds = try #require(Decay.normal.time(toCover: -distance, from: -800))
    expectClose(Decay.normal.displacement(at: seconds, velocity: -800), -distance, within: 1e-10)
    #expect(Decay.normal.time(toCover: distance, from: -800) == nil)
    #expect(Decay.normal.time(toCover: 401, from: 800) == nil)
    #expect(Decay.normal.time(toCover: distance, from: 0) == nil)
    #expect(Decay.normal.time(toCover: 0, from: 0) == 0)
  }

  @Test("The velocity for a distance is projected to it")
  func velocityForDistance() {
    let velocity = Decay.normal.velocity(toCover: 321)
    expectClose(Decay.normal.projection(velocity: velocity), 321, within: 1e-10)
  }

  @Test("Refuses a rate that does not slow down")
  func refusesBadRate() async {
    await #expect(processExitsWith: .failure) { _ = Decay(rate: 1) }
    await #expect(processExitsWith: .failure) { _ = Decay(rate: .nan) }
  }
}
