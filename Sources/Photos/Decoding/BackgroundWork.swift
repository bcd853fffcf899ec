/// Something that is made on a thread of its own while the caller goes on.
///
/// Where the system has no thread to give, it is made at once.
package struct BackgroundWork<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value = Monitor<Value?>(nil)
  }

  private let box = Box()

  /// - Parameters:
  ///   - make: Runs once, on another thread; it must not wait for the caller.
  ///   - done: Called on that thread when it is made.
  package init(
    _ make: @escaping @Sendable () -> Value, done: @escaping @Sendable () -> Void = {}
  ) {
    let work = { @Sendable [box] in
      let made = make()
      box.value.change { $0 = made }
      done()
    }
    if let thread = WorkerThread(work) { thread.detach() } else { work() }
  }

  /// Sleeps until it is made.
  ///
  /// - Returns: The same every time.
  package func value() -> Value { box.value.wait { $0 } }

  /// What was made, or `nil` as long as it is not.
  package var valueIfMade: Value? { box.value.withLock { $0 } }
}
