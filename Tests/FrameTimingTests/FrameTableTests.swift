import FrameTiming
import Motion
import Testing

@Suite struct FrameTableTests {
  /// A frame of which every figure is known, and one of which little is.
  private static let log: FrameLog = {
    var full = FrameRecord(
      index: 7, phase: .drag, followsFrame: true,
      oldestInput: FrameTime(elapsed: .microseconds(95_250)),
      begin: FrameTime(elapsed: .milliseconds(100)),
      sampleTime: FrameTime(elapsed: .milliseconds(116)), cpu: .nanoseconds(4_500_001),
      returnedFromPresent: FrameTime(elapsed: .milliseconds(150)),
      predictedShown: FrameTime(elapsed: .milliseconds(110)),
      deadline: FrameTime(elapsed: .milliseconds(120)), refreshPeriod: .milliseconds(20),
      drawItems: 31, transition: 2, liveElements: 3, drawCalls: 12, bytesUploaded: 65_536,
      allocations: 0, changesPicture: false)
    for (place, stage) in FrameStage.allCases.enumerated() {
      full.stages.set(stage, .milliseconds(place + 1))
    }
    let first = FrameRecord(
      index: 6, phase: .idle, followsFrame: false, begin: FrameTime(elapsed: .milliseconds(80)),
      returnedFromPresent: FrameTime(elapsed: .milliseconds(90)),
      deadline: FrameTime(elapsed: .milliseconds(100)), refreshPeriod: .milliseconds(20))
    return RecordedFrames.log([first, full])
  }()

  private static func rows(_ csv: String) -> [[String: String]] {
    let lines = csv.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.last == "")
    let cells = lines.dropLast().map { line in
      line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard let titles = cells.first else { return [] }
    #expect(Set(titles).count == titles.count)
    return cells.dropFirst().map { row in
      #expect(row.count == titles.count)
      return Dictionary(zip(titles, row)) { first, _ in first }
    }
  }

  @Test("Every column of a full record says what the record says")
  func full() throws {
    let row = try #require(FrameTableTests.rows(FrameTableTests.log.csv).last)
    let expected = [
      "run": "1", "frame": "7", "phase": "drag", "transition": "2", "follows_frame": "1",
      "oldest_input_ms": "95.250000", "begin_ms": "100.000000", "sample_ms": "116.000000",
      "input_ms": "1.000000", "update_ms": "2.000000", "match_ms": "3.000000",
      "layout_ms": "4.000000", "decode_wait_ms": "5.000000", "record_ms": "6.000000",
      "submit_ms": "7.000000", "present_ms": "8.000000", "cpu_ms": "4.500001",
      "returned_from_present_ms": "150.000000", "predicted_shown_ms": "110.000000",
      "deadline_ms": "120.000000",
      // 30 ms late is one and a half refreshes: two showed the old picture.
      "overrun_ms": "30.000000", "missed_vsyncs": "2", "interval_ms": "60.000000",
      "hitch_ms": "40.000000", "input_to_present_ms": "54.750000", "refresh_ms": "20.000000",
      "live_elements": "3", "draw_items": "31", "draw_calls": "12", "bytes_uploaded": "65536",
      "allocations": "0", "changes_picture": "0", "run_is_partial": "0",
    ]
    #expect(row == expected)
  }

  @Test("What is not known is an empty cell, not a zero")
  func unknown() throws {
    let row = try #require(FrameTableTests.rows(FrameTableTests.log.csv).first)
    let empty = [
      "oldest_input_ms", "interval_ms", "input_to_present_ms", "transition", "live_elements",
      "draw_calls", "bytes_uploaded", "allocations", "predicted_shown_ms",
    ]
    for title in empty { #expect(row[title] == "", "\(title)") }
    #expect(row["overrun_ms"] == "-10.000000")
    #expect(row["missed_vsyncs"] == "0")
    #expect(row["hitch_ms"] == "0.000000")
    #expect(row["changes_picture"] == "1")
  }

  @Test("A run that was cut short says so in every row")
  func partial() {
    var log = FrameTableTests.log
    log.isPartial = true
    #expect(FrameTableTests.rows(log.csv).map { $0["run_is_partial"] } == ["1", "1"])
  }

  @Test("Without frames there are only the titles")
  func noFrames() {
    let csv = FrameLog(capacity: 1).csv
    #expect(csv.hasPrefix("run,frame,phase,"))
    #expect(csv.split(separator: "\n").count == 1)
  }
}

extension FrameStages {
  /// Sets a stage by its name.
  fileprivate mutating func set(_ stage: FrameStage, _ duration: Duration) {
    switch stage {
    case .input: input = duration
    case .update: update = duration
    case .match: match = duration
    case .layout: layout = duration
    case .decodeWait: decodeWait = duration
    case .record: record = duration
    case .submit: submit = duration
    case .present: present = duration
    }
  }
}
