import Motion

/// The columns of the table of frames, one row a frame.
///
/// All times are in milliseconds to the nanosecond; instants count from the start of the run but
/// `sample_ms`, which is on the animations' timeline. A cell is empty where there is nothing to say.
/// No cell holds a comma, a quotation mark or a line break, so every reader of CSV (RFC 4180) can
/// read it.
enum FrameTable {
  /// What a row is made of.
  struct Row {
    let run: Int
    let isPartial: Bool
    let record: FrameRecord
    let interval: Duration?
  }

  struct Column {
    let name: String
    let cell: @Sendable (Row) -> String
  }

  static let columns =
    identity + instants + stages
    + [
      duration("cpu_ms") { $0.record.cpu },
      instant("returned_from_present_ms") { $0.record.returnedFromPresent },
      instant("predicted_shown_ms") { $0.record.predictedShown },
      instant("deadline_ms") { $0.record.deadline },
      duration("overrun_ms") { $0.record.overrun },
      count("missed_vsyncs") { $0.record.missedVsyncs },
      duration("interval_ms") { $0.interval },
      duration("hitch_ms") { $0.record.hitch(interval: $0.interval) },
      duration("input_to_present_ms") { $0.record.inputToPresent },
      duration("refresh_ms") { $0.record.refreshPeriod },
      count("live_elements") { $0.record.liveElements },
      count("draw_items") { $0.record.drawItems },
      count("draw_calls") { $0.record.drawCalls },
      count("bytes_uploaded") { $0.record.bytesUploaded },
      count("allocations") { $0.record.allocations },
      flag("changes_picture") { $0.record.changesPicture },
      flag("run_is_partial") { $0.isPartial },
    ]

  private static let identity = [
    count("run") { $0.run },
    count("frame") { $0.record.index },
    Column(name: "phase") { $0.record.phase.rawValue },
    count("transition") { $0.record.transition },
    flag("follows_frame") { $0.record.followsFrame },
  ]

  private static let instants = [
    instant("oldest_input_ms") { $0.record.oldestInput },
    instant("begin_ms") { $0.record.begin },
    instant("sample_ms") { $0.record.sampleTime },
  ]

  private static let stages = FrameStage.allCases.map { stage in
    duration(stage == .decodeWait ? "decode_wait_ms" : "\(stage.rawValue)_ms") {
      $0.record.stages[stage]
    }
  }

  private static func duration(
    _ name: String, _ value: @escaping @Sendable (Row) -> Duration?
  ) -> Column {
    Column(name: name) { row in
      value(row).flatMap { DecimalText.fixed($0.milliseconds, decimals: 6) } ?? ""
    }
  }

  private static func instant(
    _ name: String, _ value: @escaping @Sendable (Row) -> FrameTime?
  ) -> Column {
    duration(name) { value($0)?.elapsed }
  }

  private static func count(_ name: String, _ value: @escaping @Sendable (Row) -> Int?) -> Column {
    Column(name: name) { row in value(row).map(String.init) ?? "" }
  }

  private static func flag(_ name: String, _ value: @escaping @Sendable (Row) -> Bool) -> Column {
    Column(name: name) { row in value(row) ? "1" : "0" }
  }
}
