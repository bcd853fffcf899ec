import Motion
public import SceneGraph

extension TransitionTrace {
  /// What an element wears at a moment, as far as it wears anything: each is `nil` or `0` where it does not.
  public struct Dress: Hashable, Sendable {
    /// All four radii, in points, where they are not the same.
    public var cornerRadii: CornerRadii?

    /// What it is filled with beneath its content.
    public var fill: Color?

    /// What lies over its content.
    public var overlay: Color?

    /// The line inside its edge.
    public var border: Border?

    /// Under it; the opacity of the element counts besides.
    public var shadow: Shadow?

    /// By how much what lies beneath is blurred: the standard deviation, in points.
    public var blurRadius = 0.0

    /// How high it lies among the others, in points.
    public var zPosition = 0.0

    init(_ element: TransitionElement, _ state: ElementState) {
      let radii = state.radii.value.radii
      cornerRadii =
        radii == CornerRadii(radii.topLeft) ? nil : radii
      fill = state.fill.value.color
      overlay = state.overlay.value.color
      let (width, measures) = (state.measures.value[0], state.measures.value)
      border = width > 0 ? state.border.value.color.map { Border(width: width, color: $0) } : nil
      shadow = element.shadow(in: state)
      (zPosition, blurRadius) = (measures[1], max(0, measures[2]))
    }

    /// Each that is worn, with its name and its numbers.
    var parts: [(name: String, numbers: [Double])] {
      func numbers(_ color: Color) -> [Double] {
        [color.red, color.green, color.blue, color.alpha]
      }
      var parts: [(name: String, numbers: [Double])] = []
      if let radii = cornerRadii {
        parts.append(
          (
            "cornerRadii",
            [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
          ))
      }
      if let fill { parts.append(("fill", numbers(fill))) }
      if let overlay { parts.append(("overlay", numbers(overlay))) }
      if let border { parts.append(("border", [border.width] + numbers(border.color))) }
      if let shadow {
        parts.append(
          (
            "shadow",
            [shadow.offset.dx, shadow.offset.dy, shadow.radius] + numbers(shadow.color)
          ))
      }
      if blurRadius > 0 { parts.append(("blurRadius", [blurRadius])) }
      if zPosition != 0 { parts.append(("zPosition", [zPosition])) }
      return parts
    }
  }
}
