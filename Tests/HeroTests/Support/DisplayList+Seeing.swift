import Motion
import SceneGraph

/// Something filled with a colour, as it is seen.
struct SeenFill {
  /// The upright box around it, in the points of the whole list.
  let frame: Rect

  /// `0` invisible to `1` opaque, with all that it is inside of.
  let opacity: Double
}

extension DisplayList {
  /// Whatever is filled with a colour, however strongly, from the bottom to the top: found by walking
  /// through what is drawn.
  func fills(of color: Color) -> [SeenFill] { fills(of: color, .identity, 1) }

  private func fills(
    of color: Color, _ transform: Transform3D, _ opacity: Double
  ) -> [SeenFill] {
    items.flatMap { item -> [SeenFill] in
      switch item {
      case .fill(let shape, let filled):
        guard filled.red == color.red, filled.green == color.green, filled.blue == color.blue,
          color.alpha > 0
        else { return [] }
        let corners = [
          shape.rect.origin, Point(x: shape.rect.maxX, y: shape.rect.minY),
          Point(x: shape.rect.maxX, y: shape.rect.maxY),
          Point(x: shape.rect.minX, y: shape.rect.maxY),
        ].compactMap { transform.apply(to: $0) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
        else { return [] }
        return [
          SeenFill(
            frame: Rect(x: left, y: top, width: right - left, height: bottom - top),
            opacity: opacity * filled.alpha / color.alpha)
        ]
      case .group(let group):
        return group.list.fills(
          of: color, group.transform.concatenating(transform), opacity * group.opacity)
      case .border, .shadow, .image, .text, .backdropBlur: return []
      }
    }
  }
}
