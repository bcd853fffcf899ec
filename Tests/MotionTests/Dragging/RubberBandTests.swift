import Motion
import TestSupport
import Testing

@Suite struct RubberBandTests {
  /// Published figures for UIScrollView's law, a dimension of 800 points.
  static let table: [(pull: Double, stretch: Double)] = [
    (50, 26.6), (100, 51.5), (200, 96.7), (400, 172.5), (800, 283.9), (1_600, 419.0),
  ]

  @Test("Follows the published table for 800 points", arguments: table)
  func followsTable(pull: Double, stretch: Double) {
    let band = RubberBand(dimension: 800)
    expectClose(band.value(at: pull), stretch, within: 0.05)
    expectClose(band.value(at: -pull), -stretch, within: 0.05)
  }

  @Test("Is Apple's form, (1 − 1/(x·c/d + 1))·d", arguments: [0.3, 17, 250, 4_000])
  func isApplesForm(pull: Double) {
    let band = RubberBand(dimension: 320, coefficient: 0.4)
    expectClose(band.value(at: pull), (1 - 1 / (pull * 0.4 / 320 + 1)) * 320, within: 1e-11)
  }

  @Test("The inverse finds the pull again", arguments: [-1_600, -3, 0, 0.01, 50, 400, 1e5])
  func inverts(pull: Double) {
    let band = RubberBand(dimension: 800)
    expectClose(band.pull(forValue: band.value(at: pull)), pull, within: 1e-10 * max(1, abs(pull)))
  }

  @Test("The slope is that of the values", arguments: [-700, -20, 1, 60, 900, 5_000])
  func slopeIsDerivative(pull: Double) {
    let band = RubberBand(dimension: 800)
    let slope = (band.value(at: pull + 1e-3) - band.value(at: pull - 1e-3)) / 2e-3
    expectClose(band.slope(at: pull), slope, within: 1e-8)
  }

  @Test("The slope at the bound is the coefficient")
  func slopeAtBound() {
    #expect(RubberBand(dimension: 800).slope(at: 0) == 0.55)
  }

  @Test("Never passes its dimension and stays finite")
  func staysWithinDimension() {
    let band = RubberBand(dimension: 800)
    for pull in [1e6, 1e300, .greatestFiniteMagnitude, .infinity] {
      #expect(band.value(at: pull) <= 800)
      #expect(band.value(at: pull) > 798)
      #expect(band.slope(at: pull) >= 0)
    }
    for stretch in [799.9999, 800, 900, .infinity] {
      #expect(band.pull(forValue: stretch).isFinite)
      #expect(band.pull(forValue: stretch) > 1e6)
    }
  }

  @Test(
    "Positions within bounds are free, beyond them stretched, and found again",
    arguments: [(50.0, 50.0), (0, 0), (100, 100), (-50, -26.6), (200, 151.5)])
  func stretchesBeyondBounds(position: Double, shown: Double) {
    let band = RubberBand(dimension: 800)
    expectClose(band.position(position, within: 0...100), shown, within: 0.05)
    let exact = band.position(position, within: 0...100)
    expectClose(band.unstretched(exact, within: 0...100), position, within: 1e-10)
  }

  @Test("Refuses a dimension or coefficient that is none")
  func refusesBadConstants() async {
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 0) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 1, coefficient: 1.1) }
  }
}
