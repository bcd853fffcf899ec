public import Motion
public import SceneGraph
public import Transitions

/// Tells a zoom where its target is on either screen, and what rides along.
@MainActor
public protocol ZOZolaZoomTransitionDelegate: AnyObject {
  /// Where the target is on the screen that the zoom leaves.
  ///
  /// - Parameters:
  ///   - transition: The zoom.
  ///   - targetView: What it zooms.
  ///   - view: The view of `from`, in whose space the frame is.
  ///   - from: The screen that it leaves.
  ///   - to: The screen that it leads to; it is laid out.
  /// - Returns: In points; a frame without width or height makes it a cross-fade.
  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect

  /// Where the target is on the screen that the zoom leads to.
  ///
  /// - Parameters:
  ///   - transition: The zoom.
  ///   - targetView: What it zooms.
  ///   - view: The view of `to`, in whose space the frame is.
  ///   - from: The screen that it leaves.
  ///   - to: The screen that it leads to; it is laid out.
  /// - Returns: In points; a frame without width or height makes it a cross-fade.
  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect

  /// Views of the originating screen — the one beneath — that ride along whole, from the bottom to
  /// the top: cells that the screen's edge cuts off, or a badge that lies over the target without
  /// being part of it. None by default.
  ///
  /// Whoever gives any gives their frames too.
  ///
  /// - Parameter transition: The zoom.
  /// - Returns: Views anywhere on that screen.
  func supplementaryViews(for transition: ZOZolaZoomTransition) -> [View]

  /// Where one of ``supplementaryViews(for:)`` is.
  ///
  /// - Parameters:
  ///   - transition: The zoom.
  ///   - supplementaryView: One of those views.
  ///   - view: The originating screen's view, in whose space the frame is.
  /// - Returns: In points; `nil`, the default, is only right where there are no such views.
  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, frameForSupplementaryView supplementaryView: View,
    relativeTo view: View
  ) -> Rect?
}

extension ZOZolaZoomTransitionDelegate {
  /// None.
  public func supplementaryViews(for transition: ZOZolaZoomTransition) -> [View] { [] }

  /// Nowhere: whoever names such views says where they are.
  public func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, frameForSupplementaryView supplementaryView: View,
    relativeTo view: View
  ) -> Rect? {
    nil
  }
}
