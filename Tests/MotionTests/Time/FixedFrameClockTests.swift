import Motion
import TestSupport
import Testing

@Suite struct FixedFrameClockTests {
  @Test("A minute of 64ths is exactly a minute")
  func doesNotDrift() {
    var clock = FixedFrameClock(interval: .seconds(1) / 64)
    #expect(clock.nextFrame() == .zero)
    var time = FrameTime.zero
    for _ in 0..<3_840 { time = clock.nextFrame() }
    #expect(time == FrameTime(elapsed: .seconds(60)))
  }

  @Test("A copy goes its own way")
  func isAValue() {
    var clock = FixedFrameClock(interval: .milliseconds(10))
    _ = clock.nextFrame()
    var copy = clock
    #expect(copy.nextFrame() == FrameTime(elapsed: .milliseconds(10)))
    #expect(clock.nextFrame() == FrameTime(elapsed: .milliseconds(10)))
  }

  @Test("Refuses frames that are not apart")
  func refusesNoInterval() async {
    await #expect(processExitsWith: .failure) { _ = FixedFrameClock(interval: .zero) }
  }
}

@Suite struct FrameTimeTests {
  @Test("Seconds are the nearest double", arguments: [0.0, 0.25, 1.0 / 3, 86_400.125, -2.5])
  func secondsAreExact(seconds: Double) {
    expectClose(
      FrameTime(elapsed: .seconds(seconds)).seconds, seconds, within: abs(seconds) * 1e-15)
  }

  @Test("Times are ordered, and their difference is a duration")
  func arithmetic() {
    let start = FrameTime(elapsed: .milliseconds(30))
    let end = start + .milliseconds(12)
    #expect(start < end)
    #expect(end - start == .milliseconds(12))
  }
}
