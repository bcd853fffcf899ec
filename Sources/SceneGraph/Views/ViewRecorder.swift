import Motion

/// Writes a tree of views down as a display list, and changes nothing.
///
/// As few groups as possible: a view that only stands somewhere else has its place folded into its
/// items, one that clips what already fits is not clipped, and one that fades a single item fades
/// that. A group remains for a transform, a clip that cuts, and a fade of several things at once.
@MainActor
struct ViewRecorder {
  /// Which part of the tree is written down.
  enum Part {
    /// All of it.
    case whole
    /// What is drawn before the first view that is left out.
    case behind
    /// What is drawn after it.
    case inFront
  }

  /// Left out, with all that is below them.
  private let excluded: [View]
  private let part: Part

  /// Whether the view between the halves was met.
  private var hasMetMiddle = false

  /// The view between the two halves.
  private let middle: View?

  init(excluded: [View], part: Part = .whole, middle: View? = nil) {
    self.excluded = excluded
    self.part = part
    self.middle = middle
  }

  /// Whether what is drawn now is written down.
  private var writes: Bool {
    switch part {
    case .whole: true
    case .behind: !hasMetMiddle
    case .inFront: hasMetMiddle
    }
  }

  /// Records a view where it stands in its superview.
  ///
  /// - Parameters:
  ///   - view: Left out where it is hidden, invisible, excluded or of no size.
  ///   - offset: Leads from the superview's space to the list's.
  ///   - list: What has been recorded so far.
  mutating func record(placed view: View, offset: Vector, into list: inout DisplayList) {
    guard !excluded.contains(where: { $0 === view }) else {
      hasMetMiddle = hasMetMiddle || view === middle
      return
    }
    guard view.isRecorded else { return }
    let shift = offset + (view.position - view.boundsOrigin)
    if view.transform == .identity, view.alpha == 1 {
      record(contentsOf: view, offset: shift, into: &list)
      return
    }
    guard view.transform != .identity else {
      return list.append(faded: view.alpha) {
        record(contentsOf: view, offset: shift, into: &$0)
      }
    }
    let placement = view.transformToSuperview.concatenating(.translation(offset)).flattened
    guard placement.isDrawable else { return }
    list.appendGroup(transform: placement, opacity: view.alpha) {
      record(contentsOf: view, offset: .zero, into: &$0)
    }
  }

  /// Records a view as a picture of itself, whatever its own place, transform, opacity and
  /// visibility.
  ///
  /// - Parameters:
  ///   - view: Whose background, content, subviews, border, shadow and ring are recorded.
  ///   - offset: Leads from the view's own space to the list's.
  ///   - list: What has been recorded so far.
  mutating func record(contentsOf view: View, offset: Vector, into list: inout DisplayList) {
    guard view.bounds.isDrawable else { return }
    var shape = view.shape
    shape.rect = shape.rect.offset(by: offset)
    record(groundOf: view, shape, into: &list)
    if view.clipsToBounds, !(view.subviews.isEmpty && view.drawsWithinShape) {
      list.appendGroup(clip: shape) { record(insideOf: view, offset: offset, into: &$0) }
    } else {
      record(insideOf: view, offset: offset, into: &list)
    }
    record(edgeOf: view, shape, into: &list)
  }

  /// Records what lies behind a view's content: its shadow and background.
  func record(groundOf view: View, _ shape: RoundedRect, into list: inout DisplayList) {
    if writes, let shadow = view.shadow, shadow.color.alpha > 0 {
      list.append(
        .shadow(
          DisplayShadow(
            shape: shape, offset: shadow.offset, radius: shadow.radius, color: shadow.color)))
    }
    if writes, let color = view.backgroundColor, color.alpha > 0 {
      list.append(.fill(shape, color))
    }
  }

  /// Records what lies around it and over its subviews: its border and focus ring.
  func record(edgeOf view: View, _ shape: RoundedRect, into list: inout DisplayList) {
    if writes, let border = view.border, border.width > 0, border.color.alpha > 0 {
      list.append(.border(shape, width: border.width, border.color))
    }
    if writes, view.isFocused, let ring = view.focusRing {
      list.append(.border(ring.outline(around: shape), width: ring.width, ring.color))
    }
  }

  /// Records what is in a view, without itself.
  fileprivate mutating func record(
    insideOf view: View, offset: Vector, into list: inout DisplayList
  ) {
    if writes {
      let start = list.items.count
      view.draw(into: &list)
      list.move(itemsFrom: start, by: offset)
    }
    guard view.drawsSubviews else { return }
    for subview in view.subviewsInDrawingOrder {
      record(placed: subview, offset: offset, into: &list)
    }
  }
}

extension View {
  /// The view as a picture of itself: a value, taken without changing anything visible.
  ///
  /// It is drawn at `bounds.size` with its top left corner at the origin; its own ``frame``,
  /// ``transform``, ``alpha`` and ``isHidden`` are ignored, those of the views below it are not.
  /// Layout that is due happens first.
  ///
  /// - Parameter excluding: Views to leave out, with all below them; this view itself among them
  ///   gives an empty list.
  /// - Returns: What to draw.
  public final func displayList(excluding: [View] = []) -> DisplayList {
    var list = DisplayList()
    list.reserveCapacity(recordedCount)
    record(ViewRecorder(excluded: excluding), excluding, into: &list)
    return list
  }

  /// Records the view as ``displayList(excluding:)`` does, on top of a list: one that has held the
  /// same before allocates nothing.
  package final func record(into list: inout DisplayList) {
    record(ViewRecorder(excluded: []), [], into: &list)
  }

  /// Records what is inside the view, the only one of ``pieces(excluding:)`` where nothing is left out, on
  /// top of a list: one that has held the same before allocates nothing.
  package final func record(insideInto list: inout DisplayList) {
    layoutIfNeeded()
    var recorder = ViewRecorder(excluded: [])
    recorder.record(insideOf: self, offset: .zero - boundsOrigin, into: &list)
  }

  /// The view as a picture of itself in two halves, between which one of the views below it lies.
  ///
  /// Each of them is as of ``displayList(excluding:)``; groups that hold things of both are in both.
  ///
  /// - Parameters:
  ///   - view: Left out, with all below it. Where it is not below this one, everything lies behind it.
  ///   - excluding: Views to leave out of both halves, with all below them.
  /// - Returns: What is drawn before that view, and what is drawn after it.
  public final func displayLists(
    around view: View, excluding: [View] = []
  ) -> (behind: DisplayList, inFront: DisplayList) {
    let excluded = [view] + excluding
    var behind = DisplayList()
    var inFront = DisplayList()
    record(ViewRecorder(excluded: excluded, part: .behind, middle: view), excluded, into: &behind)
    record(ViewRecorder(excluded: excluded, part: .inFront, middle: view), excluded, into: &inFront)
    return (behind, inFront)
  }

  private func record(
    _ recorder: ViewRecorder, _ excluded: [View], into list: inout DisplayList
  ) {
    layoutIfNeeded()
    guard !excluded.contains(where: { $0 === self }) else { return }
    var recorder = recorder
    recorder.record(contentsOf: self, offset: .zero - boundsOrigin, into: &list)
    recordedCount = list.items.count
  }
}

extension View {
  /// Whether anything of the view and of those below it is drawn.
  var isRecorded: Bool {
    !isHidden && alpha > 0 && bounds.isDrawable && position.isFinite
  }
}

extension Transform3D {
  /// Whether every number that reaches the plane is finite.
  var isDrawable: Bool {
    m11.isFinite && m12.isFinite && m14.isFinite && m21.isFinite && m22.isFinite && m24.isFinite
      && m41.isFinite && m42.isFinite && m44.isFinite
  }
}
