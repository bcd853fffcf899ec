/// Those who are asked and told besides the one delegate, in the order in which they came; none is kept
/// alive.
struct Observers<Observer> {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var list: [Weak] = []

  /// Puts one at the end; one that is there stays where it is.
  mutating func add(_ observer: Observer) {
    let object = observer as AnyObject
    list.removeAll { $0.object == nil }
    guard !list.contains(where: { $0.object === object }) else { return }
    list.append(Weak(object: object))
  }

  mutating func remove(_ observer: Observer) {
    let object = observer as AnyObject
    list.removeAll { $0.object == nil || $0.object === object }
  }

  /// The delegate first, then those who are still there.
  func all(after delegate: Observer?) -> [Observer] {
    let others = list.compactMap { $0.object as? Observer }
    guard let delegate else { return others }
    let first = delegate as AnyObject
    return [delegate] + others.filter { $0 as AnyObject !== first }
  }

  /// Who animates, by the first who supplies an animator.
  func animator(
    after delegate: Observer?, _ ask: (Observer) -> (any TransitionAnimator)?
  ) -> (any TransitionAnimator)? {
    for observer in all(after: delegate) {
      if let animator = ask(observer) { return animator }
    }
    return nil
  }

  /// Whose hand a transition begins in, by the first who supplies one.
  func interaction(
    after delegate: Observer?, _ ask: (Observer) -> (any TransitionInteraction)?
  ) -> (any TransitionInteraction)? {
    for observer in all(after: delegate) {
      if let interaction = ask(observer) { return interaction }
    }
    return nil
  }
}
