import Glibc

/// A thread of the system that runs one closure; it is either waited for or let go, once.
struct WorkerThread: Sendable {
  private let handle: pthread_t

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }

  /// Starts the thread; `nil` where the system has no more.
  ///
  /// Signals are left to the other threads, so an interrupt reaches whoever handles it.
  init?(_ run: @escaping @Sendable () -> Void) {
    var handle = pthread_t()
    let body = Unmanaged.passRetained(Body(run: run))
    let code = pthread_create(
      &handle, nil,
      { argument in
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, nil)
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    guard code == 0 else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until the closure has returned.
  func join() {
    pthread_join(handle, nil)
  }

  /// Leaves the thread to itself: what it holds is given back when the closure has returned.
  func detach() {
    pthread_detach(handle)
  }
}
