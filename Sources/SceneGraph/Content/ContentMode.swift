public import Motion

/// How a picture lies in a frame of other proportions; UIKit's thirteen.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// Stretched to both sides.
  case scaleToFill

  /// As large as fits, proportions kept, in the middle.
  case scaleAspectFit

  /// As small as covers, proportions kept, in the middle.
  case scaleAspectFill

  /// Drawn anew at every size: for a picture the same as ``scaleToFill``.
  case redraw

  /// At its own size, a pixel to a point, in the middle of the frame or of its sides or corners.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

  /// Where a picture lies.
  ///
  /// - Parameters:
  ///   - size: The picture's own size; only its proportions matter to the scaling modes.
  ///   - bounds: The frame to lie in, in points.
  /// - Returns: The rectangle of the whole picture in the space of `bounds`, which it may reach
  ///   beyond; an empty one in the middle where the picture has no size.
  public func frame(of size: Size, in bounds: Rect) -> Rect {
    guard size.isDrawable else { return Rect(center: bounds.center, size: .zero) }
    switch self {
    case .scaleToFill, .redraw:
      return bounds
    case .scaleAspectFit:
      return bounds.width * size.height <= bounds.height * size.width
        ? scaledToWidth(of: bounds, size) : scaledToHeight(of: bounds, size)
    case .scaleAspectFill:
      return bounds.width * size.height >= bounds.height * size.width
        ? scaledToWidth(of: bounds, size) : scaledToHeight(of: bounds, size)
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      return Rect(
        x: bounds.x + (bounds.width - size.width) * anchor.x,
        y: bounds.y + (bounds.height - size.height) * anchor.y,
        width: size.width, height: size.height)
    }
  }

  // The side that fits is taken over exactly, so that a frame filled has no hair of background.
  private func scaledToWidth(of bounds: Rect, _ size: Size) -> Rect {
    let height = size.height * bounds.width / size.width
    return Rect(
      x: bounds.x, y: bounds.y + (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  private func scaledToHeight(of bounds: Rect, _ size: Size) -> Rect {
    let width = size.width * bounds.height / size.height
    return Rect(
      x: bounds.x + (bounds.width - width) / 2, y: bounds.y, width: width, height: bounds.height)
  }

  /// The part of the free room that lies before the picture, across and down.
  private var anchor: Point {
    switch self {
    case .topLeft: Point(x: 0, y: 0)
    case .top: Point(x: 0.5, y: 0)
    case .topRight: Point(x: 1, y: 0)
    case .left: Point(x: 0, y: 0.5)
    case .right: Point(x: 1, y: 0.5)
    case .bottomLeft: Point(x: 0, y: 1)
    case .bottom: Point(x: 0.5, y: 1)
    case .bottomRight: Point(x: 1, y: 1)
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center: Point(x: 0.5, y: 0.5)
    }
  }

  /// The part of a picture that is seen in a frame.
  ///
  /// - Parameters:
  ///   - size: The picture's own size.
  ///   - bounds: The frame it lies in, in points, which cuts it.
  /// - Returns: The part, in fractions of the picture, and where it is drawn, in the space of
  ///   `bounds`; `nil` where nothing is seen.
  public func visiblePart(of size: Size, in bounds: Rect) -> (crop: Rect, frame: Rect)? {
    let whole = frame(of: size, in: bounds)
    guard whole.isDrawable, let seen = whole.intersection(bounds) else { return nil }
    if seen == whole { return (.unit, whole) }
    let crop = Rect(
      x: (seen.x - whole.x) / whole.width, y: (seen.y - whole.y) / whole.height,
      width: seen.width / whole.width, height: seen.height / whole.height)
    return (crop, seen)
  }
}
