import FrameTiming
import Motion
import SDLHost
import SceneGraph
import Transitions

/// The paired job as a window's content.
final class PairedContent: WindowContent {
  private enum State: Hashable {
    /// Photographs are missing.
    case loading

    /// All are there; the frame that shows them is to come.
    case loaded

    /// The first move sets out at this time.
    case waiting(until: FrameTime)

    /// A cycle is played; the number is that of the next.
    case playing(next: Int)

    /// The last move has arrived; the frame that shows it is to come.
    case played

    /// All is said; it ends at this time.
    case staying(until: FrameTime)

    /// A person opens and closes.
    case attended

    case closed
  }

  /// Wakes the loop when something is due.
  var timer: WakeTimer?

  private(set) var marks: PairedMarks

  /// What went wrong.
  private(set) var failure: CommandFailure?

  private let job: PairedJob
  private let renderer: String
  private let loading: PairedLoading
  private let pictures = PairedPictures()
  private let grid = PairedGrid()
  private let animator: PairedAnimator
  private let stage: Stage
  private var state = State.loading
  private var hasShownFrame = false

  /// - Parameters:
  ///   - job: What is played.
  ///   - loading: The photographs on their way.
  ///   - scale: Device pixels per point.
  ///   - renderer: How frames are drawn, for the report.
  ///   - writesMarks: Whether it tells how far it is.
  init(
    _ job: PairedJob, loading: PairedLoading, scale: Double, renderer: String, writesMarks: Bool
  ) {
    self.job = job
    self.loading = loading
    self.renderer = renderer
    animator = PairedAnimator(duration: job.move, pictures: pictures)
    stage = Stage(root: grid, size: PairedJob.size, scale: scale)
    let frames = 2 * job.cycles * (Int((job.move / .milliseconds(10)).rounded(.up)) + 2)
    marks = PairedMarks(areWritten: writesMarks, frames: min(frames, 1_000_000))
    grid.onOpen = { [weak self] photo in self?.open(photo) }
  }

  /// Whether everything was played.
  private(set) var isFinished = false

  var needsFrames: Bool { stage.needsFrame }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .closeRequest: state = .closed
    case .resize, .expose: stage.handle(event)
    // A hand that happens to be on the mouse is not part of the job.
    default: if state == .attended { stage.handle(event) }
    }
  }

  func wake(at time: FrameTime) {
    for arrival in loading.arrivals() {
      switch arrival.picture {
      case .success(let picture):
        pictures.accept(picture, of: arrival.photo)
        grid.picturesDidChange()
      case .failure(let reason): fail(reason)
      }
    }
    switch state {
    case .loading where pictures.count == PairedJob.photos: state = .loaded
    case .waiting(let due) where time >= due:
      stage.advance(to: time)
      state = .playing(next: 0)
      attempt { () throws(CommandFailure) in try marks.begin() }
      playNext()
    case .staying(let due) where time >= due:
      isFinished = true
      state = .closed
    case .waiting(let due), .staying(let due): timer?.wake(after: due - time)
    default: break
    }
  }

  func frame(at time: FrameTime) -> WindowFrame {
    let list = stage.frame(at: time)
    return WindowFrame(
      list: list, background: PairedJob.ground, images: pictures,
      sampleTime: stage.transitionTime)
  }

  func takeRequests() -> [WindowRequest] { state == .closed ? [.close] : [] }

  /// A frame was shown.
  ///
  /// - Parameter record: What it took.
  func note(_ record: FrameRecord) {
    if !hasShownFrame {
      hasShownFrame = true
      attempt { () throws(CommandFailure) in try marks.mark("first_frame") }
    }
    switch state {
    case .loaded:
      attempt { () throws(CommandFailure) in try marks.mark("ready") }
      state = job.cycles > 0 ? .waiting(until: later(PairedJob.pause, record)) : .attended
      timer?.wake(after: PairedJob.pause)
    case .playing: marks.present(record)
    case .played:
      marks.present(record)
      attempt { () throws(CommandFailure) in try marks.end(renderer: renderer) }
      state = .staying(until: later(PairedJob.stay, record))
      timer?.wake(after: PairedJob.stay)
    default: break
    }
  }

  private func later(_ duration: Duration, _ record: FrameRecord) -> FrameTime {
    record.returnedFromPresent + duration
  }

  private func playNext() {
    guard case .playing(let cycle) = state else { return }
    guard cycle < job.cycles else {
      state = .played
      return
    }
    state = .playing(next: cycle + 1)
    open(PairedJob.photo(inCycle: cycle)) { [weak self] detail in
      detail.dismiss { _ in self?.playNext() }
    }
  }

  /// Opens a photograph.
  ///
  /// - Parameters:
  ///   - photo: Which.
  ///   - completion: Told when it is open.
  private func open(_ photo: Int, completion: ((PairedDetail) -> Void)? = nil) {
    let detail = PairedDetail(photo: photo)
    detail.transitioningDelegate = animator
    grid.present(detail) { outcome in
      if outcome == .completed { completion?(detail) }
    }
  }

  private func attempt(_ body: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) { try body() } catch { fail(error) }
  }

  private func fail(_ reason: CommandFailure) {
    if failure == nil { failure = reason }
    state = .closed
  }
}
