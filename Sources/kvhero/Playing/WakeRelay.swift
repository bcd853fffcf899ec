import SDLHost
import Synchronization

/// Leads a decode's wake-up to the loop, which is made after the queue.
final class WakeRelay: Sendable {
  private let signal = Mutex<WakeSignal?>(nil)

  func connect(_ signal: WakeSignal) {
    self.signal.withLock { $0 = signal }
    signal.send()
  }

  func send() {
    signal.withLock { $0 }?.send()
  }
}
