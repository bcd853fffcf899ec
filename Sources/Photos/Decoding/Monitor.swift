import Glibc
import Synchronization

/// State that threads share: one at a time touches it, and others can sleep until it changes.
///
/// The system's lock and condition do the excluding and the sleeping. `Mutex` alone has no way to
/// sleep until something changes, and the thread sanitizer does not see its waiting (it happens
/// inside the Swift library), so it would report races that are none. Here `Mutex` only holds the
/// state, and is never waited for.
package struct Monitor<State: Sendable>: ~Copyable, Sendable {
  private let state: Mutex<State>
  private let gate = Gate()

  package init(_ initial: State) {
    state = Mutex(initial)
  }

  /// Lets `body` touch the state without waking anybody: nobody waits for what it changes.
  ///
  /// - Parameter body: Must not block, nor use this monitor.
  /// - Returns: What `body` returns.
  package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    gate.enter()
    defer { gate.leave() }
    return state.withLock { body(&$0) }
  }

  /// Lets `body` change the state, and wakes whoever waits for a change.
  ///
  /// - Parameter body: Must not block, nor use this monitor.
  package func change(_ body: (inout State) -> Void) {
    gate.enter()
    state.withLock { body(&$0) }
    gate.wakeAll()
    gate.leave()
  }

  /// Sleeps until `body`, called now and after every change, has a result.
  ///
  /// - Parameter body: May change the state where it returns a result, though nobody is woken for
  ///   it. Must not block, nor use this monitor.
  /// - Returns: The result.
  @discardableResult
  package func wait<Result: Sendable>(until body: (inout State) -> Result?) -> Result {
    gate.enter()
    defer { gate.leave() }
    while true {
      if let result = state.withLock({ body(&$0) }) { return result }
      gate.sleep()
    }
  }
}

/// A lock and a condition of the system.
private final class Gate: Sendable {
  private struct Primitives {
    var lock = pthread_mutex_t()
    var changed = pthread_cond_t()
  }

  /// Where both lie: they must not move and are made to be shared by threads, but Swift's pointers
  /// are not `Sendable`.
  private let address: UInt

  init() {
    let primitives = UnsafeMutablePointer<Primitives>.allocate(capacity: 1)
    primitives.initialize(to: Primitives())
    address = UInt(bitPattern: primitives)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(lock)
    primitives.deallocate()
  }

  private var primitives: UnsafeMutablePointer<Primitives> {
    guard let pointer = UnsafeMutablePointer<Primitives>(bitPattern: address) else {
      preconditionFailure("allocated memory has an address")
    }
    return pointer
  }

  private var lock: UnsafeMutablePointer<pthread_mutex_t> {
    guard let pointer = primitives.pointer(to: \.lock) else {
      preconditionFailure("a stored field has an address")
    }
    return pointer
  }

  private var changed: UnsafeMutablePointer<pthread_cond_t> {
    guard let pointer = primitives.pointer(to: \.changed) else {
      preconditionFailure("a stored field has an address")
    }
    return pointer
  }

  func enter() {
    pthread_mutex_lock(lock)
  }

  func leave() {
    pthread_mutex_unlock(lock)
  }

  func wakeAll() {
    pthread_cond_broadcast(changed)
  }

  /// Leaves, sleeps until woken, and enters again.
  func sleep() {
    pthread_cond_wait(changed, lock)
  }
}
