public import Motion

/// Watches the pointers that go down in a view and decides whether they make a gesture.
///
/// The recognisers of the view that was hit and of all its ancestors see the same pointers, the
/// deepest first. The first to recognise wins: the others fail, unless one of the two says in
/// ``shouldRecognizeSimultaneously`` that both may go on, or the other was told to wait with
/// ``require(toFail:)`` or ``shouldRequireFailure``.
///
/// To write one, override ``contactsChanged(_:)`` and, where time alone decides, ``advance(to:)``,
/// and call ``begin()``, ``change()``, ``end()``, ``recognize()`` and ``fail()``.
@MainActor
open class GestureRecognizer {
  /// What happened to one of the contacts.
  public enum Change: Hashable, Sendable {
    /// It went down.
    case down(Contact)

    /// It moved while down.
    case moved(Contact)

    /// It is up; the contact holds where.
    case up(Contact)
  }

  /// How far the gesture has come.
  public private(set) var state = GestureState.possible

  /// The view it watches.
  public internal(set) weak var view: View?

  /// The pointers that are down and belong to it, in the order they went down.
  public private(set) var contacts: [Contact] = []

  /// The time of the newest event or frame it has seen.
  public private(set) var time = FrameTime.zero

  /// Whether it watches at all; switching it off cancels what it is doing.
  public var isEnabled = true {
    didSet {
      // At rest there is nothing to cancel, and the next press is not to find it failed.
      let isAtRest = state == .possible && contacts.isEmpty && !isHeld && !isWaitingForTime
      if !isEnabled, oldValue, !isAtRest { cancel() }
    }
  }

  /// The buttons it takes; fingers count as the primary one.
  public var buttons: Set<PointerEvent.Button> = [.primary]

  /// Called when it began, changed, ended, was recognised or was cancelled; never when it failed.
  public var onChange: ((GestureRecognizer) -> Void)?

  /// Whether a pointer that goes down is its business; `nil` takes every one.
  public var shouldReceive: ((Contact) -> Bool)?

  /// Asked right before it begins or is recognised; `false` makes it fail.
  public var shouldBegin: ((GestureRecognizer) -> Bool)?

  /// Whether both may go on where another recogniser and this one recognise the same pointer; it is
  /// enough that one of the two agrees.
  public var shouldRecognizeSimultaneously: ((_ other: GestureRecognizer) -> Bool)?

  /// Whether this one has to wait until another has failed.
  public var shouldRequireFailure: ((_ other: GestureRecognizer) -> Bool)?

  /// The recognisers that it waits for.
  private var required: [GestureRecognizerReference] = []

  /// Decides between recognisers while a pointer is down.
  weak var arena: (any GestureArena)?

  /// Whether it has recognised, but waits for another to fail.
  var isHeld = false

  /// Whether what it last recognised, or is held back from recognising, is a discrete gesture.
  private var isDiscrete = false

  /// The pointers it has had since it was last at rest.
  private(set) var pointersSeen: [Int] = []

  /// Creates a recogniser at rest; see ``onChange`` for what it calls.
  public init(onChange: ((GestureRecognizer) -> Void)? = nil) {
    self.onChange = onChange
  }

  /// Makes it wait until another has failed; if the other recognises, this one fails.
  public func require(toFail other: GestureRecognizer) {
    required.removeAll { $0.recognizer == nil }
    required.append(GestureRecognizerReference(recognizer: other))
  }

  /// The middle of its contacts, or of the last one that was up, in a view's points.
  ///
  /// - Parameter view: `nil` is the window.
  /// - Returns: `nil` where the view is not in the same tree, or cannot be reached through a
  ///   transform without an inverse.
  public func location(in view: View?) -> Point? {
    guard let view else { return windowLocation }
    guard let own = self.view, own.root === view.root else { return nil }
    return view.convert(windowLocation, from: nil)
  }

  /// The middle of its contacts, or of the last one that was up, in window points.
  public private(set) var windowLocation = Point.zero

  // MARK: To override

  /// A contact went down, moved or went up; ``contacts`` is as it is after that.
  open func contactsChanged(_ change: Change) {}

  /// A frame is due; decide what time alone decides.
  ///
  /// - Parameter time: When the frame will be shown.
  open func advance(to time: FrameTime) {}

  /// A wheel turned over its view.
  ///
  /// - Parameters:
  ///   - event: How far, and where.
  ///   - time: When.
  /// - Returns: Whether it takes it; if so the view does not see it.
  open func wheel(_ event: WheelEvent, at time: FrameTime) -> Bool { false }

  /// Forget everything: it is back at ``GestureState/possible`` and no pointer is down.
  open func reset() {}

  /// It failed; whatever showed that it might be recognised should go.
  open func didFail() {}

  /// Whether it will recognise or fail by itself although nothing moves.
  open var isWaitingForTime: Bool { false }

  /// Whether recognising this one makes another fail that sees the same pointers.
  ///
  /// - Parameter other: Asked for each that has not recognised yet.
  /// - Returns: By default `true`.
  open func canPrevent(_ other: GestureRecognizer) -> Bool { true }

  // MARK: For subclasses to call

  /// A continuous gesture was recognised; does nothing unless it is possible.
  public final func begin() { recognize(as: .began) }

  /// A discrete gesture was recognised; does nothing unless it is possible.
  public final func recognize() { recognize(as: .recognized) }

  /// A continuous gesture went on; does nothing unless it is under way.
  public final func change() { if state.isActive { enter(.changed) } }

  /// A continuous gesture came to its end; one that is held back recognises and ends, or fails,
  /// when what it waits for has decided.
  public final func end() { if state.isActive { enter(.ended) } }

  /// This is not the gesture; does nothing unless it is possible.
  public final func fail() {
    guard state == .possible else { return }
    isHeld = false
    enter(.failed)
    didFail()
    arena?.didFail(self)
  }

  /// Takes the gesture away: one under way is cancelled, one still possible fails.
  public final func cancel() {
    if state.isActive { enter(.cancelled) } else { fail() }
  }
}

/// How a recogniser and the arena deal with each other.
extension GestureRecognizer {
  /// Sees a contact go down, move or go up.
  func receive(_ change: Change) {
    switch change {
    case .down(let contact):
      contacts.append(contact)
      pointersSeen.append(contact.pointer)
      time = contact.time
    case .moved(let contact):
      guard let index = contacts.firstIndex(where: { $0.pointer == contact.pointer }) else {
        return
      }
      contacts[index] = contact
      time = contact.time
    case .up(let contact):
      guard contacts.contains(where: { $0.pointer == contact.pointer }) else { return }
      contacts.removeAll { $0.pointer == contact.pointer }
      time = contact.time
      if contacts.isEmpty { windowLocation = contact.position }
    }
    if !contacts.isEmpty {
      let sum = contacts.reduce(Vector.zero) { $0 + ($1.position - .zero) }
      windowLocation = .zero + sum / Double(contacts.count)
    }
    if !state.isFinished { contactsChanged(change) }
  }

  /// A contact was taken away: whatever it was part of ends without effect.
  func lose(_ contact: Contact) {
    guard contacts.contains(where: { $0.pointer == contact.pointer }) else { return }
    contacts.removeAll { $0.pointer == contact.pointer }
    cancel()
  }

  /// Sees a wheel.
  func receive(_ event: WheelEvent, at time: FrameTime) -> Bool {
    self.time = max(self.time, time)
    if contacts.isEmpty { windowLocation = event.position }
    return !state.isFinished && wheel(event, at: time)
  }

  func frame(at time: FrameTime) {
    self.time = max(self.time, time)
    if !state.isFinished { advance(to: time) }
  }

  /// Goes on where it was held back, because what it waited for failed.
  func release() {
    guard isHeld, state == .possible else { return }
    isHeld = false
    recognize(as: isDiscrete ? .recognized : .began)
    if contacts.isEmpty, state.isActive { end() }
  }

  /// Back to rest, with no pointer.
  func rest() {
    if !state.isFinished { cancel() }
    contacts.removeAll()
    pointersSeen.removeAll()
    isHeld = false
    if state != .possible { enter(.possible) }
    reset()
  }

  func requiresFailure(of other: GestureRecognizer) -> Bool {
    required.contains { $0.recognizer === other } || shouldRequireFailure?(other) == true
  }

  private func recognize(as next: GestureState) {
    guard state == .possible, !isHeld else { return }
    isDiscrete = next == .recognized
    if let shouldBegin, !shouldBegin(self) { return fail() }
    switch arena?.verdict(on: self) ?? .go {
    case .wait: isHeld = true
    case .fail: fail()
    case .go:
      arena?.willRecognize(self)
      // What was asked and told may have switched this one off.
      if state == .possible { enter(next) }
    }
  }

  private func enter(_ next: GestureState) {
    precondition(state.successors.contains(next), "a gesture cannot go from \(state) to \(next)")
    state = next
    if next != .failed, next != .possible { onChange?(self) }
  }
}

/// Decides between recognisers that see the same pointers.
@MainActor
protocol GestureArena: AnyObject {
  /// Whether a recogniser may recognise now.
  func verdict(on recognizer: GestureRecognizer) -> GestureVerdict

  /// It will recognise: those that cannot go on beside it fail.
  func willRecognize(_ recognizer: GestureRecognizer)

  /// It failed: those that waited for it may go on.
  func didFail(_ recognizer: GestureRecognizer)
}

/// Whether a recogniser may recognise now.
enum GestureVerdict {
  case go, wait, fail
}

private struct GestureRecognizerReference {
  weak var recognizer: GestureRecognizer?
}
