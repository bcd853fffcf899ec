import FrameTiming
import Testing

@Suite struct SystemClockTests {
  @Test("Never runs backwards", arguments: [SystemClock.monotonic, .processCPU])
  func neverBackwards(clock: SystemClock) {
    var previous = clock.now()
    for _ in 0..<1000 {
      let now = clock.now()
      #expect(now >= previous)
      previous = now
    }
  }

  @Test("Has a resolution and a cost", arguments: [SystemClock.monotonic, .processCPU])
  func resolution(clock: SystemClock) {
    #expect(clock.resolution > .zero)
    #expect(clock.resolution < .milliseconds(20))
    #expect(clock.costOfReading(count: 100) > .zero)
  }

  @Test("Laps follow each other without a gap")
  func laps() {
    let outer = SystemClock.monotonic.now()
    var stopwatch = Stopwatch()
    var sum = Duration.zero
    for _ in 0..<100 { sum += stopwatch.lap() }
    let whole = SystemClock.monotonic.now() - outer
    #expect(sum > .zero)
    #expect(sum <= whole)
  }

  @Test("Milliseconds keep their fraction")
  func milliseconds() {
    #expect(Duration.microseconds(1_234_567).milliseconds == 1234.567)
    #expect(Duration.nanoseconds(-2_500_000).milliseconds == -2.5)
  }
}
