import FrameTiming
import Gallery
import Photos

/// What is said of a replay: a line for each frame, and whether the frames are as they were.
struct ReplayReport {
  /// Whether the first frame that differs is a failure.
  let checks: Bool

  let file: PhotoPath

  /// How many frames the recording has.
  let frameCount: Int

  /// Whether it was recorded when the gallery looked otherwise.
  var isOutdated = false

  /// Where the replayed session is recorded, and what of.
  var recorded: (into: RecordingFile, log: SessionLog)?

  private var lines = ""
  private var digests: [DisplayListDigest] = []
  private var differing = 0
  private var progress = ProgressLine()

  init(checks: Bool, file: PhotoPath, frameCount: Int) {
    self.checks = checks
    self.file = file
    self.frameCount = frameCount
  }

  /// Takes in the next frame.
  ///
  /// - Parameter frame: As it was played.
  /// - Throws: Where it is not as it was and has to be, and where standard output fails.
  mutating func add(_ frame: ReplaySession.Frame) throws(CommandFailure) {
    digests.append(frame.digest)
    let seconds = DecimalText.fixed(frame.time.seconds, decimals: 6) ?? "?"
    lines += "\(frame.index) \(seconds) \(frame.digest.text)\n"
    if !frame.isSame {
      differing += 1
      if checks {
        try flush()
        throw CommandFailure(
          "\(file.displayPath): frame \(frame.index) at \(seconds) s is not as it was recorded: "
            + "\(frame.digest.text), recorded \(frame.recorded.text)\(reason)")
      }
    }
    if digests.count.isMultiple(of: 64) { try flush() }
  }

  /// The recording is at its end.
  ///
  /// - Throws: Where standard output, or the new recording, cannot be written.
  mutating func finish() throws(CommandFailure) {
    try flush()
    if differing > 0 {
      StandardError.write(
        "warning",
        "\(file.displayPath): \(differing) of \(frameCount) frames are not as they were recorded"
          + reason)
    }
    if let recorded { try write(recorded.log, into: recorded.into) }
  }

  /// Why frames differ, where that is known.
  private var reason: String {
    isOutdated ? "; it is of a kvhero whose gallery had fewer tabs" : ""
  }

  /// Fails where frames that have to be checked were not played.
  func refuseToStopEarly() throws(CommandFailure) {
    guard checks, digests.count < frameCount else { return }
    throw CommandFailure(
      "\(file.displayPath): closed after \(digests.count) of \(frameCount) frames")
  }

  private mutating func flush() throws(CommandFailure) {
    progress.clear()
    try StandardOutput.write(lines)
    lines = ""
    if digests.count < frameCount {
      progress.show("frame \(digests.count) of \(frameCount)")
    }
  }

  private func write(_ log: SessionLog, into file: RecordingFile) throws(CommandFailure) {
    var next = digests.makeIterator()
    var text = log.header.text + "\n"
    for entry in log.entries {
      var entry = entry
      if case .frame(let time, _) = entry {
        guard let digest = next.next() else { break }
        entry = .frame(at: time, digest)
      }
      text += entry.text + "\n"
    }
    _ = file.write(Array(text.utf8))
    if let failure = file.failure { throw failure }
  }
}
