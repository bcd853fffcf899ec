public import Motion
import SceneGraph

extension TransitionPlan {
  /// From the space that an element stands in to the container's points.
  ///
  /// - Parameters:
  ///   - index: Of the element.
  ///   - states: Where everything is, one for each element.
  /// - Returns: The identity for an element of the container; `nil` where an element around it has no
  ///   area.
  public func transform(around index: Int, in states: [ElementState]) -> Transform3D? {
    var transform = Transform3D.identity
    var inner = index
    while let outer = elements[..<inner].lastIndex(where: { $0.depth < elements[inner].depth }) {
      guard let inside = elements[outer].transformOfInside(states[outer]) else { return nil }
      transform = transform.concatenating(inside)
      inner = outer
    }
    return transform
  }
}
