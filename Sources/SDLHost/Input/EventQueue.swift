import CSDL2
import Synchronization

/// SDL's queue of events, as the loop sees it.
@MainActor
package struct EventQueue {
  /// Wakes the loop from other threads.
  package let wakeSignal: WakeSignal

  /// - Throws: ``SDLError`` where SDL has no event number left to give.
  package init() throws(SDLError) {
    wakeSignal = try WakeSignal()
  }

  /// The next event that means something, or `nil` when the queue is empty.
  package func poll() -> HostEvent? {
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      if let translated = translate(event) { return translated }
    }
    return nil
  }

  /// Sleeps until something happens, and returns it; `nil` if it means nothing here.
  ///
  /// - Throws: ``SDLError`` where SDL cannot wait.
  package func wait() throws(SDLError) -> HostEvent? {
    var event = SDL_Event()
    guard SDL_WaitEvent(&event) != 0 else { throw .last(in: "SDL_WaitEvent") }
    return translate(event)
  }

  /// Puts an event into the queue, as if the window system had.
  ///
  /// - Parameter type: SDL's number for it.
  static func post(_ type: UInt32) {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }

  private func translate(_ event: SDL_Event) -> HostEvent? {
    let translated = HostEvent(event, wake: wakeSignal.eventType)
    if translated == .wake { wakeSignal.acknowledge() }
    return translated
  }
}

/// Tells a loop that sleeps on events that something has finished elsewhere.
package final class WakeSignal: Sendable {
  /// SDL's number for this event.
  let eventType: UInt32

  /// Whether an event is on its way: more would say nothing new, and could fill the queue.
  private let isPending = Atomic(false)

  fileprivate init() throws(SDLError) {
    eventType = SDL_RegisterEvents(1)
    guard eventType != UInt32.max else {
      throw SDLError(function: "SDL_RegisterEvents", message: "no event number is left")
    }
  }

  /// Wakes the loop; from any thread, at any time, as often as one likes.
  package func send() {
    guard !isPending.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var event = SDL_Event()
    event.type = eventType
    if SDL_PushEvent(&event) < 0 { isPending.store(false, ordering: .releasing) }
  }

  /// The event has arrived; what finishes from now on sends another.
  fileprivate func acknowledge() {
    isPending.store(false, ordering: .releasing)
  }
}
