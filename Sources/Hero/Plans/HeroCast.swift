import Motion
import SceneGraph

/// Which views of one side are elements of a plan, and where each of them stands.
struct HeroCast {
  /// What a view is to the plan.
  enum Part: Hashable {
    /// Drawn in the picture of the view that it is inside of.
    case scenery

    /// An element inside of another, with whose content it moves.
    case local(within: Int)

    /// An element of the container.
    case global
  }

  /// One for each view of the side.
  let parts: [Part]

  /// For each view the nearest elements inside of it, and those of the container that are below it.
  let inner: [[Int]]

  /// Views that fly are elements, and so is whatever around a local one cuts, turns or fades it.
  ///
  /// The cost grows with the number of views.
  ///
  /// - Parameter side: With all states decided.
  init(_ side: HeroSide) {
    let views = side.views
    var isElement = [Bool](repeating: false, count: views.count)
    let flies = views.indices.map { views[$0].flies }
    for index in views.indices {
      isElement[index] = isElement[index] || index == 0 || flies[index]
      guard flies[index], views[index].state?.coordinateSpace != .global else { continue }
      var above = views[index].parent
      while let index = above, !isElement[index] {
        if views[index].affectsWhatIsInside { isElement[index] = true }
        above = views[index].parent
      }
    }
    var parts = [Part](repeating: .scenery, count: views.count)
    var inner = [[Int]](repeating: [], count: views.count)
    var holders = [Int?](repeating: nil, count: views.count)
    for index in views.indices {
      let holder = views[index].parent.flatMap { isElement[$0] ? $0 : holders[$0] }
      holders[index] = holder
      guard isElement[index] else { continue }
      if let holder {
        inner[holder].append(index)
        parts[index] =
          flies[index] && views[index].state?.coordinateSpace == .global
          ? .global : .local(within: holder)
      } else {
        parts[index] = .global
      }
    }
    self.parts = parts
    self.inner = inner
  }
}

extension HeroView {
  /// Whether it is an element of its own.
  var flies: Bool {
    if isPluginDriven { return true }
    guard let state, state.isAnimatable else { return false }
    return isInSight || state.forceAnimate
  }

  fileprivate var affectsWhatIsInside: Bool {
    look.clips || place.transform != .identity || place.alpha < 1
  }
}

extension HeroSide {
  /// The middle of a view in the content of one that it is inside of, in that content's points.
  func center(of index: Int, within holder: Int) -> Point {
    var point = views[index].place.center
    var above = views[index].parent
    while let index = above, index != holder {
      let place = views[index].place
      point.x += place.center.x - place.bounds.midX
      point.y += place.center.y - place.bounds.midY
      above = views[index].parent
    }
    let bounds = views[holder].place.bounds
    return Point(x: point.x - bounds.x, y: point.y - bounds.y)
  }
}
