import Glibc

/// Looks for photographs on a thread of its own, and goes on to watch the folders they lie in.
///
/// News waits in a mailbox until ``takeNews()`` fetches it; whoever runs the main loop is woken for
/// it. ``shutDown()`` ends the thread and is called by `deinit` as well.
package final class FolderReader: Sendable {
  private let shared: Shared
  private let thread: Monitor<WorkerThread?>

  /// - Parameters:
  ///   - walk: What is looked for.
  ///   - watch: Makes what tells of changes, on the thread; none where nothing is to be watched.
  ///   - wake: Called on the thread after news is in the mailbox; it must not block, nor call this
  ///     reader.
  package init(
    _ walk: FolderWalk, watch: (@Sendable () -> (any FolderWatch)?)? = nil,
    wake: @escaping @Sendable () -> Void
  ) {
    let shared = Shared(walk: walk, wake: wake)
    self.shared = shared
    let work = { @Sendable in shared.run(watch) }
    let started = WorkerThread(work)
    thread = Monitor(started)
    // Without a thread there is no watching either.
    if started == nil { shared.run(nil) }
  }

  deinit {
    shutDown()
  }

  /// The news since the last call, in order.
  ///
  /// - Parameter limit: How many pieces at most; where there are more, the main loop is woken again.
  /// - Returns: None where there are none.
  package func takeNews(atMost limit: Int = .max) -> [FolderNews] { shared.takeNews(atMost: limit) }

  /// Sleeps until all that was named has been looked through.
  package func waitUntilRead() { shared.waitUntilRead() }

  /// Ends the thread, soon whatever it does. Calling it again does nothing.
  package func shutDown() {
    shared.stop()
    let ending = thread.withLock { thread in
      defer { thread = nil }
      return thread
    }
    ending?.join()
  }
}

/// What the thread and the reader's owner share.
private final class Shared: Sendable {
  private struct State {
    var news: [FolderNews] = []
    var isRead = false
    var isStopped = false

    /// Wakes the thread out of its watch.
    var interrupt: (@Sendable () -> Void)?
  }

  private let walk: FolderWalk
  private let wake: @Sendable () -> Void
  private let state = Monitor(State())

  init(walk: FolderWalk, wake: @escaping @Sendable () -> Void) {
    self.walk = walk
    self.wake = wake
  }

  func run(_ makeWatch: (@Sendable () -> (any FolderWatch)?)?) {
    let watch = makeWatch?()
    state.withLock { $0.interrupt = watch.map { watch in { @Sendable in watch.interrupt() } } }
    post([.began(walk.named)])
    var watched = WatchedFolders(walk: walk)
    watched.addNamedFiles(to: watch)
    walk.run { step in
      switch step {
      case .folder(let folder, let group): watched.add(folder, group: group, to: watch)
      case .files(let files): post([.found(files)])
      case .failed(let error): post([.unreadable(error.path, reason: "\(error.reason)")])
      }
      return !isStopped
    }
    state.change { $0.isRead = true }
    post([.finished])
    guard let watch else { return }
    while !isStopped, let events = watch.wait() {
      let news = watched.news(of: events, watch)
      if !news.isEmpty { post(news) }
    }
    state.withLock { $0.interrupt = nil }
  }

  private func post(_ news: [FolderNews]) {
    state.withLock { $0.news += news }
    wake()
  }

  private var isStopped: Bool { state.withLock { $0.isStopped } }

  func takeNews(atMost limit: Int) -> [FolderNews] {
    let (news, isMore) = state.withLock { state in
      let news = Array(state.news.prefix(limit))
      state.news.removeFirst(news.count)
      return (news, !state.news.isEmpty)
    }
    if isMore { wake() }
    return news
  }

  func waitUntilRead() {
    state.wait { state -> Void? in state.isRead ? () : nil }
  }

  func stop() {
    let interrupt = state.withLock { state in
      state.isStopped = true
      return state.interrupt
    }
    interrupt?()
  }
}
