import FrameTiming
import Motion
import Testing

@Suite struct FrameRecordTests {
  /// A frame of a 50 Hz display that was due at 100 ms and handed on at `shown` ms.
  private func record(shown: Double, follows: Bool = true) -> FrameRecord {
    FrameRecord(
      index: 5, phase: .present, followsFrame: follows,
      oldestInput: FrameTime(elapsed: .milliseconds(70)),
      begin: FrameTime(elapsed: .milliseconds(80)),
      returnedFromPresent: FrameTime(elapsed: .nanoseconds(Int64(shown * 1e6))),
      deadline: FrameTime(elapsed: .milliseconds(100)), refreshPeriod: .milliseconds(20))
  }

  @Test(
    "Every refresh that began while the frame was late counts as missed",
    arguments: [(99.0, 0), (100, 0), (100.1, 1), (119.9, 1), (120, 1), (120.1, 2), (153, 3)])
  func missedVsyncs(shown: Double, missed: Int) {
    #expect(record(shown: shown).missedVsyncs == missed)
    #expect(record(shown: shown).isMissed == (missed > 0))
  }

  @Test("The overrun has a sign")
  func overrun() {
    #expect(record(shown: 93).overrun == .milliseconds(-7))
    #expect(record(shown: 108).overrun == .milliseconds(8))
  }

  @Test("A frame that stalls for 50 ms and is otherwise in step has a hitch of 50 ms")
  func stall() {
    let previous = record(shown: 83)
    var stalled = record(shown: 83 + 20 + 50)
    stalled.deadline = previous.deadline + .milliseconds(20)
    let interval = stalled.interval(since: previous)
    #expect(interval == .milliseconds(70))
    #expect(stalled.hitch(interval: interval) == .milliseconds(50))
  }

  @Test("A frame in time has no hitch, however uneven the presents")
  func unevenButInTime() {
    let interval = record(shown: 99).interval(since: record(shown: 65))
    #expect(interval == .milliseconds(34))
    #expect(record(shown: 99).hitch(interval: interval) == .zero)
  }

  @Test("The first frame after a rest has no interval; its hitch is its overrun")
  func firstFrame() {
    let first = record(shown: 112, follows: false)
    #expect(first.interval(since: record(shown: 10)) == nil)
    #expect(first.hitch(interval: nil) == .milliseconds(12))
  }

  @Test("Latency runs from the oldest input")
  func latency() {
    #expect(record(shown: 93).inputToPresent == .milliseconds(23))
    var silent = record(shown: 93)
    silent.oldestInput = nil
    #expect(silent.inputToPresent == nil)
  }

  @Test("The stages add up")
  func stages() {
    var stages = FrameStages()
    stages.input = .microseconds(100)
    stages.update = .microseconds(20)
    stages.record = .microseconds(3)
    stages.submit = .milliseconds(4)
    stages.present = .milliseconds(50)
    #expect(stages.total == .microseconds(54123))
  }
}
