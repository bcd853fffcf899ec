import Motion
import SceneGraph
import Transitions

/// The views of a transition, photographed before they are changed any further.
///
/// Each view that changes is an element of its own, and the views around it are drawn without it.
@MainActor
struct RecordedScene {
  /// A view that moves by itself.
  private struct Actor {
    let view: View
    let name: String
    let content: TransitionElement.Content
    let curve: CornerCurve
    let isClipped: Bool
    let shadow: Shadow?
  }

  private let context: TransitionContext

  /// The views of the container, from the bottom to the top.
  private var roots: [View]
  private var actors: [Actor] = []

  /// - Parameters:
  ///   - context: Both screens.
  ///   - roots: The views of the container, from the bottom to the top.
  init(_ context: TransitionContext, _ roots: [View]) {
    self.context = context
    self.roots = roots
  }

  /// Takes in views that came later, on top of those that are there.
  mutating func add(_ views: [View]) {
    for view in views where !roots.contains(where: { $0 === view }) { roots.append(view) }
  }

  /// Photographs every view of the container, and every view that changes, that was not yet.
  ///
  /// - Parameter changes: What is known to change.
  mutating func photograph(_ changes: [AnimationRecorder.Change]) {
    var ordered: [Actor] = []
    for root in roots {
      let moving = RecordedScene.moving(changes, below: root)
      for view in [root] + moving {
        if let known = actors.first(where: { $0.view === view }) {
          ordered.append(known)
        } else {
          ordered.append(
            actor(view, without: moving, refilled: RecordedScene.isRefilled(view, changes), ordered)
          )
        }
      }
    }
    actors = ordered
  }

  /// The views below a root that change, parents first.
  private static func moving(_ changes: [AnimationRecorder.Change], below root: View) -> [View] {
    var found: [View] = []
    func search(_ view: View) {
      for subview in view.subviews {
        if changes.contains(where: { $0.view === subview }) { found.append(subview) }
        search(subview)
      }
    }
    search(root)
    return found
  }

  private static func isRefilled(_ view: View, _ changes: [AnimationRecorder.Change]) -> Bool {
    changes.contains { $0.view === view && $0.from.background != $0.to.background }
  }

  private func actor(
    _ view: View, without moving: [View], refilled: Bool, _ others: [Actor]
  ) -> Actor {
    let content: TransitionElement.Content
    let inside = moving.filter { $0 !== view }
    if view === context.beneath.view, inside.isEmpty, !refilled {
      content = .below(size: context.container.size)
    } else {
      var list = view.displayList(excluding: inside)
      if refilled, let ground = view.backgroundColor,
        list.items.first == .fill(view.shape, ground)
      {
        list = DisplayList(Array(list.items.dropFirst()))
      }
      content = .snapshot(list, size: view.bounds.size)
    }
    return Actor(
      view: view, name: name(view, others), content: content, curve: view.cornerCurve,
      isClipped: view.clipsToBounds, shadow: view.shadow)
  }

  private func name(_ view: View, _ others: [Actor]) -> String {
    if view === context.beneath.view { return "presenting" }
    if view === context.presented.view { return "presented" }
    let number = others.count { $0.name.hasPrefix("view") } + 1
    return number == 1 ? "view" : "view \(number)"
  }

  // MARK: Elements

  /// An element for each view that was photographed.
  ///
  /// - Parameter changes: All that was recorded.
  /// - Returns: From the bottom to the top.
  func elements(_ changes: [AnimationRecorder.Change]) -> [TransitionElement] {
    actors.map { actor in
      TransitionElement(
        name: actor.name, content: actor.content,
        channels: ViewTrack(actor.view, changes, roots: roots).channels,
        cornerCurve: actor.curve, isClipped: actor.isClipped, shadow: actor.shadow)
    }
  }
}
