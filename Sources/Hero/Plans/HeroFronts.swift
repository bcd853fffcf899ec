import Motion
import Transitions

/// What was written of the lower screen, and where it lies at rest, so that what stands in front of a
/// view that flies can be found without looking at all of it.
struct HeroFronts {
  /// What stands in front of a view.
  struct Front {
    /// The elements that were written after it.
    var range: Range<Int>

    /// The elements that it is inside of, the outermost first.
    var chain: [HeroWriter.Place]
  }

  /// Where each element lies, in the container's points; those that draw nothing are left out.
  private var boxes: [Int: Rect] = [:]

  /// The views of which elements draw a part that stands still.
  private(set) var parts: [Int: HeroWriter.Place] = [:]

  /// The rectangle around all that is in front of an element's number within what was written with it.
  private var hulls: [Int: Rect] = [:]
  private var fronts: [Int: Front] = [:]
  private var unfinished: [Int] = []

  /// Notes where an element lies.
  ///
  /// - Parameters:
  ///   - element: Its number.
  ///   - box: The rectangle around it; `nil` where it draws nothing.
  ///   - place: The view of which it draws a part that stands still.
  mutating func note(_ element: Int, _ box: Rect?, partOf place: HeroWriter.Place? = nil) {
    if let box { boxes[element] = box }
    if let place { parts[element] = place }
  }

  /// Notes that a view of the lower screen is left out, and that what follows stands in front of it.
  ///
  /// - Parameters:
  ///   - view: Its index on its side.
  ///   - element: The number of the next element.
  ///   - chain: The elements it is inside of.
  mutating func begin(behind view: Int, at element: Int, inside chain: [HeroWriter.Place]) {
    fronts[view] = Front(range: element..<element, chain: chain)
    unfinished.append(view)
  }

  /// Ends what was written in one go.
  mutating func close(_ written: Range<Int>) {
    var starts: Set<Int> = []
    for view in unfinished {
      guard let start = fronts[view]?.range.lowerBound else { continue }
      fronts[view]?.range = start..<max(start, written.upperBound)
      starts.insert(start)
    }
    unfinished.removeAll(keepingCapacity: true)
    var hull: Rect?
    for element in written.reversed() {
      if let box = boxes[element] { hull = hull?.union(box) ?? box }
      if starts.contains(element) { hulls[element] = hull }
    }
  }

  /// What stands in front of a view where it is at rest.
  ///
  /// - Parameters:
  ///   - view: Its index on its side.
  ///   - window: Where it is seen, in the container's points.
  ///   - depths: Of all elements.
  /// - Returns: The numbers of the elements that touch it and of those that these are inside of, in order,
  ///   and what they are all inside of; `nil` where nothing does.
  func front(
    of view: Int, at window: Rect, _ depths: (Int) -> Int
  ) -> (elements: [Int], chain: [HeroWriter.Place])? {
    guard let front = fronts[view], hulls[front.range.lowerBound]?.intersects(window) == true else {
      return nil
    }
    let found = touching(window, in: front.range, depths)
    return found.isEmpty ? nil : (found, front.chain)
  }

  /// What is behind a view where it is at rest: the ground, the screen's root, and what touches the view.
  ///
  /// - Parameters:
  ///   - view: Its index on its side.
  ///   - window: Where it is seen, in the container's points.
  ///   - depths: Of all elements.
  /// - Returns: The numbers of elements, in order.
  func ground(of view: Int, at window: Rect, _ depths: (Int) -> Int) -> [Int] {
    guard let end = fronts[view]?.range.lowerBound, end > 1 else { return [] }
    return [0, 1] + touching(window, in: 2..<max(end, 2), depths)
  }

  /// The elements that touch a rectangle, and those that these are inside of.
  private func touching(
    _ window: Rect, in range: Range<Int>, _ depths: (Int) -> Int
  ) -> [Int] {
    var found: [Int] = []
    var inner: Int?
    for element in range.reversed() {
      let holds = inner.map { $0 > depths(element) } ?? false
      guard holds || boxes[element]?.intersects(window) == true else { continue }
      found.append(element)
      inner = depths(element)
    }
    return found.reversed()
  }
}
