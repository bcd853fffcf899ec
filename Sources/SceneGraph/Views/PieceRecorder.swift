import Motion

extension View {
  /// What is drawn of a view between two of those left out of its picture.
  public struct Piece {
    /// What to draw, in the view's own points from the top left corner of its bounds on.
    public let list: DisplayList

    /// The view that was left out right after it; `nil` after the last.
    public let next: View?
  }

  /// What is inside the view, in the pieces that lie between some of the views below it.
  ///
  /// Its content and subviews, but not its own background, border, shadow, ring and clip, nor its place,
  /// transform, opacity and visibility. What views on the way to one left out do to all below them,
  /// their clip, transform and opacity, is done to each piece. Layout that is due happens first; one
  /// pass, whose cost grows with the number of views.
  ///
  /// - Parameter excluding: Views to leave out, with all below them. Those that are hidden, or inside of
  ///   what is not drawn, and those below another of them, are not met.
  /// - Returns: One piece more than views that were met, in the order of drawing.
  public final func pieces(excluding: [View]) -> [Piece] {
    layoutIfNeeded()
    var recorder = PieceRecorder(excluding, below: self)
    recorder.record(insideOf: self, offset: .zero - bounds.origin)
    recorder.finish()
    return recorder.pieces
  }
}

/// Writes a tree of views down, and begins anew at each view that is left out.
@MainActor
private struct PieceRecorder {
  private(set) var pieces: [View.Piece] = []

  private let excluded: Set<ObjectIdentifier>
  /// The views that one of those left out is below.
  private let ancestors: Set<ObjectIdentifier>
  /// The groups around what is recorded now, the outermost first; the first stands for the piece.
  private var groups = [DisplayGroup(list: DisplayList())]

  init(_ excluded: [View], below root: View) {
    var ancestors: Set<ObjectIdentifier> = []
    for view in excluded {
      var above = view.superview
      while let view = above, view !== root, ancestors.insert(ObjectIdentifier(view)).inserted {
        above = view.superview
      }
    }
    self.excluded = Set(excluded.lazy.map { ObjectIdentifier($0) })
    self.ancestors = ancestors
  }

  /// Ends the last piece.
  mutating func finish() { cut(before: nil) }

  mutating func record(insideOf view: View, offset: Vector) {
    let top = groups.count - 1
    let start = groups[top].list.items.count
    view.draw(into: &groups[top].list)
    groups[top].list.move(itemsFrom: start, by: offset)
    guard view.drawsSubviews else { return }
    for subview in view.subviewsInDrawingOrder { record(placed: subview, offset: offset) }
  }

  private mutating func record(placed view: View, offset: Vector) {
    if excluded.contains(ObjectIdentifier(view)), !view.isHidden { return cut(before: view) }
    guard view.isRecorded else { return }
    guard ancestors.contains(ObjectIdentifier(view)) else {
      var recorder = ViewRecorder(excluded: [])
      return recorder.record(placed: view, offset: offset, into: &groups[groups.count - 1].list)
    }
    let isPlain = view.transform == .identity && view.alpha == 1
    let inner = isPlain ? offset + (view.position - view.bounds.origin) : .zero
    if !isPlain {
      let placement =
        view.transform == .identity
        ? Transform3D.translation(
          x: offset.dx + view.position.x - view.bounds.x,
          y: offset.dy + view.position.y - view.bounds.y)
        : view.transformToSuperview.concatenating(.translation(offset)).flattened
      guard placement.isDrawable else { return }
      groups.append(
        DisplayGroup(list: DisplayList(), transform: placement, opacity: view.alpha))
    }
    var shape = view.shape
    shape.rect = shape.rect.offset(by: inner)
    let recorder = ViewRecorder(excluded: [])
    recorder.record(groundOf: view, shape, into: &groups[groups.count - 1].list)
    if view.clipsToBounds { groups.append(DisplayGroup(list: DisplayList(), clip: shape)) }
    record(insideOf: view, offset: inner)
    if view.clipsToBounds { close() }
    recorder.record(edgeOf: view, shape, into: &groups[groups.count - 1].list)
    if !isPlain { close() }
  }

  /// Puts the innermost group into the one around it.
  private mutating func close() {
    let group = groups.removeLast()
    if !group.list.isEmpty { groups[groups.count - 1].list.append(.group(group)) }
  }

  /// Ends a piece, and goes on with an empty one inside the same groups.
  private mutating func cut(before view: View?) {
    let entered = groups
    while groups.count > 1 { close() }
    pieces.append(View.Piece(list: groups[0].list, next: view))
    groups = entered.map {
      DisplayGroup(list: DisplayList(), transform: $0.transform, clip: $0.clip, opacity: $0.opacity)
    }
  }
}
