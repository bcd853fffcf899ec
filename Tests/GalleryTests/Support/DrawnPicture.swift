import Motion
import SceneGraph

/// A picture as a frame draws it, in window points.
struct DrawnPicture: Hashable {
  var image: Image
  var frame: Rect
  var crop: Rect
  var radius: Double
  var opacity: Double

  /// Every picture in a list, from the bottom to the top, those in groups included.
  static func all(in list: DisplayList) -> [DrawnPicture] {
    collect(list, transform: .identity, opacity: 1)
  }

  private static func collect(
    _ list: DisplayList, transform: Transform3D, opacity: Double
  ) -> [DrawnPicture] {
    list.items.flatMap { item -> [DrawnPicture] in
      switch item {
      case .image(let image):
        guard let near = transform.apply(to: image.frame.origin),
          let far = transform.apply(to: Point(x: image.frame.maxX, y: image.frame.maxY))
        else { return [] }
        let frame = Rect(x: near.x, y: near.y, width: far.x - near.x, height: far.y - near.y)
        return [
          DrawnPicture(
            image: image.image, frame: frame, crop: image.crop, radius: image.radii.topLeft,
            opacity: image.opacity * opacity)
        ]
      case .group(let group):
        return collect(
          group.list, transform: group.transform.concatenating(transform),
          opacity: opacity * group.opacity)
      default: return []
      }
    }
  }
}
