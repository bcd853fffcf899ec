import FrameTiming

/// What the paired job tells whoever measures it, line by line as it happens.
struct PairedMarks {
  /// Whether anybody wants to know.
  let areWritten: Bool

  /// When each frame from the beginning to the end was handed to the screen.
  private(set) var presents: [Duration] = []

  /// What all these frames took of the real time, stage by stage.
  private(set) var stages = FrameStages()

  private var cpu = Duration.zero

  /// - Parameters:
  ///   - areWritten: Whether lines are written.
  ///   - frames: How many frames there is to be room for.
  init(areWritten: Bool, frames: Int) {
    self.areWritten = areWritten
    presents.reserveCapacity(frames)
  }

  /// The time from the beginning to the end, and what it took of the processors.
  private(set) var span = (real: Duration.zero, cpu: Duration.zero)

  /// Says that something has come to pass.
  func mark(_ name: String) throws(CommandFailure) {
    try mark(name, at: SystemClock.monotonic.now())
  }

  /// The first move sets out now.
  mutating func begin() throws(CommandFailure) {
    span.real = SystemClock.monotonic.now()
    try mark("begin", at: span.real)
    cpu = SystemClock.processCPU.now()
  }

  /// A frame was handed to the screen.
  ///
  /// - Parameter record: What it took.
  mutating func present(_ record: FrameRecord) {
    presents.append(SystemClock.monotonic.now())
    for stage in FrameStage.allCases { stages[stage] += record.stages[stage] }
  }

  /// The last move has arrived.
  mutating func end(renderer: String) throws(CommandFailure) {
    let now = SystemClock.monotonic.now()
    span = (now - span.real, SystemClock.processCPU.now() - cpu)
    try mark("end", at: now)
    guard areWritten else { return }
    let report = JSONValue.object([
      .init("renderer", .string(renderer)), .init("cpu_self_s", .number(span.cpu / .seconds(1))),
      .init("present_ns", .array(presents.map { .integer(nanoseconds($0)) })),
    ])
    try StandardOutput.write("PEER \(report.text)\n")
  }

  private func mark(_ name: String, at time: Duration) throws(CommandFailure) {
    guard areWritten else { return }
    try StandardOutput.write("MARK \(name) \(nanoseconds(time))\n")
  }

  private func nanoseconds(_ duration: Duration) -> Int {
    Int(duration.components.seconds) * 1_000_000_000
      + Int(duration.components.attoseconds / 1_000_000_000)
  }
}
