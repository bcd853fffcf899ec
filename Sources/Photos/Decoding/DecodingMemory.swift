import Synchronization

/// Bounds what all decodes that run at the same time may take together.
///
/// One picture alone may always be decoded: its own bound is ``DecodingLimit``.
struct DecodingMemory: ~Copyable, Sendable {
  private struct State {
    var reserved = 0
    var waiting = 0
  }

  private let limit: Int
  private let state = Mutex(State())
  private let released = ThreadSignal()

  init(limit: Int) {
    self.limit = limit
  }

  /// Sleeps until there is room.
  func reserve(_ bytes: Int) {
    while true {
      let isGranted = state.withLock { state in
        guard state.reserved == 0 || state.reserved + bytes <= limit else {
          state.waiting += 1
          return false
        }
        state.reserved += bytes
        return true
      }
      if isGranted { return }
      released.wait()
    }
  }

  /// Gives back what was reserved, and lets everybody who waits look again.
  func release(_ bytes: Int) {
    let waiting = state.withLock { state in
      state.reserved -= bytes
      defer { state.waiting = 0 }
      return state.waiting
    }
    released.wake(waiting)
  }
}
