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
    var leftOut = LeftOutViews()
    for view in excluding { leftOut.insert(view, below: self) }
    var recorder = PieceRecorder(leftOut)
    recorder.record(insideOf: self, offset: .zero - bounds.origin)
    recorder.finish()
    return recorder.pieces
  }

  /// Records one of ``pieces(excluding:)`` on top of a list: one that has held the same before allocates
  /// nothing.
  ///
  /// - Parameters:
  ///   - piece: Its number; nothing is recorded where there is none of that number.
  ///   - leftOut: Views to leave out.
  ///   - list: What has been recorded so far.
  package final func record(
    piece: Int, leavingOut leftOut: LeftOutViews, into list: inout DisplayList
  ) {
    layoutIfNeeded()
    var recorder = OnePieceRecorder(piece: piece, leftOut)
    recorder.record(insideOf: self, offset: .zero - bounds.origin, into: &list)
  }
}

/// Writes one piece of a tree of views down: what lies between two that are left out.
@MainActor
private struct OnePieceRecorder {
  /// The number of the piece.
  let piece: Int

  /// The number of that in which what is drawn now lies.
  private var now = 0
  private let leftOut: LeftOutViews

  init(piece: Int, _ leftOut: LeftOutViews) {
    self.piece = piece
    self.leftOut = leftOut
  }

  mutating func record(insideOf view: View, offset: Vector, into list: inout DisplayList) {
    if now == piece {
      let start = list.items.count
      view.draw(into: &list)
      list.move(itemsFrom: start, by: offset)
    }
    guard view.drawsSubviews else { return }
    for subview in view.subviewsInDrawingOrder where now <= piece {
      record(placed: subview, offset: offset, into: &list)
    }
  }

  private mutating func record(placed view: View, offset: Vector, into list: inout DisplayList) {
    if leftOut.contains(view), !view.isHidden {
      now += 1
      return
    }
    guard view.isRecorded else { return }
    guard leftOut.isAround(view) else {
      guard now == piece else { return }
      var recorder = ViewRecorder(excluded: [])
      return recorder.record(placed: view, offset: offset, into: &list)
    }
    switch view.pieceSpace(offset) {
    case .moved(let inner): record(view, inner, into: &list)
    case .group(let placement):
      guard placement.isDrawable else { return }
      list.appendGroup(transform: placement, opacity: view.alpha) {
        record(view, .zero, into: &$0)
      }
    }
  }

  /// Writes a view and what is inside of it, with others left out.
  private mutating func record(_ view: View, _ inner: Vector, into list: inout DisplayList) {
    var shape = view.shape
    shape.rect = shape.rect.offset(by: inner)
    let recorder = ViewRecorder(excluded: [])
    if now == piece { recorder.record(groundOf: view, shape, into: &list) }
    if view.clipsToBounds {
      list.appendGroup(clip: shape) { record(insideOf: view, offset: inner, into: &$0) }
    } else {
      record(insideOf: view, offset: inner, into: &list)
    }
    if now == piece { recorder.record(edgeOf: view, shape, into: &list) }
  }
}

extension View {
  /// Where what is inside of a view lies.
  fileprivate enum PieceSpace {
    /// As far from the list's origin.
    case moved(Vector)

    /// In a group of its own.
    case group(Transform3D)
  }

  /// How to draw in a view that stands in another one.
  ///
  /// - Parameter offset: Leads from the superview's space to the list's.
  /// - Returns: Where, in the list's space.
  fileprivate func pieceSpace(_ offset: Vector) -> PieceSpace {
    let inner = offset + (position - bounds.origin)
    if transform == .identity {
      return alpha == 1 ? .moved(inner) : .group(.translation(x: inner.dx, y: inner.dy))
    }
    return .group(transformToSuperview.concatenating(.translation(offset)).flattened)
  }
}

/// Writes a tree of views down, and begins anew at each view that is left out.
@MainActor
private struct PieceRecorder {
  private(set) var pieces: [View.Piece] = []

  private let leftOut: LeftOutViews
  /// The groups around what is recorded now, the outermost first; the first stands for the piece.
  private var groups = [DisplayGroup(list: DisplayList())]

  init(_ leftOut: LeftOutViews) {
    self.leftOut = leftOut
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
    if leftOut.contains(view), !view.isHidden { return cut(before: view) }
    guard view.isRecorded else { return }
    guard leftOut.isAround(view) else {
      var recorder = ViewRecorder(excluded: [])
      return recorder.record(placed: view, offset: offset, into: &groups[groups.count - 1].list)
    }
    var inner = Vector.zero
    var isPlain = false
    switch view.pieceSpace(offset) {
    case .moved(let offset): (inner, isPlain) = (offset, true)
    case .group(let placement):
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
