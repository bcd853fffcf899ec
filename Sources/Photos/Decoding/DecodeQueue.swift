import Glibc
import SceneGraph

/// Reads and decodes pictures on threads of its own.
///
/// Results wait in a mailbox until ``takeFinished()`` fetches them; whoever runs the main loop is
/// woken for each. ``shutDown()`` ends the threads and is called by `deinit` as well.
package final class DecodeQueue: Sendable {
  private let shared: Shared
  private let threads: Monitor<[WorkerThread]>

  /// One fewer than the processors that are there, and at least one.
  package static var defaultThreadCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1) }

  /// - Parameters:
  ///   - decoder: Called on every thread.
  ///   - threadCount: How many pictures are read at the same time.
  ///   - thumbnails: Where thumbnails of large pictures come from and go to; nowhere unless given.
  ///   - wake: Called on a background thread after each result is in the mailbox; it must not
  ///     block, nor call this queue.
  /// - Precondition: `threadCount` is positive, and the system has a thread to give.
  package init(
    decoder: some PhotoDecoder, threadCount: Int = DecodeQueue.defaultThreadCount,
    thumbnails: ThumbnailCache? = nil, wake: @escaping @Sendable () -> Void
  ) {
    precondition(threadCount > 0, "\(threadCount) threads decode nothing")
    let shared = Shared(
      decoder: decoder, thumbnails: thumbnails, mostBusy: threadCount, wake: wake)
    let started = (0..<threadCount + DecodeQueue.lentCount).compactMap { _ in
      WorkerThread { shared.work() }
    }
    precondition(!started.isEmpty, "the system refuses to start a thread")
    self.shared = shared
    threads = Monitor(started)
  }

  /// How many threads may wait for another process while all others go on.
  private static let lentCount = 3

  private init(idle shared: Shared) {
    self.shared = shared
    threads = Monitor([])
  }

  /// A queue that keeps what is ordered and reads none of it: for a store whose pictures come from
  /// elsewhere, as in a replay. Waiting for it has no end.
  package static func idle() -> DecodeQueue {
    DecodeQueue(idle: Shared(decoder: IdleDecoder()) {})
  }

  deinit {
    shutDown()
  }

  /// The results since the last call, in the order in which they were finished.
  package func takeFinished() -> [FinishedPhoto] { shared.takeFinished() }

  /// Sleeps until no job is pending or running; results are in the mailbox then.
  package func waitForAll() { shared.waitForAll() }

  /// How many jobs are pending or running.
  package var outstandingCount: Int { shared.outstandingCount }

  /// Forgets what is pending, waits for what is running, and ends the threads.
  ///
  /// Takes at most as long as one decode. Calling it again does nothing.
  package func shutDown() {
    let ending = threads.withLock { threads in
      defer { threads = [] }
      return threads
    }
    shared.stop()
    for thread in ending { thread.join() }
  }

  func add(_ job: PhotoJob, priority: PhotoPriority) { shared.add(job, priority: priority) }

  /// Forgets a job that nobody works on yet.
  func cancel(_ key: PhotoJob.Key) { shared.cancel(key) }
}

/// What the threads and the queue's owner share.
private final class Shared: Sendable {
  private struct State {
    var pending = PendingJobs()

    /// What is done when nothing is to be read soon: thumbnails are left for the next time. Each holds a
    /// picture no larger than a thumbnail.
    var copies: [@Sendable () -> Void] = []
    var running = 0

    /// The threads that read or decode and do not wait for another process, and how many there may be.
    var busy = 0
    let mostBusy: Int
    var finished: [FinishedPhoto] = []
    var isStopping = false

    var outstanding: Int { pending.count + running + copies.count }

    /// What a thread is to do next; `nil` where it has to wait.
    mutating func next() -> Assignment? {
      if isStopping { return .end }
      guard busy < mostBusy else { return nil }
      if let job = pending.next(atLeast: copies.isEmpty ? .later : .nearby) {
        (running, busy) = (running + 1, busy + 1)
        return .run(job)
      }
      guard !copies.isEmpty else { return nil }
      (running, busy) = (running + 1, busy + 1)
      return .copy(copies.removeFirst())
    }

    mutating func didEnd() { (running, busy) = (running - 1, busy - 1) }
  }

  private enum Assignment {
    case run(PhotoJob)
    case copy(@Sendable () -> Void)
    case end
  }

  private let decoder: any PhotoDecoder
  private let thumbnails: ThumbnailCache?
  private let wake: @Sendable () -> Void
  private let state: Monitor<State>
  private let memory = DecodingMemory(limit: DecodingLimit.bytes)

  init(
    decoder: any PhotoDecoder, thumbnails: ThumbnailCache? = nil, mostBusy: Int = 1,
    wake: @escaping @Sendable () -> Void
  ) {
    self.decoder = decoder
    state = Monitor(State(mostBusy: mostBusy))
    self.thumbnails = thumbnails
    self.wake = wake
  }

  func work() {
    while true {
      switch state.wait(until: { $0.next() }) {
      case .run(let job): run(job)
      case .copy(let copy):
        copy()
        state.change { $0.didEnd() }
      case .end: return
      }
    }
  }

  /// More are not worth their memory.
  private static let mostCopies = 32

  private func run(_ job: PhotoJob) {
    let lending = LendingDecoder(decoder: decoder) { self.lend($0) }
    let (outcome, afterwards) = job.run(decoder: lending, memory: memory, thumbnails: thumbnails)
    let finished = FinishedPhoto(id: job.id, outcome: outcome)
    state.withLock { $0.finished.append(finished) }
    wake()
    state.change { state in
      if let afterwards, !state.isStopping, state.copies.count < Shared.mostCopies {
        state.copies.append(afterwards)
      }
      state.didEnd()
    }
  }

  /// Lets another thread go on, or takes the turn back, at once: for a moment there may be one more.
  private func lend(_ isLending: Bool) {
    state.change { $0.busy += isLending ? -1 : 1 }
  }

  func add(_ job: PhotoJob, priority: PhotoPriority) {
    state.change { state in
      if !state.isStopping { state.pending.add(job, priority: priority) }
    }
  }

  func cancel(_ key: PhotoJob.Key) {
    state.change { $0.pending.remove(key) }
  }

  func takeFinished() -> [FinishedPhoto] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }

  var outstandingCount: Int { state.withLock { $0.outstanding } }

  func waitForAll() {
    state.wait { state -> Void? in state.outstanding == 0 ? () : nil }
  }

  func stop() {
    state.change { state in
      state.isStopping = true
      state.pending.removeAll()
      state.copies = []
    }
  }
}

private struct IdleDecoder: PhotoDecoder {
  func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap {
    preconditionFailure("an idle queue reads nothing")
  }
}
