import Motion
import SceneGraph
import Transitions

/// The views of a transition, photographed before they are changed any further.
///
/// Each view that changes is an element of its own, inside the nearest view around it that is one, and
/// the views around it are drawn without it: what lies over it, in pieces that lie over it.
@MainActor
struct RecordedScene {
  /// A view that moves by itself.
  private struct Actor {
    let view: View
    let name: String

    /// How many of those around it move by themselves too, and which is the nearest.
    let depth: Int
    let outer: View?

    /// What is drawn of the view beneath all that moves inside of it.
    let content: TransitionElement.Content

    /// What is drawn of it over the first, the second … of those.
    let pieces: [DisplayList]

    /// Those that move inside of it, without those inside of them.
    let inside: [View]
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
  /// A view is photographed again where something inside of it has begun to move.
  ///
  /// - Parameter changes: What is known to change.
  mutating func photograph(_ changes: [AnimationRecorder.Change]) {
    var ordered: [Actor] = []
    func photograph(_ view: View, depth: Int, outer: View?) {
      let moving = RecordedScene.moving(changes, below: view)
      let known = actors.first { $0.view === view }
      let actor =
        if let known, known.inside.elementsEqual(moving, by: ===) {
          known
        } else {
          self.actor(
            view, known?.name ?? name(view, actors + ordered), depth, outer, moving,
            refilled: RecordedScene.isRefilled(view, changes))
        }
      ordered.append(actor)
      for inner in actor.inside { photograph(inner, depth: depth + 1, outer: view) }
    }
    for root in roots { photograph(root, depth: 0, outer: nil) }
    // Those that were taken out of their screens meanwhile are drawn to the end.
    for actor in actors where !ordered.contains(where: { $0.view === actor.view }) {
      let place = ordered.lastIndex { $0.view === actor.outer }
      ordered.insert(actor, at: place.map { $0 + 1 } ?? ordered.count)
    }
    actors = ordered
  }

  /// The views below another that change, in the order of drawing; not those inside of them.
  private static func moving(
    _ changes: [AnimationRecorder.Change], below root: View
  ) -> [View] {
    var found: [View] = []
    func search(_ view: View) {
      for subview in view.subviews {
        if changes.contains(where: { $0.view === subview }) {
          found.append(subview)
        } else {
          search(subview)
        }
      }
    }
    search(root)
    return found
  }

  private static func isRefilled(_ view: View, _ changes: [AnimationRecorder.Change]) -> Bool {
    changes.contains { $0.view === view && $0.from.background != $0.to.background }
  }

  private func actor(
    _ view: View, _ name: String, _ depth: Int, _ outer: View?, _ inside: [View], refilled: Bool
  ) -> Actor {
    let picture = RecordedScene.picture(view, without: inside)
    var content = TransitionElement.Content.snapshot(picture.beneath, size: view.bounds.size)
    if view === context.beneath.view, inside.isEmpty, !refilled {
      content = .below(size: context.container.size)
    } else if refilled, let ground = view.backgroundColor,
      picture.beneath.items.first == .fill(view.shape, ground)
    {
      content = .snapshot(
        DisplayList(Array(picture.beneath.items.dropFirst())), size: view.bounds.size)
    }
    return Actor(
      view: view, name: name, depth: depth, outer: outer, content: content,
      pieces: picture.above, inside: picture.inside)
  }

  /// What is drawn of a view beneath all that moves inside of it, and what over each of those.
  private static func picture(
    _ view: View, without inside: [View]
  ) -> (beneath: DisplayList, above: [DisplayList], inside: [View]) {
    let pieces = inside.isEmpty ? [] : view.pieces(excluding: inside)
    let drawn = pieces.compactMap(\.next)
    // What is hidden, or in something hidden, is not met, and moves all the same.
    let met = drawn + inside.filter { view in !drawn.contains { $0 === view } }
    let above = pieces.dropFirst().map(\.list)
    guard above.contains(where: { !$0.isEmpty }), let first = pieces.first else {
      return (view.displayList(excluding: inside), [], met)
    }
    // The first piece begins with what the view draws itself, which lies on its ground already.
    var own = DisplayList()
    view.draw(into: &own)
    var ground = view.displayList(excluding: view.subviews)
    for item in first.list.items.dropFirst(own.items.count) { ground.append(item) }
    return (ground, Array(above), met)
  }

  private func name(_ view: View, _ others: [Actor]) -> String {
    if view === context.beneath.view { return "presenting" }
    if view === context.presented.view { return "presented" }
    let number = others.count { $0.name.hasPrefix("view") } + 1
    return number == 1 ? "view" : "view \(number)"
  }

  // MARK: Elements

  /// An element for each view that was photographed, and for each piece that lies over one.
  ///
  /// - Parameter changes: All that was recorded.
  /// - Returns: From the bottom to the top, those inside of another right after it.
  func elements(_ changes: [AnimationRecorder.Change]) -> [TransitionElement] {
    var elements: [TransitionElement] = []
    func append(_ actor: Actor) {
      elements.append(element(actor, changes))
      let inner = actors.filter { $0.outer === actor.view }
      for (index, view) in actor.inside.enumerated() {
        if let inside = inner.first(where: { $0.view === view }) { append(inside) }
        guard index < actor.pieces.count, !actor.pieces[index].isEmpty else { continue }
        elements.append(RecordedScene.piece(of: actor, index))
      }
      // Those that have been taken out of the screen since.
      for gone in inner where !actor.inside.contains(where: { $0 === gone.view }) { append(gone) }
    }
    for actor in actors where actor.outer == nil { append(actor) }
    return elements
  }

  private func element(
    _ actor: Actor, _ changes: [AnimationRecorder.Change]
  ) -> TransitionElement {
    TransitionElement(
      name: actor.name, content: actor.content,
      channels: ViewTrack(actor.view, changes, inside: actor.outer).channels,
      cornerCurve: actor.view.cornerCurve, isClipped: actor.view.clipsToBounds,
      shadow: actor.view.shadow, depth: actor.depth)
  }

  private static func piece(of actor: Actor, _ index: Int) -> TransitionElement {
    let size = actor.view.bounds.size
    let frame = Channel.constant(ChannelVector(Rect(origin: .zero, size: size)))
    return TransitionElement(
      name: "\(actor.name) over \(index + 1)", content: .snapshot(actor.pieces[index], size: size),
      channels: ElementChannels(
        frame: frame, content: frame, radii: .constant(.zero),
        opacity: .constant(ChannelVector(single: 1)), shadow: .constant(.zero)),
      isClipped: false, depth: actor.depth + 1)
  }
}
