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

  /// - Parameters:
  ///   - plan: From rest to rest, as an animator made it.
  ///   - direction: Which way it leads.
  init(_ plan: TransitionPlan, _ direction: TransitionDirection) {
    let ends = (plan.states(at: 0), plan.states(at: plan.duration))
    (closed, open) = direction == .present ? ends : (ends.1, ends.0)
    places = ElementPlaces(plan.elements)
    length = zip(closed, open).reduce(0) { $0 + $1.1.way(from: $1.0, towards: $1.1) }
  }

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
      way += state.way(from: closed[index], towards: open[index])
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
  /// other, so that nothing jumps that had not come as far as the rest; no allocation.
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
    }
  }
}

extension ElementState {
  /// How far this state lies from a start, towards an end, times the length of that way.
  fileprivate func way(from start: ElementState, towards end: ElementState) -> Double {
    let frames = (frame.value - start.frame.value) * (end.frame.value - start.frame.value)
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
