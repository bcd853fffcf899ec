import Glibc
import SceneGraph
import Synchronization

/// Reads and decodes pictures on threads of its own.
///
/// Results wait in a mailbox until ``takeFinished()`` fetches them; whoever runs the main loop is
/// woken for each. ``shutDown()`` ends the threads and is called by `deinit` as well.
package final class DecodeQueue: Sendable {
  private let shared: Shared
  private let threads: Mutex<[WorkerThread]>

  /// One fewer than the processors that are there, and at least one.
  package static var defaultThreadCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1) }

  /// - Parameters:
  ///   - decoder: Called on every thread.
  ///   - threadCount: How many pictures are read at the same time.
  ///   - wake: Called on a background thread after each result is in the mailbox; it must not
  ///     block, nor call this queue.
  /// - Precondition: `threadCount` is positive, and the system has a thread to give.
  package init(
    decoder: some PhotoDecoder, threadCount: Int = DecodeQueue.defaultThreadCount,
    wake: @escaping @Sendable () -> Void
  ) {
    precondition(threadCount > 0, "\(threadCount) threads decode nothing")
    let shared = Shared(decoder: decoder, wake: wake)
    let started = (0..<threadCount).compactMap { _ in WorkerThread { shared.work() } }
    precondition(!started.isEmpty, "the system refuses to start a thread")
    self.shared = shared
    threads = Mutex(started)
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
    shared.stop(threadCount: ending.count)
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
    var running = 0
    var finished: [FinishedPhoto] = []
    var isStopping = false
    /// Threads that sleep until nothing is outstanding.
    var waiting = 0

    var outstanding: Int { pending.count + running }
  }

  private let decoder: any PhotoDecoder
  private let wake: @Sendable () -> Void
  private let state = Mutex(State())
  private let memory = DecodingMemory(limit: DecodingLimit.bytes)
  /// One wake-up for each job that was added; a cancelled one's wakes a thread for nothing.
  private let added = ThreadSignal()
  private let idle = ThreadSignal()

  init(decoder: any PhotoDecoder, wake: @escaping @Sendable () -> Void) {
    self.decoder = decoder
    self.wake = wake
  }

  func work() {
    while true {
      added.wait()
      let (job, isStopping) = state.withLock { state in
        let job = state.isStopping ? nil : state.pending.next()
        if job != nil { state.running += 1 }
        return (job, state.isStopping)
      }
      if isStopping { return }
      guard let job else { continue }
      let finished = FinishedPhoto(id: job.id, outcome: job.run(decoder: decoder, memory: memory))
      post(finished)
    }
  }

  private func post(_ finished: FinishedPhoto) {
    state.withLock { $0.finished.append(finished) }
    wake()
    wakeWaiting { $0.running -= 1 }
  }

  /// Changes the state, and wakes who waits for nothing to be outstanding if that is so now.
  private func wakeWaiting(after change: (inout State) -> Void) {
    let waiting = state.withLock { state in
      change(&state)
      guard state.outstanding == 0 else { return 0 }
      defer { state.waiting = 0 }
      return state.waiting
    }
    idle.wake(waiting)
  }

  func add(_ job: PhotoJob, priority: PhotoPriority) {
    let isAdded = state.withLock { state in
      guard !state.isStopping else { return false }
      state.pending.add(job, priority: priority)
      return true
    }
    if isAdded { added.wake() }
  }

  func cancel(_ key: PhotoJob.Key) {
    wakeWaiting { $0.pending.remove(key) }
  }

  func takeFinished() -> [FinishedPhoto] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }

  var outstandingCount: Int { state.withLock { $0.outstanding } }

  func waitForAll() {
    while true {
      let isIdle = state.withLock { state in
        if state.outstanding > 0 { state.waiting += 1 }
        return state.outstanding == 0
      }
      if isIdle { return }
      idle.wait()
    }
  }

  func stop(threadCount: Int) {
    wakeWaiting { state in
      state.isStopping = true
      state.pending.removeAll()
    }
    added.wake(threadCount)
  }
}
