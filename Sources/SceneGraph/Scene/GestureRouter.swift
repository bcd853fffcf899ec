import Motion

/// Leads pointers to the recognisers that watch them, and decides between these.
@MainActor
final class GestureRouter: GestureArena {
  /// The recognisers that have seen a pointer and are not at rest, deepest first.
  private var active: [GestureRecognizer] = []

  /// The pointers that are down.
  private var contacts: [Contact] = []

  /// Whether a recogniser will decide by time alone.
  var isWaitingForTime: Bool { active.contains { $0.isWaitingForTime && !$0.state.isFinished } }

  /// Whether a pointer is down.
  var isTouched: Bool { !contacts.isEmpty }

  /// A pointer went down, moved, went up or was taken away.
  ///
  /// - Parameters:
  ///   - event: What happened.
  ///   - time: When.
  ///   - hit: Finds the view that a press belongs to.
  func handle(_ event: PointerEvent, at time: FrameTime, hit: (Point) -> View?) {
    let held = contacts.firstIndex { $0.pointer == event.pointer }
    switch (event.phase, held) {
    case (.down, let index?):
      // Another button while one is down is not ours; the same one again means that its release
      // was lost.
      guard contacts[index].button == event.button else { return }
      cancel(contacts.remove(at: index))
      down(event, at: time, hit: hit)
    case (.down, nil):
      down(event, at: time, hit: hit)
    case (.move, let index?):
      contacts[index].position = event.position
      contacts[index].time = time
      send(.moved(contacts[index]))
    case (.up, let index?):
      guard event.button == contacts[index].button || event.button == .none else { return }
      var contact = contacts.remove(at: index)
      contact.position = event.position
      contact.time = time
      send(.up(contact))
    case (.cancel, let index?):
      cancel(contacts.remove(at: index))
    case (.move, nil), (.up, nil), (.cancel, nil): break
    }
    tidy()
  }

  /// A wheel turned over a view.
  ///
  /// - Parameters:
  ///   - event: How far, and where.
  ///   - time: When.
  ///   - view: Whose recognisers are asked.
  /// - Returns: Whether one of them took it.
  func handle(_ event: WheelEvent, at time: FrameTime, over view: View) -> Bool {
    for recognizer in view.gestureRecognizers where recognizer.isEnabled {
      recognizer.arena = self
      let isNew = !active.contains { $0 === recognizer }
      if isNew { active.append(recognizer) }
      defer { tidy() }
      if recognizer.receive(event, at: time) { return true }
    }
    return false
  }

  /// A frame is due.
  func advance(to time: FrameTime) {
    for recognizer in active { recognizer.frame(at: time) }
    tidy()
  }

  /// Everything is taken away at once.
  func cancelAll() {
    contacts.removeAll()
    drop { _ in true }
  }

  /// A subtree leaves the scene.
  func viewWillLeave(_ view: View) {
    drop { $0.view?.isDescendant(of: view) ?? true }
    tidy()
  }

  private func down(_ event: PointerEvent, at time: FrameTime, hit: (Point) -> View?) {
    let contact = Contact(
      pointer: event.pointer, button: event.button, position: event.position, time: time)
    contacts.append(contact)
    var candidate = hit(event.position)
    var watching: [GestureRecognizer] = []
    while let view = candidate {
      watching += view.gestureRecognizers.filter { $0.takes(contact) }
      candidate = view.superview
    }
    // One that still waits from an earlier press takes its place by depth again.
    active.removeAll { recognizer in watching.contains { $0 === recognizer } }
    active = watching + active
    for recognizer in watching { recognizer.arena = self }
    for recognizer in watching where recognizer.view != nil && recognizer.isEnabled {
      recognizer.receive(.down(contact))
    }
  }

  private func send(_ change: GestureRecognizer.Change) {
    for recognizer in active { recognizer.receive(change) }
  }

  private func cancel(_ contact: Contact) {
    for recognizer in active { recognizer.lose(contact) }
  }

  private func drop(where isGone: (GestureRecognizer) -> Bool) {
    let gone = active.filter(isGone)
    active.removeAll { recognizer in gone.contains { $0 === recognizer } }
    for recognizer in gone { recognizer.rest() }
  }

  /// Brings those to rest that have nothing left to wait for.
  private func tidy() {
    while let index = active.firstIndex(where: \.hasNothingToWaitFor) ?? firstDeadlock {
      let recognizer = active[index]
      // It fails while it still takes part, so that those that waited for it go on.
      if !recognizer.state.isFinished { recognizer.cancel() }
      active.removeAll { $0 === recognizer }
      recognizer.rest()
    }
  }

  /// One of several that wait for each other after the last pointer went up.
  private var firstDeadlock: Int? {
    let isStuck = !active.isEmpty && active.allSatisfy { $0.isHeld && $0.contacts.isEmpty }
    return isStuck ? 0 : nil
  }
}

/// The rules between recognisers that share a pointer.
extension GestureRouter {
  func verdict(on recognizer: GestureRecognizer) -> GestureVerdict {
    for other in active where other.shares(pointerWith: recognizer) {
      if recognizer.requiresFailure(of: other) {
        switch other.state {
        case .possible: return .wait
        case .failed, .cancelled: break
        case .began, .changed, .ended, .recognized: return .fail
        }
      }
    }
    for other in active where other.shares(pointerWith: recognizer) {
      switch other.state {
      case .began, .changed, .ended, .recognized:
        if other.canPrevent(recognizer), !bothMayGoOn(recognizer, other) { return .fail }
      case .possible, .failed, .cancelled: break
      }
    }
    return .go
  }

  func willRecognize(_ recognizer: GestureRecognizer) {
    for other in active where other.shares(pointerWith: recognizer) && other.state == .possible {
      let isOut =
        other.requiresFailure(of: recognizer)
        ? other.isHeld : recognizer.canPrevent(other) && !bothMayGoOn(recognizer, other)
      if isOut { other.fail() }
    }
  }

  func didFail(_ recognizer: GestureRecognizer) {
    for other in active where other.isHeld { other.release() }
  }

  private func bothMayGoOn(_ a: GestureRecognizer, _ b: GestureRecognizer) -> Bool {
    a.shouldRecognizeSimultaneously?(b) == true || b.shouldRecognizeSimultaneously?(a) == true
  }
}

extension GestureRecognizer {
  fileprivate func takes(_ contact: Contact) -> Bool {
    guard isEnabled, !state.isFinished else { return false }
    let button = contact.isTouch ? .primary : contact.button
    return buttons.contains(button) && shouldReceive?(contact) != false
  }

  fileprivate func shares(pointerWith other: GestureRecognizer) -> Bool {
    self !== other && pointersSeen.contains { other.pointersSeen.contains($0) }
  }

  fileprivate var hasNothingToWaitFor: Bool {
    contacts.isEmpty && (state.isFinished || !(isHeld || isWaitingForTime))
  }
}
