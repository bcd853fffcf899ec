import Motion

extension View {
  /// Below this opacity a view is taken for invisible and cannot be hit, as in UIKit.
  static let faintestHit = 0.01

  func hitTestTree(_ point: Point) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha >= View.faintestHit, bounds.isDrawable,
      bounds.contains(point)
    else { return nil }
    for view in subviewsInDrawingOrder.reversed() {
      guard let inside = view.transformToSuperview.inverse?.apply(to: point) else { continue }
      if let hit = view.hitTest(inside) { return hit }
    }
    return self
  }
}
