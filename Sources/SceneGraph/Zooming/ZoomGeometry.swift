public import Motion

/// Where a zoomed content may lie in a view: its sizes and the places it comes to rest at.
public struct ZoomGeometry: Hashable, Sendable {
  /// The sizes that a viewer offers by name.
  public enum Named: CaseIterable, Hashable, Sendable {
    /// All of the content is in sight, and two of its sides touch the view's.
    case fit

    /// The content covers the view.
    case fill

    /// The content in its own size.
    case actual
  }

  /// The view's size, in points.
  public var room: Size

  /// The content's own size, in points.
  public var content: Size

  /// By how much the content may be enlarged beyond its own size: a pixel is then easily told from its
  /// neighbours.
  public static let greatestScale = 8.0

  /// - Parameters:
  ///   - room: The view's size, in points.
  ///   - content: The content's own size, in points.
  public init(room: Size, content: Size) {
    self.room = room
    self.content = content
  }

  /// Whether there is anything to zoom, and any room for it.
  public var isDrawable: Bool { room.isDrawable && content.isDrawable }

  /// How many times its own size the content is shown in.
  public func scale(_ named: Named) -> Double {
    guard isDrawable else { return 1 }
    let (across, down) = (room.width / content.width, room.height / content.height)
    return switch named {
    case .fit: min(across, down)
    case .fill: max(across, down)
    case .actual: 1
    }
  }

  /// The scales that a zoom may end at: from the smaller of fitted and actual to
  /// ``greatestScale``, or twice what fills where that is more.
  public var scales: ClosedRange<Double> {
    min(scale(.fit), 1)...max(ZoomGeometry.greatestScale, 2 * scale(.fill))
  }

  /// Where the content lies that fits.
  public var fitted: Rect {
    ContentMode.scaleAspectFit.frame(of: content, in: Rect(origin: .zero, size: room))
  }

  /// The middle of the view.
  public var middle: Point { Point(x: room.width / 2, y: room.height / 2) }

  /// Where the content lies at a scale, with a point of it at a point of the view, as near as it may come to
  /// rest.
  ///
  /// - Parameters:
  ///   - scale: Brought within ``scales``.
  ///   - part: Which point of the content, in fractions of it.
  ///   - point: Where it is to be, in the view's points.
  /// - Returns: In the view's points.
  public func rect(scale: Double, of part: Point, at point: Point) -> Rect {
    let scale = min(max(scale, scales.lowerBound), scales.upperBound)
    let size = Size(width: content.width * scale, height: content.height * scale)
    let free = Rect(
      x: point.x - part.x * size.width, y: point.y - part.y * size.height, width: size.width,
      height: size.height)
    return settled(free)
  }

  /// The place nearest to a rectangle that content of its size may come to rest at: no gap opens beside a
  /// side that is longer than the view's, and a shorter one lies in the middle.
  public func settled(_ rect: Rect) -> Rect {
    let ranges = origins(of: rect.size)
    var origin = Point(
      x: min(max(rect.minX, ranges.x.lowerBound), ranges.x.upperBound),
      y: min(max(rect.minY, ranges.y.lowerBound), ranges.y.upperBound))
    if rect.width == content.width {
      // In its own size each pixel is to be sharp.
      origin = Point(x: origin.x.rounded(), y: origin.y.rounded())
    }
    return Rect(origin: origin, size: rect.size)
  }

  /// Where the corner of content of a size may come to rest, across and down.
  public func origins(of size: Size) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    func range(_ length: Double, _ room: Double) -> ClosedRange<Double> {
      guard length.isFinite, room.isFinite else { return 0...0 }
      // A rounding error is no room to move in.
      return length > room + 1e-9
        ? (room - length)...0 : ((room - length) / 2)...((room - length) / 2)
    }
    return (range(size.width, room.width), range(size.height, room.height))
  }

  /// Which point of a rectangle lies at a point, in fractions of it.
  static func part(of rect: Rect, at point: Point) -> Point {
    guard rect.isDrawable else { return Point(x: 0.5, y: 0.5) }
    return Point(
      x: (point.x - rect.minX) / rect.width, y: (point.y - rect.minY) / rect.height)
  }
}
