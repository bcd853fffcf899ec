import Motion
import SceneGraph

/// The ways of what a plan moves, sampled from it: where the middle of each element is, at times equally
/// far apart.
struct PlanPaths: Hashable, Sendable {
  /// One element's way.
  struct Path: Hashable, Sendable {
    /// Which of the plan's elements.
    let element: Int

    /// Where its middle is at each of the ``PlanPaths/times``, in the container's points.
    let points: [Point]
  }

  /// When it was looked, in seconds of the plan; the first is 0, the last the plan's duration.
  let times: [Double]

  /// In the order of the elements, of those that move by more than half a point.
  let paths: [Path]

  /// Between two looks at the least, in seconds: a frame at 60 Hz.
  static let shortestStep = 1.0 / 60

  /// More looks than this say no more to the eye.
  private static let mostSteps = 48.0

  /// Samples a plan; time grows with its elements.
  init(_ plan: TransitionPlan) {
    let duration = plan.duration.isFinite ? plan.duration : 0
    let wanted = (duration / PlanPaths.shortestStep).rounded(.up)
    let every = max(1, (wanted / PlanPaths.mostSteps).rounded(.up))
    let step = PlanPaths.shortestStep * every
    let count = Int((duration / step).rounded(.up))
    let times = (0...max(count, 1)).map { min(Double($0) * step, duration) }
    var places = [[Point]](repeating: [], count: plan.elements.count)
    var states: [ElementState] = []
    let tree = PlanTree(plan.elements)
    for time in times {
      plan.sample(at: time, into: &states)
      for index in plan.elements.indices {
        places[index].append(tree.middle(of: index, states))
      }
    }
    self.times = times
    paths = places.enumerated().compactMap { index, points in
      guard let first = points.first, points.contains(where: { ($0 - first).length > 0.5 }) else {
        return nil
      }
      return Path(element: index, points: points)
    }
  }
}

/// What is inside of what in a plan.
struct PlanTree {
  private let elements: [TransitionElement]

  /// The element that each is inside, `nil` for the container.
  private let parents: [Int?]

  init(_ elements: [TransitionElement]) {
    self.elements = elements
    var parents: [Int?] = []
    var outer: [Int] = []
    for (index, element) in elements.enumerated() {
      while let last = outer.last, elements[last].depth >= element.depth { outer.removeLast() }
      parents.append(outer.last)
      outer.append(index)
    }
    self.parents = parents
  }

  /// The element that lies in the container and holds another, or is it.
  func root(of index: Int) -> Int {
    var index = index
    while let parent = parents[index] { index = parent }
    return index
  }

  /// Where the middle of an element is in the container.
  func middle(of index: Int, _ states: [ElementState]) -> Point {
    var point = states[index].frame.value.rect.center
    point = posed(point, states[index])
    var inside = index
    while let parent = parents[inside] {
      let state = states[parent]
      let frame = state.frame.value.rect
      let area = elements[parent].content.size == nil ? frame : state.content.value.rect
      let size = elements[parent].content.size ?? frame.size
      if size.isDrawable, area.isDrawable {
        point =
          Transform3D.mapping(Rect(origin: .zero, size: size), onto: area).apply(to: point) ?? point
      }
      point = posed(point, state)
      inside = parent
    }
    return point
  }

  /// Where a point of an element's plane comes to lie by its pose.
  private func posed(_ point: Point, _ state: ElementState) -> Point {
    guard state.pose != .upright else { return point }
    return state.pose.transform.about(state.frame.value.rect.center).apply(to: point) ?? point
  }
}
