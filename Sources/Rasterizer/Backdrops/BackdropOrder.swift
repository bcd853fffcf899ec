/// Which commands of a frame blur what is beneath them.
///
/// Each is drawn after all that it sees was drawn anew, other backdrops included, so those that see
/// through one another multiply the work: only a few deep are drawn.
package struct BackdropOrder {
  /// Backdrops that are seen through as many others change nothing.
  private static let deepest = 4

  private struct Place {
    var bounds: PixelRect
    var depth: Int
  }

  /// Their numbers, in order.
  package private(set) var commands: [Int] = []
  private var places: [Place] = []

  package var isEmpty: Bool { commands.isEmpty }

  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  /// Adds the next backdrop.
  ///
  /// - Parameters:
  ///   - command: Its number.
  ///   - bounds: Where it is seen.
  ///   - backdrop: How it is blurred.
  /// - Returns: Whether it is drawn.
  mutating func append(_ command: Int, _ bounds: PixelRect, _ backdrop: Backdrop) -> Bool {
    let source = bounds.grown(by: backdrop.reach)
    var depth = 0
    for place in places where place.bounds.intersects(source) {
      depth = max(depth, place.depth + 1)
    }
    guard depth < BackdropOrder.deepest else { return false }
    commands.append(command)
    places.append(Place(bounds: bounds, depth: depth))
    return true
  }
}
