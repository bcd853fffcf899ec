import FrameTiming
import Motion
import Photos
import SDLHost

/// Plays the paired job in a window.
@MainActor
struct PairedRun {
  let job: PairedJob
  let renderer: RendererChoice

  /// How many threads draw; `nil` for as many as suit the machine.
  let threads: Int?

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
        title: "kvhero bench", size: PairedJob.size, position: (0, 0), scale: 1, renderer: renderer,
        threads: threads)
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
    if !writesMarks { try StandardOutput.write(summary(content.marks, window)) }
  }

  private func summary(_ marks: PairedMarks, _ window: Window) -> String {
    let frames = Double(max(marks.presents.count, 1))
    func text(_ value: Double, _ decimals: Int) -> String {
      DecimalText.fixed(value, decimals: decimals) ?? "-"
    }
    var table = TextTable(titles: ["mean ms a frame", ""])
    table.rows.append(["CPU, all threads", text(marks.span.cpu / .milliseconds(1) / frames, 3)])
    for stage in FrameStage.allCases where marks.stages[stage] > .zero {
      let mean = marks.stages[stage] / .milliseconds(1) / frames
      table.rows.append(["real time of \(stage.rawValue)", text(mean, 3)])
    }
    let threads =
      window.drawingThreads.map { $0 > 1 ? " on \($0) threads" : " on one thread" } ?? ""
    return
      "paired job, renderer \(window.rendererName)\(threads): \(marks.presents.count) frames in "
      + "\(text(marks.span.real / .seconds(1), 2)) s\n" + table.text
  }
}
