import Motion
public import SceneGraph

extension TransitionPlan {
  /// Draws the plan as it is in the given states.
  ///
  /// - Parameters:
  ///   - states: One for each element, as ``sample(at:into:)`` gives them.
  ///   - below: What is displayed beneath the transition.
  ///   - presented: What the upper screen looks like at the moment.
  ///   - live: What the views of live elements show at the moment: a list for each element, or none at all.
  /// - Returns: The frame.
  public func displayList(
    _ states: [ElementState], over below: DisplayList, presented: DisplayList = DisplayList(),
    live: [DisplayList] = []
  ) -> DisplayList {
    var list = DisplayList()
    draw(states, over: below, presented: presented, live: live, into: &list)
    return list
  }

  /// Draws the plan as it is in the given states on top of a list.
  ///
  /// - Parameters:
  ///   - states: One for each element, as ``sample(at:into:)`` gives them.
  ///   - below: What is displayed beneath the transition.
  ///   - presented: What the upper screen looks like at the moment.
  ///   - live: What the views of live elements show at the moment: a list for each element, or none at all.
  ///   - list: At most a handful of items is added for each element.
  public func draw(
    _ states: [ElementState], over below: DisplayList, presented: DisplayList = DisplayList(),
    live: [DisplayList] = [], into list: inout DisplayList
  ) {
    PlanDrawing(
      elements: elements, states: states, below: below, presented: presented, live: live
    ).draw(elements.indices, into: &list)
  }

  /// Draws some of the plan's elements, as ``draw(_:over:presented:into:)`` does all.
  ///
  /// - Parameters:
  ///   - range: Begins with an element, and is whole with all that is inside.
  ///   - states: One for each of the plan's elements.
  ///   - below: What is displayed beneath the transition.
  ///   - presented: What the upper screen looks like at the moment.
  ///   - live: What views show at the moment.
  ///   - list: What to draw on top of.
  func draw(
    _ range: Range<Int>, _ states: [ElementState], over below: DisplayList,
    presented: DisplayList, live: [DisplayList], into list: inout DisplayList
  ) {
    PlanDrawing(
      elements: elements, states: states, below: below, presented: presented, live: live
    ).draw(range, into: &list)
  }
}

/// What is displayed while an element is drawn.
struct ShownScreens {
  /// What is beneath the transition.
  let below: DisplayList

  /// What the upper screen looks like.
  let presented: DisplayList

  /// What the view of a live element shows.
  var live = DisplayList()
}

/// Walks the tree of a plan's elements.
private struct PlanDrawing {
  let elements: [TransitionElement]
  let states: [ElementState]
  let below: DisplayList
  let presented: DisplayList
  let live: [DisplayList]

  /// Draws the elements of a range and what is inside them.
  ///
  /// - Parameters:
  ///   - range: Begins with an element; whole with all that is inside.
  ///   - list: What to draw on top of.
  func draw(_ range: Range<Int>, into list: inout DisplayList) {
    guard let first = range.first else { return }
    if states[range].contains(where: { $0.measures.value[1] != 0 }) {
      return drawByHeight(range, depth: elements[first].depth, into: &list)
    }
    var index = first
    while index < range.upperBound {
      let end = end(of: index, in: range)
      draw(at: index, end, in: range, into: &list)
      index = end
    }
  }

  /// The same in the order of the z positions, then in the plan's: each time the next higher is
  /// looked for, so that nothing is allocated.
  private func drawByHeight(_ range: Range<Int>, depth: Int, into list: inout DisplayList) {
    var drawn: (height: Double, index: Int)?
    while true {
      var next: (height: Double, index: Int)?
      for index in range where elements[index].depth == depth {
        let candidate = (height: states[index].measures.value[1], index: index)
        if let drawn, candidate <= drawn { continue }
        if let best = next, candidate >= best { continue }
        next = candidate
      }
      guard let next else { return }
      draw(at: next.index, end(of: next.index, in: range), in: range, into: &list)
      drawn = next
    }
  }

  private func draw(
    at index: Int, _ end: Int, in range: Range<Int>, into list: inout DisplayList
  ) {
    let inner = index + 1..<end
    var screens = ShownScreens(below: below, presented: presented)
    if !live.isEmpty { screens.live = live[index] }
    if elements[index].yieldsToNext, end < range.upperBound,
      states[index].frame.value == states[end].frame.value, states[end].opacity.value[0] >= 1
    {
      return elements[index].drawCovered(states[index], into: &list)
    }
    guard !inner.isEmpty else {
      return elements[index].draw(states[index], screens, inside: nil, into: &list)
    }
    elements[index].draw(states[index], screens, inside: { draw(inner, into: &$0) }, into: &list)
  }

  /// The first element after one that is not inside of it.
  private func end(of index: Int, in range: Range<Int>) -> Int {
    var end = index + 1
    while end < range.upperBound, elements[end].depth > elements[index].depth { end += 1 }
    return end
  }
}
