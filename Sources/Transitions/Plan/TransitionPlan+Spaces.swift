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

  /// The same for all elements, in a time that grows with their number.
  ///
  /// - Parameter states: Where everything is, one for each element.
  /// - Returns: One for each element.
  package func transformsAround(in states: [ElementState]) -> [Transform3D?] {
    var around: [(depth: Int, inside: Transform3D?)] = []
    return elements.indices.map { index in
      let depth = elements[index].depth
      while let last = around.last, last.depth >= depth { around.removeLast() }
      let transform = around.isEmpty ? Transform3D.identity : around[around.count - 1].inside
      let inside = elements[index].transformOfInside(states[index])
      around.append((depth, transform.flatMap { around in inside?.concatenating(around) }))
      return transform
    }
  }
}
