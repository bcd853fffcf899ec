import Motion
import TestSupport
import Testing

@Suite struct VelocityEstimatorTests {
  static let rates = [125.0, 500, 1_000, 8_000]

  private func estimator(_ samples: [(milliseconds: Double, x: Double)]) -> VelocityEstimator {
    var estimator = VelocityEstimator()
    for sample in samples {
      estimator.add(Point(x: sample.x, y: 0), at: .at(seconds: sample.milliseconds / 1_000))
    }
    return estimator
  }

  @Test("An even drag reads its speed, whatever the mouse", arguments: rates)
  func readsEvenDrag(rate: Double) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let velocity = Vector(
        dx: Double.random(in: -3_000...3_000, using: &generator),
        dy: Double.random(in: 500...3_000, using: &generator))
      let estimator = SimulatedMouse(rate: rate)
        .follow(3...3.3, using: &generator) { Point.zero + velocity * ($0 - 3) }
      let estimate = estimator.velocity(at: .at(seconds: 3.303))
      expectClose(
        (estimate - velocity).length / velocity.length, 0, within: 0.04, "\(velocity) \(estimate)")
    }
  }

  @Test("A slow drag reads within one pixel over the window", arguments: rates)
  func readsSlowDrag(rate: Double) {
    var generator = SeededGenerator(seed: 6)
    let estimator = SimulatedMouse(rate: rate)
      .follow(0...1, using: &generator) { Point(x: 90 * $0, y: 0) }
    expectClose(estimator.velocity(at: .at(seconds: 1)).dx, 90, within: 20)
  }

  @Test("A flick that speeds up reads its speed of half a window ago", arguments: rates)
  func readsAcceleratingFlick(rate: Double) {
    var generator = SeededGenerator(seed: 7)
    // 20,000 points/s²: 3000 points/s at the release, 2500 on the average of the last 50 ms.
    let estimator = SimulatedMouse(rate: rate)
      .follow(0...0.15, using: &generator) { Point(x: 0, y: 10_000 * $0 * $0) }
    let speed = estimator.velocity(at: .at(seconds: 0.15)).dy
    #expect(speed > 2_350 && speed < 3_050, "\(speed)")
  }

  @Test("A pause before the release reads zero", arguments: rates, [0.08, 0.1, 0.5, 10])
  func pauseReadsZero(rate: Double, pause: Double) {
    var generator = SeededGenerator(seed: 8)
    let estimator = SimulatedMouse(rate: rate)
      .follow(0...0.2, using: &generator) { Point(x: 2_000 * $0, y: 0) }
    #expect(estimator.velocity(at: .at(seconds: 0.2)).dx > 1_800)
    #expect(estimator.velocity(at: .at(seconds: 0.201 + pause)) == .zero)
  }

  @Test("A pause in which the device goes on reporting the same place reads zero")
  func reportedPauseReadsZero() {
    var estimator = estimator([(0, 0), (8, 20), (16, 40), (24, 60)])
    for step in 4...20 {
      estimator.add(Point(x: 60, y: 0), at: .at(seconds: 0.008 * Double(step)))
    }
    #expect(estimator.velocity(at: .at(seconds: 0.161)) == .zero)
  }

  @Test("The release's own position, where nothing moved since, takes nothing away")
  func releasePositionIsNoRest() {
    let moved = estimator([(0, 0), (8, 20), (16, 40), (24, 60)])
    let released = estimator([(0, 0), (8, 20), (16, 40), (24, 60), (30, 60)])
    expectClose(moved.velocity(at: .at(seconds: 0.03)).dx, 2_500, within: 1e-6)
    expectClose(released.velocity(at: .at(seconds: 0.03)).dx, 2_500, within: 1e-6)
  }

  @Test("A flick of a single move event does not read zero")
  func singleMoveEvent() {
    let estimator = estimator([(0, 0), (16, 40)])
    expectClose(estimator.velocity(at: .at(seconds: 0.02)).dx, 2_500, within: 1e-6)
  }

  @Test("A single event after a long hold reads slower than its whole way in the long window")
  func singleMoveEventAfterHold() {
    let estimator = estimator([(0, 0), (900, 40)])
    expectClose(estimator.velocity(at: .at(seconds: 0.905)).dx, 400, within: 1e-6)
  }

  @Test("Hold, then flick: the hold does not slow it down", arguments: rates)
  func holdThenFlick(rate: Double) {
    var generator = SeededGenerator(seed: 9)
    let estimator = SimulatedMouse(rate: rate).follow(0...0.57, using: &generator) {
      Point(x: max(0, $0 - 0.5) * 2_000, y: 0)
    }
    expectClose(estimator.velocity(at: .at(seconds: 0.57)).dx, 2_000, within: 120)
  }

  @Test("Turned round and let go, it reads the way back", arguments: rates)
  func readsTheWayBack(rate: Double) {
    var generator = SeededGenerator(seed: 10)
    let estimator = SimulatedMouse(rate: rate).follow(0...0.4, using: &generator) {
      Point(x: 1_000 * abs($0 - 0.33), y: 0)
    }
    expectClose(estimator.velocity(at: .at(seconds: 0.4)).dx, 1_000, within: 60)
  }

  @Test("Nothing, one place, or no time between two reads zero")
  func tooLittleReadsZero() {
    #expect(VelocityEstimator().velocity(at: .zero) == .zero)
    #expect(estimator([(5, 3)]).velocity(at: .at(seconds: 0.005)) == .zero)
    #expect(estimator([(5, 3), (5, 90)]).velocity(at: .at(seconds: 0.005)) == .zero)
    #expect(estimator([(5, 3), (9, 3), (12, 3)]).velocity(at: .at(seconds: 0.013)) == .zero)
  }

  @Test("Positions that are not finite, or late, are ignored")
  func ignoresNonsense() {
    let estimator = estimator([
      (0, 0), (8, 20), (12, .nan), (16, 40), (10, -500), (20, .infinity), (24, 60),
    ])
    expectClose(estimator.velocity(at: .at(seconds: 0.024)).dx, 2_500, within: 1e-6)
  }

  @Test("A speed beyond every number reads zero, not infinity")
  func overflowReadsZero() {
    let estimator = estimator([(0, -1e308), (1, 1e308)])
    #expect(estimator.velocity(at: .at(seconds: 0.001)) == .zero)
  }

  @Test("Nothing of a gesture is left after a reset")
  func resetForgets() {
    var estimator = estimator([(0, 0), (8, 20), (16, 40)])
    estimator.reset()
    #expect(estimator.velocity(at: .at(seconds: 0.016)) == .zero)
    estimator.add(Point(x: 500, y: 0), at: .at(seconds: 0.02))
    #expect(estimator.velocity(at: .at(seconds: 0.02)) == .zero)
  }

  @Test("A long drag at 8000 Hz reads its end, not its beginning")
  func forgetsTheBeginning() {
    var estimator = VelocityEstimator()
    for step in 0..<40_000 {
      let seconds = Double(step) / 8_000
      // Half a point a report, first up and then, for the last 60 ms, down at half the speed.
      let x = min(seconds, 4.94) * 4_000 - max(0, seconds - 4.94) * 2_000
      estimator.add(Point(x: x, y: 0), at: .at(seconds: seconds))
    }
    expectClose(estimator.velocity(at: .at(seconds: 5)).dx, -2_000, within: 1e-3)
  }
}
