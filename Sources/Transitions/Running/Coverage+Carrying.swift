import Motion

/// From one way to another, when the room has another size: what lay somewhere along the one lies as far
/// along the other.
extension Coverage {
  /// Which of some elements another way still has, or this one never had: all but those whose time
  /// the change of the room has ended.
  func surviving(_ elements: [TransitionElement], in plan: TransitionPlan) -> [Bool] {
    let others = ElementPlaces(plan.elements)
    return elements.enumerated().map { index, element in
      guard place(of: element.name, near: index) != nil else { return true }
      let other = others.place(of: element.name, near: index)
      return other.map { plan.elements[$0].content.kind == element.content.kind } ?? false
    }
  }

  /// Where everything lies on another way.
  ///
  /// - Parameters:
  ///   - states: Where it lay on this one.
  ///   - elements: Whose states they are.
  ///   - other: The other way.
  ///   - others: What there is now; what has just come lies as far along as the whole.
  ///   - coverage: How far that is.
  /// - Returns: One state for each of `others`.
  func carried(
    _ states: [ElementState], of elements: [TransitionElement], onto other: Coverage,
    _ others: [TransitionElement], at coverage: Double
  ) -> [ElementState] {
    let places = ElementPlaces(elements)
    return others.enumerated().map { index, element in
      let match = places.place(of: element.name, near: index)
      guard let new = other.place(of: element.name, near: index) else {
        // It is on no way, but leaves from where it is.
        return match.map { states[$0] } ?? element.channels.map { $0.state(at: 0) }
      }
      let line = other.line(new)
      guard let match, let old = place(of: element.name, near: match),
        elements[match].content.kind == element.content.kind
      else { return line.map { ChannelState($0.start + $0.way * coverage) } }
      return states[match].merge(self.line(old)) { LinePlace($0, along: $1) }
        .merge(line) { $0.state(along: $1) }
    }
  }

  private func line(_ index: Int) -> ElementProperties<Line> {
    closed[index].merge(open[index]) { Line(start: $0.value, way: $1.value - $0.value) }
  }
}

/// From where something is when the upper screen is out of sight, to where it is when that is there.
private struct Line: Hashable {
  let start: ChannelVector
  let way: ChannelVector
}

/// Where something is along a line, and how far off it.
private struct LinePlace: Hashable {
  private var part = 0.0
  private var rate = 0.0
  private let rest: ChannelState

  init(_ state: ChannelState, along line: Line) {
    let (offset, length) = (state.value - line.start, (line.way * line.way).sum())
    if length > 0 {
      (part, rate) = (
        (offset * line.way).sum() / length, (state.velocity * line.way).sum() / length
      )
      // Beyond an end it is off the line, and no longer line takes it farther.
      if !(0...1).contains(part) { (part, rate) = (min(max(part, 0), 1), 0) }
    }
    rest = ChannelState(offset - line.way * part, velocity: state.velocity - line.way * rate)
  }

  func state(along line: Line) -> ChannelState {
    ChannelState(
      line.start + line.way * part + rest.value, velocity: line.way * rate + rest.velocity)
  }
}
