public import SceneGraph

/// What a view shows at the moment, recorded anew for each frame: a picture that plays goes on playing.
///
/// The view itself stays where it is, as large as it is, and is told nothing. It is not kept: once it is
/// gone, nothing is drawn.
public struct LiveView: Hashable, Sendable {
  /// A view that is not kept, and is compared by which it is.
  private struct Reference: Hashable, Sendable {
    weak let view: View?
    private let id: ObjectIdentifier

    init(_ view: View) {
      self.view = view
      id = ObjectIdentifier(view)
    }

    static func == (a: Reference, b: Reference) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  private let reference: Reference
  private let excluded: [Reference]
  private let piece: Int

  /// What is inside a view, or the part of it between two of those left out.
  ///
  /// - Parameters:
  ///   - view: The view, whose own background, border, shadow and clip are not recorded.
  ///   - excluding: Views below it to leave out, with all below them.
  ///   - piece: Which of the pieces of ``SceneGraph/View/pieces(excluding:)``.
  @MainActor
  public init(_ view: View, excluding: [View] = [], piece: Int = 0) {
    reference = Reference(view)
    excluded = excluding.map { Reference($0) }
    self.piece = piece
  }

  /// What to draw now, in the view's own points from the top left corner of its bounds on.
  @MainActor
  public func recorded() -> DisplayList {
    var list = DisplayList()
    var leftOut = LeftOutViews()
    record(into: &list, &leftOut)
    return list
  }

  /// Writes that into an empty list: one that has held the same before allocates nothing.
  ///
  /// - Parameters:
  ///   - list: Where to.
  ///   - leftOut: Storage that is used again.
  @MainActor
  func record(into list: inout DisplayList, _ leftOut: inout LeftOutViews) {
    guard let view = reference.view else { return }
    guard !excluded.isEmpty else { return view.record(insideInto: &list) }
    leftOut.removeAll()
    for reference in excluded {
      if let other = reference.view { leftOut.insert(other, below: view) }
    }
    view.record(piece: piece, leavingOut: leftOut, into: &list)
  }
}
