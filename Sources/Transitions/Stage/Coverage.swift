import Motion

/// How far an upper screen has come, measured by everything that a transition moves.
///
/// The way is that of the animator's own plan from rest to rest, whoever moves the elements along it
/// meanwhile, and by whatever other plan.
struct Coverage {
  private let names: [String]
  private let closed: [ElementState]
  private let open: [ElementState]
  private let length: Double

  /// - Parameters:
  ///   - plan: From rest to rest, as an animator made it.
  ///   - direction: Which way it leads.
  init(_ plan: TransitionPlan, _ direction: TransitionDirection) {
    let ends = (plan.states(at: 0), plan.states(at: plan.duration))
    (closed, open) = direction == .present ? ends : (ends.1, ends.0)
    names = plan.elements.map(\.name)
    length = zip(closed, open).reduce(0) { $0 + $1.1.way(from: $1.0, towards: $1.1) }
  }

  /// `0` while the upper screen is out of sight, `1` once it is in place; beyond them where a spring
  /// has overshot. No allocation.
  @MainActor
  func value(of transition: RunningTransition) -> Double {
    guard length > 0 else { return transition.heading == .present ? 1 : 0 }
    var way = 0.0
    for (state, element) in zip(transition.states, transition.plan.elements) {
      guard let index = names.firstIndex(of: element.name) else { continue }
      way += state.way(from: closed[index], towards: open[index])
    }
    return way / length
  }

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
      guard let place = names.firstIndex(of: element.name) else { continue }
      let way = open[place].merge(closed[place]) { $0.value - $1.value }
      states[index] = base[index].merge(way) {
        ChannelState($0.value + $1 * part, velocity: $1 * rate)
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
    return frames.sum() + opacities.sum()
  }
}
