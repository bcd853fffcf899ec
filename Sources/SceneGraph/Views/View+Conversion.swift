public import Motion

extension View {
  /// A point of this view in another view's space.
  ///
  /// - Parameters:
  ///   - point: In this view's own points.
  ///   - view: Any view of the same tree; `nil` is the space that the tree's root stands in, which
  ///     for a scene is the window's.
  /// - Returns: `nil` where the two share no root, or a transform on the way has no inverse or puts
  ///   the point behind the viewer.
  public func convert(_ point: Point, to view: View?) -> Point? {
    transform(to: view)?.apply(to: point)
  }

  /// The upright box around a rectangle of this view in another view's space.
  ///
  /// - Parameters:
  ///   - rect: In this view's own points.
  ///   - view: Any view of the same tree; `nil` is the space that the tree's root stands in.
  /// - Returns: `nil` where the two share no root, or a transform on the way has no inverse or puts
  ///   a corner behind the viewer.
  public func convert(_ rect: Rect, to view: View?) -> Rect? {
    transform(to: view)?.boundingBox(of: rect)
  }

  /// A point of another view in this view's space; see ``convert(_:to:)-(Point,_)``.
  ///
  /// - Parameters:
  ///   - point: In the other view's own points.
  ///   - view: Any view of the same tree; `nil` is the space that the tree's root stands in.
  /// - Returns: `nil` where there is no way from one to the other.
  public func convert(_ point: Point, from view: View?) -> Point? {
    transform(from: view)?.apply(to: point)
  }

  /// The upright box around a rectangle of another view in this view's space.
  ///
  /// - Parameters:
  ///   - rect: In the other view's own points.
  ///   - view: Any view of the same tree; `nil` is the space that the tree's root stands in.
  /// - Returns: `nil` where there is no way from one to the other.
  public func convert(_ rect: Rect, from view: View?) -> Rect? {
    transform(from: view)?.boundingBox(of: rect)
  }

  /// Leads from the view's own space to its superview's.
  var transformToSuperview: PlaneTransform {
    let origin = boundsOrigin
    guard transform != .identity else { return .translation(position - origin) }
    let middle = center
    return PlaneTransform.translation(
      Vector(dx: -origin.x - size.width / 2, dy: -origin.y - size.height / 2)
    )
    .concatenating(PlaneTransform(transform))
    .concatenating(.translation(middle - .zero))
  }

  /// The box that ``frame`` reports.
  var outline: Rect {
    guard transform != .identity else { return Rect(origin: position, size: size) }
    return transformToSuperview.boundingBox(of: bounds) ?? Rect(origin: position, size: size)
  }

  private func transform(to view: View?) -> PlaneTransform? {
    guard let view else { return transformToWindow }
    return view.transform(from: self)
  }

  private func transform(from view: View?) -> PlaneTransform? {
    guard let view else { return transformToWindow.inverse }
    guard view !== self else { return .identity }
    guard let shared = closestSharedAncestor(with: view),
      let down = transform(toAncestor: shared).inverse
    else { return nil }
    return view.transform(toAncestor: shared).concatenating(down)
  }

  private var transformToWindow: PlaneTransform {
    var result = transformToSuperview
    var view = superview
    while let current = view {
      result = result.concatenating(current.transformToSuperview)
      view = current.superview
    }
    return result
  }

  private func transform(toAncestor ancestor: View) -> PlaneTransform {
    var result = PlaneTransform.identity
    var view = self
    while view !== ancestor, let above = view.superview {
      result = result.concatenating(view.transformToSuperview)
      view = above
    }
    return result
  }

  private func closestSharedAncestor(with other: View) -> View? {
    var candidate: View? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
