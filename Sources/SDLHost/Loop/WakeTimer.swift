import CSDL2

/// Wakes a loop that sleeps on events after a while.
///
/// Only the last wake that was asked for comes; it may come when it is no longer wanted.
@MainActor
package final class WakeTimer {
  private let signal: WakeSignal

  /// The signal, for the timer's thread, which may be about to call when a timer is removed: the
  /// reference is never given back. A program has few of these, and they are small.
  private let reference: UnsafeMutableRawPointer

  private var timer: SDL_TimerID = 0

  /// - Parameter signal: The loop's.
  package init(_ signal: WakeSignal) {
    self.signal = signal
    reference = Unmanaged.passRetained(signal).toOpaque()
  }

  isolated deinit {
    SDL_RemoveTimer(timer)
  }

  /// Wakes the loop once, in place of any earlier wish.
  ///
  /// - Parameter duration: From now, to the millisecond and never too early; at once if not positive.
  package func wake(after duration: Duration) {
    SDL_RemoveTimer(timer)
    timer = 0
    let milliseconds = (duration / .milliseconds(1)).rounded(.up)
    guard milliseconds > 0 else {
      signal.send()
      return
    }
    timer = SDL_AddTimer(UInt32(min(milliseconds, 1e9)), sendSignal, reference)
    if timer == 0 { signal.send() }
  }
}

/// Called on SDL's own thread, once: a timer that is given no further interval ends.
private func sendSignal(_ interval: UInt32, _ signal: UnsafeMutableRawPointer?) -> UInt32 {
  if let signal { Unmanaged<WakeSignal>.fromOpaque(signal).takeUnretainedValue().send() }
  return 0
}
