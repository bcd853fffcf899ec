import FrameTiming
import Testing

@Suite struct StallInjectionTests {
  @Test(
    "Reads what --inject-stall takes, and writes it back",
    arguments: [
      ("50@30", StallInjection(milliseconds: 50, frame: 30)),
      ("0.5@0", StallInjection(milliseconds: 0.5, frame: 0)),
      ("10000@7:drag", StallInjection(milliseconds: 10_000, frame: 7, phase: .drag)),
      ("33.25@12:present", StallInjection(milliseconds: 33.25, frame: 12, phase: .present)),
    ])
  func reads(text: String, stall: StallInjection) throws {
    #expect(try StallInjection(parsing: text) == stall)
    #expect(stall.description == text)
  }

  static let wrongTime = "MS should be milliseconds, above 0 and up to 10000"
  static let wrongFrame = "FRAME should be a whole number, from 0"
  static let wrongPhase =
    "PHASE should be one of present, drag, cancel, dismiss, page, scroll, idle"

  @Test(
    "Says what is wrong with anything else",
    arguments: [
      ("", "there is no '@'"), ("50", "there is no '@'"), ("@3", wrongTime), ("0@3", wrongTime),
      ("-5@3", wrongTime), ("inf@3", wrongTime), ("nan@3", wrongTime), ("1e3@3", wrongTime),
      ("0x10@3", wrongTime), ("10000.1@3", wrongTime), ("1.2.3@3", wrongTime),
      ("50@", wrongFrame), ("50@-1", wrongFrame), ("50@1.5", wrongFrame), ("50@+1", wrongFrame),
      ("50@ 3", wrongFrame), ("50@99999999999999999999", wrongFrame), ("50@3:", wrongPhase),
      ("50@3:open", wrongPhase), ("50@3:drag:drag", wrongPhase),
    ])
  func complains(text: String, reason: String) {
    let error = #expect(throws: StallSyntaxError.self) { try StallInjection(parsing: text) }
    #expect(error?.description == "'\(text)' is not MS@FRAME[:PHASE]: \(reason)")
  }

  @Test("Holds up one frame, counted over the run or over a phase")
  func countsFrames() {
    let phases: [FramePhase] = [.present, .drag, .present, .drag, .present, .drag]
    var ofRun = StallInjection.Countdown(StallInjection(milliseconds: 50, frame: 3))
    var ofPhase = StallInjection.Countdown(
      StallInjection(milliseconds: 50, frame: 2, phase: .present))
    #expect(phases.map { ofRun.stall(ofFrameIn: $0).milliseconds } == [0, 0, 0, 50, 0, 0])
    #expect(phases.map { ofPhase.stall(ofFrameIn: $0).milliseconds } == [0, 0, 0, 0, 50, 0])
  }
}

@Suite struct StallSelfTestTests {
  /// A 50 Hz run in which frame 3 is late by `late` ms.
  private func log(late: Double) -> FrameLog {
    var records = RecordedFrames.records(intervals: [20, 20, 20 + late, 20, 20], period: 20)
    for index in 2..<5 { records[index].phase = .drag }
    return RecordedFrames.log(records)
  }

  @Test(
    "Passes if the stall is reported to within a millisecond",
    arguments: [(50.0, true), (50.9, true), (49.1, true), (51.1, false), (48.9, false)])
  func tolerance(late: Double, passes: Bool) {
    let test = StallSelfTest(StallInjection(milliseconds: 50, frame: 3), in: log(late: late))
    #expect(test.passes == passes)
    #expect(isClose(test.error, late - 50))
    #expect(test.reported?.frame == 3)
    #expect(test.reported?.phase == .drag)
  }

  @Test("Fails if the stall is reported elsewhere")
  func elsewhere() {
    for frame in [0, 1, 2, 4, 5] {
      #expect(
        !StallSelfTest(StallInjection(milliseconds: 50, frame: frame), in: log(late: 50)).passes)
    }
    let ofDrag = StallInjection(milliseconds: 50, frame: 1, phase: .drag)
    #expect(StallSelfTest(ofDrag, in: log(late: 50)).passes)
  }

  @Test("Fails if the run never came to the frame")
  func notReached() {
    let test = StallSelfTest(StallInjection(milliseconds: 50, frame: 6), in: log(late: 50))
    #expect(test.reported == nil)
    #expect(!test.passes)
  }
}
