import Motion
import SceneGraph
import Transitions

/// Watches closures change views, and keeps what each of them led from where to where, and when.
///
/// Time is the recorder's own: completion handlers run one after another as soon as the first closure
/// is done, each at its moment, so that all that will happen is known before the first frame.
@MainActor
final class AnimationRecorder {
  /// One change of one view.
  struct Change {
    let view: View
    let from: ViewLook
    let to: ViewLook

    /// When it begins, in seconds from the transition's beginning.
    let start: Double
    let timing: ChannelTiming
  }

  /// What happened, in the order of the calls.
  private(set) var changes: [Change] = []

  /// The moment that is being recorded, in seconds.
  private(set) var now = 0.0

  private let roots: () -> [View]
  private var pending: [(time: Double, body: () -> Void)] = []

  /// The closures that are being watched, the innermost last.
  private var watches: [Watch] = []

  private struct Watch {
    let start: Double
    let timing: ChannelTiming
    var before: [(view: View, look: ViewLook)]
  }

  /// - Parameter roots: The views to watch, with all below them.
  init(roots: @escaping () -> [View]) {
    self.roots = roots
  }

  /// Watches a closure.
  ///
  /// - Parameters:
  ///   - delay: Seconds from now until it begins.
  ///   - timing: How the views get there.
  ///   - duration: When it is over, in seconds from its beginning.
  ///   - animations: Changes the views.
  ///   - completion: Runs once, when it is over.
  func animate(
    delay: Double, timing: ChannelTiming, duration: Double, _ animations: () -> Void,
    completion: (() -> Void)?
  ) {
    // What an outer closure has changed so far is its own.
    keepChanges()
    watches.append(Watch(start: now + delay, timing: timing, before: looks()))
    animations()
    keepChanges()
    watches.removeLast()
    if let last = watches.indices.last { watches[last].before = looks() }
    if let completion { pending.append((now + delay + duration, completion)) }
  }

  /// Runs the completion handlers, the earliest first, and those that they lead to.
  func runCompletions() {
    while let next = pending.indices.min(by: { pending[$0].time < pending[$1].time }) {
      let handler = pending.remove(at: next)
      now = max(now, handler.time)
      handler.body()
    }
  }

  /// Attributes what has changed to the innermost closure.
  private func keepChanges() {
    guard let watch = watches.last else { return }
    for (view, before) in watch.before {
      let after = ViewLook(view)
      guard after != before else { continue }
      changes.append(
        Change(view: view, from: before, to: after, start: watch.start, timing: watch.timing))
    }
  }

  /// How views and all below them look now.
  static func looks(below roots: [View]) -> [ObjectIdentifier: ViewLook] {
    var looks: [ObjectIdentifier: ViewLook] = [:]
    func look(at view: View) {
      looks[ObjectIdentifier(view)] = ViewLook(view)
      for subview in view.subviews { look(at: subview) }
    }
    for root in roots { look(at: root) }
    return looks
  }

  private func looks() -> [(view: View, look: ViewLook)] {
    var looks: [(view: View, look: ViewLook)] = []
    func look(at view: View) {
      looks.append((view, ViewLook(view)))
      for subview in view.subviews { look(at: subview) }
    }
    for root in roots() { look(at: root) }
    return looks
  }
}
