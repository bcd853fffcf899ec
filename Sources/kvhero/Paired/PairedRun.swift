import FrameTiming
import Motion
import Photos
import SDLHost

/// Plays the paired job in a window.
@MainActor
struct PairedRun {
  let job: PairedJob
  let renderer: RendererChoice

  /// Whether it says how far it is, for scripts/peers; otherwise it ends with a line for a person.
  let writesMarks: Bool

  /// Plays it to its end.
  ///
  /// - Throws: Why it cannot be played, or was not played to its end.
  func run() throws {
    let relay = WakeRelay()
    let loading = PairedLoading(job) { relay.send() }
    let window = try Window(
      WindowOptions(
        title: "kvhero bench", size: PairedJob.size, position: (0, 0), scale: 1, renderer: renderer)
    )
    let content = PairedContent(
      job, loading: loading, scale: 1, renderer: window.rendererName, writesMarks: writesMarks)
    let loop = try HostLoop(window: window, content: content, onFrame: content.note)
    content.timer = WakeTimer(loop.wakeSignal)
    relay.connect(loop.wakeSignal)
    try loop.run()
    content.timer = nil
    if let failure = content.failure { throw failure }
    guard content.isFinished else {
      // Whoever clicks may close it whenever he likes.
      if job.cycles == 0 || TerminationSignal.isGiven { return }
      throw CommandFailure("the window was closed before the end")
    }
    if !writesMarks { try StandardOutput.write(summary(content.marks, window.rendererName)) }
  }

  private func summary(_ marks: PairedMarks, _ renderer: String) -> String {
    let frames = marks.presents.count
    let cpu = marks.span.cpu / .milliseconds(1) / Double(max(frames, 1))
    let rounded = DecimalText.shortest(cpu, decimals: 3) ?? "\(cpu)"
    let seconds = DecimalText.shortest(marks.span.real / .seconds(1), decimals: 2) ?? ""
    return "paired job, renderer \(renderer): \(frames) frames in \(seconds) s, "
      + "\(rounded) ms of CPU each\n"
  }
}
