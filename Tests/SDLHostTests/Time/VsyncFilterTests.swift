import Motion
import SDLHost
import Testing

@Suite("The refreshes of a display, from the presents alone")
struct VsyncFilterTests {
  private static let rates = [23.976, 50, 59.94, 60, 75, 120, 143.86, 144, 240]

  private func moment(_ seconds: Double) -> FrameTime {
    FrameTime(elapsed: .nanoseconds(Int64((seconds * 1e9).rounded())))
  }

  private func period(rate: Double) -> Duration { .nanoseconds(Int64((1e9 / rate).rounded())) }

  /// How far the next refresh is predicted from where it is, in seconds, after so many presents.
  private func error(
    rate: Double, presents: Int, jitter: Double, seed: UInt64, reported: Double? = nil
  ) -> Double {
    var chance = SimulatedChance(state: seed)
    var filter = VsyncFilter(
      first: moment(3 + chance.value(in: -jitter...jitter)), period: period(rate: reported ?? rate))
    for number in 1..<presents {
      _ = filter.add(moment(3 + Double(number) / rate + chance.value(in: -jitter...jitter)))
    }
    let next = 3 + Double(presents) / rate
    guard let predicted = filter.refresh(after: moment(next - 0.5 / rate)) else { return .infinity }
    return predicted.seconds - next
  }

  @Test("Without jitter the next refresh is known to the microsecond", arguments: rates)
  func exact(rate: Double) {
    #expect(abs(error(rate: rate, presents: 60, jitter: 0, seed: 1)) < 1e-6)
  }

  @Test(
    "With jitter the error falls as least squares say: 2 σ / √n",
    arguments: [30, 60, 120, 240], [59.94, 144])
  func jitter(presents: Int, rate: Double) {
    let (runs, jitter) = (400, 0.0005)
    let errors = (0..<runs).map {
      error(rate: rate, presents: presents, jitter: jitter, seed: UInt64($0))
    }
    let deviation = (errors.reduce(0) { $0 + $1 * $1 } / Double(runs)).squareRoot()
    // The variance of a line through n points, one step beyond the last, in units of σ².
    let count = Double(presents)
    let expected =
      jitter / 3.0.squareRoot() * ((4 * count + 2) / (count * (count - 1))).squareRoot()
    // 400 runs tell it to within 3.5 %; three times that is allowed.
    #expect(abs(deviation / expected - 1) < 0.106, "\(deviation) s instead of \(expected) s")
  }

  @Test("± 0.5 ms of jitter: at most 0.25 ms off after 60 presents, 0.1 ms after 400")
  func bounds() {
    for rate in VsyncFilterTests.rates where rate < 200 {
      for seed in 0..<100 as Range<UInt64> {
        #expect(abs(error(rate: rate, presents: 60, jitter: 0.0005, seed: seed)) < 0.25e-3)
        #expect(abs(error(rate: rate, presents: 400, jitter: 0.0005, seed: seed)) < 0.1e-3)
      }
    }
  }

  @Test(
    "A rate that is reported as a whole number is found out",
    arguments: [(59.94, 60.0), (59.94, 59), (119.88, 120), (143.86, 144), (23.976, 24)])
  func reportedRate(rate: Double, reported: Double) {
    for seed in 0..<20 as Range<UInt64> {
      let late = error(rate: rate, presents: 120, jitter: 0.0003, seed: seed, reported: reported)
      #expect(abs(late) < 0.15e-3)
    }
  }

  @Test("Refreshes in which no present returned change nothing")
  func missedRefreshes() {
    for seed in 0..<50 as Range<UInt64> {
      var chance = SimulatedChance(state: seed)
      let rate = 59.94
      var filter = VsyncFilter(first: moment(1), period: period(rate: 60))
      var number = 0
      for _ in 0..<200 {
        number += Int(chance.value(in: 1...4.999))
        let isTaken = filter.add(
          moment(1 + Double(number) / rate + chance.value(in: -3e-4...3e-4)))
        #expect(isTaken)
      }
      let next = 1 + Double(number + 1) / rate
      let predicted = filter.refresh(after: moment(next - 0.004))?.seconds ?? 0
      #expect(abs(predicted - next) < 0.15e-3)
      #expect(abs(filter.period / .seconds(1) - 1 / rate) < 2e-6)
    }
  }

  @Test("Presents that return far from every refresh are not taken in")
  func outliers() {
    var chance = SimulatedChance(state: 5)
    var filter = VsyncFilter(first: moment(0), period: period(rate: 60))
    for number in 1...600 {
      let isStray = number > 20 && number % 5 == 0
      let offset = isStray ? chance.value(in: 0.004...0.012) : chance.value(in: -2e-4...2e-4)
      let isTaken = filter.add(moment(Double(number) / 60 + offset))
      #expect(isTaken != isStray)
    }
    let predicted = filter.refresh(after: moment(10.01))?.seconds ?? 0
    #expect(abs(predicted - 601.0 / 60) < 1e-4)
  }

  @Test("A display whose clock drifts by 100 millionths in a minute is followed to 0.1 ms")
  func drift() {
    var chance = SimulatedChance(state: 9)
    var filter = VsyncFilter(first: moment(0), period: period(rate: 60))
    var (time, worst) = (0.0, 0.0)
    for number in 1...3600 {
      let period = (1 + 1e-4 * Double(number) / 3600) / 60
      time += period
      if number > 400 {
        let predicted = filter.refresh(after: moment(time - period / 2))?.seconds ?? 0
        worst = max(worst, abs(predicted - time))
      }
      _ = filter.add(moment(time + chance.value(in: -3e-4...3e-4)))
    }
    #expect(worst < 1e-4)
  }

  @Test("After a rest of a second it still knows the refreshes; after hours only the period")
  func rest() {
    var chance = SimulatedChance(state: 2)
    var filter = VsyncFilter(first: moment(0), period: period(rate: 60))
    for number in 1...600 {
      _ = filter.add(moment(Double(number) / 59.94 + chance.value(in: -3e-4...3e-4)))
    }
    let next = 660 / 59.94
    let predicted = filter.refresh(after: moment(next - 0.002))?.seconds ?? 0
    #expect(abs(predicted - next) < 3e-4)
    let later = 36_000.123
    #expect(filter.refresh(after: moment(later)) == nil)
    // The next present tells where they lie again.
    let isTaken = filter.add(moment(later))
    #expect(isTaken)
    let again = filter.refresh(after: moment(later + 0.001))?.seconds ?? 0
    #expect(abs(again - later - 1 / 59.94) < 1e-5)
  }
}
