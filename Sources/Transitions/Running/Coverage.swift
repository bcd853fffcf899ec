import Motion

/// How far an upper screen has come, measured by everything that a transition moves.
///
/// The way is that of the animator's own plan from rest to rest, whoever moves the elements along it
/// meanwhile, and by whatever other plan.
struct Coverage {
  let places: ElementPlaces
  let closed: [ElementState]
  let open: [ElementState]
  private let length: Double

  /// How far the middle of each element's way leaves the straight line, twice, as x and y; empty where
  /// every way is straight.
  private let bends: [ChannelVector]

  /// - Parameters:
  ///   - plan: From rest to rest, as an animator made it.
  ///   - direction: Which way it leads.
  init(_ plan: TransitionPlan, _ direction: TransitionDirection) {
    let ends = (plan.states(at: 0), plan.states(at: plan.duration))
    (closed, open) = direction == .present ? ends : (ends.1, ends.0)
    places = ElementPlaces(plan.elements)
    let bends = plan.elements.map(\.channels.frame.bend)
    self.bends = bends.contains { $0 != .zero } ? bends : []
    var length = 0.0
    for (index, (start, end)) in zip(closed, open).enumerated() {
      length += end.way(from: start, towards: end, bend: self.bends.isEmpty ? .zero : bends[index])
    }
    self.length = length
  }

  private func bend(_ index: Int) -> ChannelVector { bends.isEmpty ? .zero : bends[index] }

  /// `0` while the upper screen is out of sight, `1` once it is in place; beyond them where a spring
  /// has overshot. No allocation.
  ///
  /// - Parameters:
  ///   - states: Where everything is.
  ///   - elements: Whose states they are.
  ///   - heading: Where that leads, which says it alone where nothing moves.
  /// - Returns: As above.
  func value(
    of states: [ElementState], _ elements: [TransitionElement], heading: TransitionDirection
  ) -> Double {
    guard length > 0 else { return heading == .present ? 1 : 0 }
    var (way, next) = (0.0, 0)
    for (state, element) in zip(states, elements) {
      defer { next += 1 }
      guard let index = place(of: element.name, near: next) else { continue }
      way += state.way(from: closed[index], towards: open[index], bend: bend(index))
    }
    return way / length
  }

  /// Where the way has an element of a name: mostly at the same place as the plan that runs.
  func place(of name: String, near index: Int) -> Int? { places.place(of: name, near: index) }

  /// Moves everything a part of the whole way from where it was; no allocation.
  ///
  /// - Parameters:
  ///   - states: Replaced, one for each element of the plan.
  ///   - base: Where everything was.
  ///   - elements: Of the plan; one that the way does not know stays.
  ///   - part: Of the whole way: above 0 the upper screen comes.
  ///   - rate: How fast that changes, per second.
  func move(
    _ states: inout [ElementState], from base: [ElementState], _ elements: [TransitionElement],
    by part: Double, rate: Double
  ) {
    for (index, element) in elements.enumerated() {
      guard let place = place(of: element.name, near: index) else { continue }
      let way = open[place].merge(closed[place]) { $0.value - $1.value }
      states[index] = base[index].merge(way) {
        ChannelState($0.value + $1 * part, velocity: $1 * rate)
      }
    }
  }

  /// Moves everything to a part of the whole way: from where it was straight to the one end or the
  /// other, so that nothing jumps that had not come as far as the rest, and along the arc of what has one;
  /// no allocation.
  ///
  /// - Parameters:
  ///   - states: Replaced, one for each element of the plan.
  ///   - base: Where everything was.
  ///   - elements: Of the plan; one that the way does not know stays.
  ///   - origin: How much of the way it had come then.
  ///   - part: How much it has come now: `0` the upper screen is gone, `1` it is there; clamped.
  ///   - rate: How fast that changes, per second.
  func move(
    _ states: inout [ElementState], from base: [ElementState], _ elements: [TransitionElement],
    at origin: Double, to part: Double, rate: Double
  ) {
    let (origin, end) = (min(max(origin, 0), 1), min(max(part, 0), 1))
    let rate = end == part ? rate : 0
    let comes = origin == 0 || end > origin || end == origin && rate > 0 && origin < 1
    let whole = comes ? 1 - origin : -origin
    let (share, speed) = ((end - origin) / whole, rate / whole)
    for (index, element) in elements.enumerated() {
      guard let place = place(of: element.name, near: index) else { continue }
      states[index] = base[index].merge(comes ? open[place] : closed[place]) {
        let way = $1.value - $0.value
        return ChannelState($0.value + way * share, velocity: way * speed)
      }
      let bend = bend(place)
      guard bend != .zero else { continue }
      let line = closed[place].frame.value.line(to: open[place].frame.value, across: bend)
      let offset = base[index].frame.value - closed[place].frame.value
      let start = min(max((offset * line).sum() / (line * line).sum(), 0), 1)
      let arc = Arc(from: start, to: comes ? 1 : 0, share: share, speed: speed)
      for path in [\ElementState.frame, \ElementState.content] {
        states[index][keyPath: path].value += bend * arc.value
        states[index][keyPath: path].velocity += bend * arc.rate
      }
    }
  }

  /// How far something is off the straight line from somewhere on an arc to one of its ends, in bends.
  private struct Arc {
    let value: Double
    let rate: Double

    init(from start: Double, to end: Double, share: Double, speed: Double) {
      let part = start + (end - start) * share
      let first = 2 * start * (1 - start)
      value = 2 * part * (1 - part) - first * (1 - share)
      rate = 2 * (1 - 2 * part) * (end - start) * speed + first * speed
    }
  }
}

extension Channel {
  /// How far its control point is from its middle, as x and y; zero where it is straight.
  fileprivate var bend: ChannelVector {
    switch timing {
    case .arc(_, _, let control): from == to ? .zero : control - (from + to) / 2
    case .apart(_, _, let bend): from == to ? .zero : ChannelVector(bend.dx, bend.dy, 0, 0)
    case .curve, .spring, .steps: .zero
    }
  }
}

extension ChannelVector {
  /// The way to another value without what goes along a bend: along it, a point of an arc has come as far
  /// as the arc's parameter.
  fileprivate func line(to end: ChannelVector, across bend: ChannelVector) -> ChannelVector {
    let way = end - self
    guard bend != .zero else { return way }
    let line = way - bend * ((way * bend).sum() / (bend * bend).sum())
    return line == .zero ? way : line
  }
}

extension ElementState {
  /// How far this state lies from a start, towards an end, times the length of that way; along an arc, as
  /// far as its parameter.
  fileprivate func way(
    from start: ElementState, towards end: ElementState, bend: ChannelVector
  ) -> Double {
    let line = start.frame.value.line(to: end.frame.value, across: bend)
    let frames = (frame.value - start.frame.value) * line
    let opacities =
      (opacity.value - start.opacity.value) * (end.opacity.value - start.opacity.value)
    let sum = frames.sum() + opacities.sum()
    guard start.pose != end.pose else { return sum }
    let moves =
      (translation.value - start.translation.value)
      * (end.translation.value - start.translation.value)
    let scales = (scale.value - start.scale.value) * (end.scale.value - start.scale.value)
    let turns =
      (rotation.value - start.rotation.value) * (end.rotation.value - start.rotation.value)
    // A scale and a turn count by how far they move a corner.
    let (width, height) = (end.frame.value[2], end.frame.value[3])
    return sum + moves.sum() + (scales.sum() + turns.sum()) * (width * width + height * height) / 4
  }
}
