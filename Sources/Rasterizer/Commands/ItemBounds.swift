package import Motion
package import SceneGraph

/// How far items reach on the device.
package enum ItemBounds {
  /// How far a Gaussian is drawn, in standard deviations: beyond it less than a fifth of one of 255
  /// steps is left.
  package static let shadowReach = 3.2

  /// The smallest upright rectangle around a rectangle of a list on the device.
  ///
  /// - Parameters:
  ///   - rect: In the list's points.
  ///   - projection: From there to device pixels.
  ///   - fallback: The answer where part of it lies behind the viewer.
  /// - Returns: In device pixels; empty where nothing can be drawn.
  static func of(_ rect: Rect, _ projection: Projection, fallback: PixelRect) -> PixelRect {
    let sum = rect.x + rect.y + rect.width + rect.height
    guard sum - sum == 0, rect.width > 0, rect.height > 0 else { return .empty }
    let a = Point(x: rect.minX, y: rect.minY)
    let b = Point(x: rect.maxX, y: rect.minY)
    let c = Point(x: rect.maxX, y: rect.maxY)
    let d = Point(x: rect.minX, y: rect.maxY)
    if !projection.isAffine {
      let depth = min(
        min(projection.depth(a), projection.depth(b)),
        min(projection.depth(c), projection.depth(d)))
      if !(depth >= Projection.nearestDepth) { return fallback }
    }
    let (p, q) = (projection.map(a), projection.map(b))
    let (r, s) = (projection.map(c), projection.map(d))
    let (left, right) = (min(p.x, q.x, r.x, s.x), max(p.x, q.x, r.x, s.x))
    let (top, bottom) = (min(p.y, q.y, r.y, s.y), max(p.y, q.y, r.y, s.y))
    return PixelRect(
      covering: Rect(x: left, y: top, width: right - left, height: bottom - top)
    ).intersection(fallback)
  }

  /// A rectangle in the list's points that holds everything an item draws; a group's is not known
  /// here.
  static func local(_ item: DisplayItem) -> Rect {
    switch item {
    case .fill(let shape, _), .border(let shape, _, _): shape.rect
    case .image(let image): image.frame
    case .shadow(let shadow): local(shadow)
    case .backdropBlur(let blur): blur.shape.rect
    case .text(let text): local(text)
    case .group: .zero
    }
  }

  package static func local(_ shadow: DisplayShadow) -> Rect {
    let reach = max(shadow.radius, 0) * shadowReach + 1
    return shadow.shape.rect.offset(by: shadow.offset)
      .inset(by: Insets(top: -reach, left: -reach, bottom: -reach, right: -reach))
  }

  /// Glyphs are taken to reach two em around their pens.
  static func local(_ text: DisplayText) -> Rect {
    guard let first = text.glyphs.first else { return .zero }
    var (left, right) = (first.x, first.x)
    for glyph in text.glyphs {
      left = min(left, glyph.x)
      right = max(right, glyph.x)
    }
    let em = text.font.size * 2
    return Rect(
      x: text.origin.x + left - em, y: text.origin.y - em, width: right - left + 2 * em,
      height: 2 * em)
  }
}
