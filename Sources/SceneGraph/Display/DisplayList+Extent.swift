package import Motion

extension DisplayList {
  /// A rectangle around all that is drawn, in the list's points; `nil` where nothing is. Text is taken to
  /// reach two em around its pens.
  package var extent: Rect? {
    items.reduce(nil) { extent, item in
      guard let own = item.extent else { return extent }
      return extent?.union(own) ?? own
    }
  }
}

extension DisplayItem {
  fileprivate var extent: Rect? {
    switch self {
    case .fill(let shape, _), .border(let shape, _, _): return shape.rect
    case .backdropBlur(let blur): return blur.shape.rect
    case .image(let image): return image.frame
    case .shadow(let shadow):
      // Beyond three standard deviations nothing is seen.
      let reach = -3 * max(shadow.radius, 0)
      return shadow.shape.rect.offset(by: shadow.offset)
        .inset(by: Insets(top: reach, left: reach, bottom: reach, right: reach))
    case .text(let text):
      let pens = text.glyphs.map(\.x)
      guard let left = pens.min(), let right = pens.max() else { return nil }
      let em = 2 * text.font.size
      return Rect(
        x: text.origin.x + left - em, y: text.origin.y - em, width: right - left + 2 * em,
        height: 2 * em)
    case .group(let group):
      guard var extent = group.list.extent else { return nil }
      if let clip = group.clip {
        guard let seen = extent.intersection(clip.rect) else { return nil }
        extent = seen
      }
      return extent.box(under: group.transform)
    }
  }
}

extension Rect {
  /// The upright rectangle around this one under a transform; as large as can be where a corner lies
  /// behind the viewer.
  package func box(under transform: Transform3D) -> Rect {
    if transform == .identity { return self }
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY),
      Point(x: maxX, y: maxY),
    ].compactMap { transform.apply(to: $0) }
    guard corners.count == 4 else {
      let limit = Rect.largestCoordinate
      return Rect(x: -limit, y: -limit, width: 2 * limit, height: 2 * limit)
    }
    let (first, rest) = (corners[0], corners.dropFirst())
    return rest.reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }
}
