package import Motion
import SceneGraph

/// The clips of a frame, each cut already by the one around it; number 0 is the target.
///
/// Clips are geometry: what is drawn is cut by one convex polygon, however deep it lies.
package struct ClipStack {
  package struct Clip {
    /// Where its polygon lies among the points.
    var points: Range<Int>

    /// In device pixels.
    package var bounds: Rect

    /// Whether the polygon is its bounds.
    package var isRect: Bool

    /// Whole pixels inside, from side to side and from top to bottom; what lies in one of them is
    /// not cut.
    package var wide: PixelRect
    package var tall: PixelRect
  }

  private var points: [Point] = []
  private var clips: [Clip] = []
  private var polygon: [Point] = []
  private var scratch: [Point] = []

  package subscript(_ number: Int) -> Clip { clips[number] }

  /// The polygon of a clip.
  package func polygon(of number: Int) -> ArraySlice<Point> { points[clips[number].points] }

  /// Forgets all clips but the target.
  mutating func reset(to target: PixelRect) {
    points.removeAll(keepingCapacity: true)
    clips.removeAll(keepingCapacity: true)
    let rect = target.rect
    points.append(Point(x: rect.minX, y: rect.minY))
    points.append(Point(x: rect.maxX, y: rect.minY))
    points.append(Point(x: rect.maxX, y: rect.maxY))
    points.append(Point(x: rect.minX, y: rect.maxY))
    clips.append(
      Clip(points: 0..<4, bounds: rect, isRect: true, wide: target, tall: target))
  }

  /// Adds a shape, cut by another clip.
  ///
  /// - Parameters:
  ///   - shape: In its list's points.
  ///   - projection: From there to device pixels.
  ///   - parent: The number of the clip around it.
  /// - Returns: Its number, or `nil` where nothing is left to be seen.
  mutating func push(_ shape: RoundedRect, _ projection: Projection, parent: Int) -> Int? {
    // Taken out, so that they are not written to while the stack reads itself: that would copy them.
    var polygon: [Point] = []
    var scratch: [Point] = []
    swap(&polygon, &self.polygon)
    swap(&scratch, &self.scratch)
    defer {
      swap(&polygon, &self.polygon)
      swap(&scratch, &self.scratch)
    }
    Outline.trace(shape, projection, into: &polygon, scratch: &scratch)
    cut(&polygon, by: parent, scratch: &scratch)
    guard polygon.count > 2 else { return nil }
    let bounds = ConvexCut.bounds(of: polygon)
    let start = points.count
    points.append(contentsOf: polygon)
    let outer = clips[parent]
    let (wide, tall) = InnerRects.of(shape, projection)
    clips.append(
      Clip(
        points: start..<points.count, bounds: bounds,
        isRect: outer.isRect && projection.isAxisAligned && shape.radii.isZero,
        wide: wide.intersection(outer.wide), tall: tall.intersection(outer.tall)))
    return clips.count - 1
  }

  /// Cuts a polygon by a clip.
  ///
  /// - Parameters:
  ///   - polygon: In device pixels.
  ///   - number: The clip's number.
  ///   - scratch: Room to work in.
  package func cut(_ polygon: inout [Point], by number: Int, scratch: inout [Point]) {
    let clip = clips[number]
    if clip.isRect {
      ConvexCut.cut(&polygon, to: clip.bounds, scratch: &scratch)
      return
    }
    let extent = ConvexCut.bounds(of: polygon)
    if InnerRects.contains(extent, in: clip.wide) || InnerRects.contains(extent, in: clip.tall) {
      return
    }
    guard extent.minX < clip.bounds.maxX, extent.maxX > clip.bounds.minX,
      extent.minY < clip.bounds.maxY, extent.maxY > clip.bounds.minY
    else {
      polygon.removeAll(keepingCapacity: true)
      return
    }
    ConvexCut.cut(&polygon, to: points[clip.points], scratch: &scratch)
  }
}
