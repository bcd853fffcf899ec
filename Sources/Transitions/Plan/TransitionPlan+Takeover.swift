import Motion
import SceneGraph

extension TransitionPlan {
  /// The same plan taken over from what another one shows.
  ///
  /// Elements are matched by name, and each starts from its present position and velocity. One that
  /// was not there before fades in; one that is not wanted any more comes to a stop and fades out
  /// where it was. One that holds something of another kind now, a picture in place of a screen, goes
  /// on in the same window while the one dissolves into the other.
  ///
  /// - Parameters:
  ///   - states: The present states, position and velocity.
  ///   - old: The plan they were sampled from.
  ///   - scale: Device pixels per point.
  ///   - position: The moment of the other plan, in seconds, where this one leads to the same end: what
  ///     still waited there waits the rest of its time here.
  ///   - leastDuration: Seconds that pass even where all is at its end before.
  /// - Returns: A plan whose states at time zero look like the given ones.
  public func taken(
    over states: [ElementState], of old: TransitionPlan, scale: Double, at position: Double? = nil,
    leastDuration: Double = 0
  ) -> TransitionPlan {
    let places = ElementPlaces(old.elements)
    let elements = self.elements.enumerated().flatMap { index, element in
      var element = element
      guard let match = places.place(of: element.name, near: index) else {
        element.fadeIn()
        return [element]
      }
      guard element.content.kind == old.elements[match].content.kind else {
        return element.replacing(match, in: states, of: old)
      }
      element.takeOver(states[match], of: old.elements[match])
      if let position { element.wait(as: old.elements[match], from: position) }
      return [element]
    }
    return TransitionPlan(
      elements: TransitionPlan.elements(elements, andLeaving: old.elements, states),
      reversal: .retarget, fallback: fallback, scale: scale, leastDuration: leastDuration)
  }

  /// Elements, and those of another plan that leave, each above what it was above of.
  ///
  /// - Parameters:
  ///   - elements: Those that stay or come.
  ///   - old: Those of the other plan.
  ///   - states: Where these are.
  /// - Returns: All, in a time that grows with their number.
  private static func elements(
    _ elements: [TransitionElement], andLeaving old: [TransitionElement], _ states: [ElementState]
  ) -> [TransitionElement] {
    let places = ElementPlaces(elements)
    var all = elements
    // For each element the one above it, from the bottom on.
    var bottom = 0
    var above = elements.indices.map { $0 + 1 }
    let top = Int.max
    if above.isEmpty { bottom = top } else { above[above.count - 1] = top }
    var below: Int?
    for (index, (element, state)) in zip(old, states).enumerated() {
      if let match = places.place(of: element.name, near: index) {
        below = match
      } else if state.opacity.value[0] > 0 {
        var next = below.map { above[$0] } ?? bottom
        // Not between another and what is inside of it.
        while next != top, all[next].depth > element.depth {
          below = next
          next = above[next]
        }
        if let below { above[below] = all.count } else { bottom = all.count }
        below = all.count
        all.append(element.leaving(from: state))
        above.append(next)
      }
    }
    guard all.count > elements.count else { return elements }
    var ordered: [TransitionElement] = []
    ordered.reserveCapacity(all.count)
    var next = bottom
    while next != top {
      ordered.append(all[next])
      next = above[next]
    }
    return ordered
  }

  /// Whether this plan has everything where another leads to.
  ///
  /// - Parameters:
  ///   - forwards: At its end; otherwise at its start.
  ///   - other: The other plan.
  /// - Returns: `true` if every frame and content agrees.
  func leads(_ forwards: Bool, where other: TransitionPlan) -> Bool {
    func arrives(_ mine: Channel, _ its: Channel) -> Bool {
      (forwards ? mine.to : mine.from) == its.to
    }
    return elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { mine, its in
        mine.name == its.name && arrives(mine.channels.frame, its.channels.frame)
          && arrives(mine.channels.content, its.channels.content)
          && arrives(mine.channels.translation, its.channels.translation)
          && arrives(mine.channels.scale, its.channels.scale)
          && arrives(mine.channels.rotation, its.channels.rotation)
      }
  }
}

extension TransitionElement {
  /// How an element leaves that a new plan does not have: the time and curve of a cross-fade.
  static let leaving = ChannelTiming.curve(.easeInOut, duration: 0.25)

  /// Starts from where an element of the same name is in another plan.
  ///
  /// What stays in its place is in its new place at once: only a change of geometry moved it.
  mutating func takeOver(_ state: ElementState, of old: TransitionElement) {
    let state = fitted(state, from: old)
    channels = ElementChannels(
      frame: channels.frame.taken(over: state.frame, of: old.channels.frame),
      content: channels.content.taken(over: state.content, of: old.channels.content),
      radii: channels.radii.taken(over: state.radii),
      opacity: channels.opacity.taken(over: state.opacity),
      shadow: channels.shadow.taken(over: state.shadow),
      translation: channels.translation.taken(over: state.translation),
      scale: channels.scale.taken(over: state.scale),
      rotation: channels.rotation.taken(over: state.rotation),
      fill: channels.fill.taken(over: state.fill),
      overlay: channels.overlay.taken(over: state.overlay),
      border: channels.border.taken(over: state.border),
      measures: channels.measures.taken(over: state.measures))
  }

  /// Sets out when an element of the same name would have, where that has not set out yet.
  fileprivate mutating func wait(as old: TransitionElement, from position: Double) {
    channels = channels.merge(old.channels) { mine, its in
      guard its.from != its.to, its.delay > position, mine.from == its.from else { return mine }
      var channel = mine
      channel.delay = its.delay - position
      channel.residual = ChannelState(.zero)
      return channel
    }
  }

  /// Begins unseen, whatever the plan begins with.
  fileprivate mutating func fadeIn() {
    channels.opacity.from = .zero
  }

  /// Comes to a stop where it is, and fades out.
  fileprivate func leaving(from state: ElementState) -> TransitionElement {
    var element = self
    func still(_ state: ChannelState) -> Channel { ending(at: state.value, from: state) }
    func ending(at end: ChannelVector, from state: ChannelState) -> Channel {
      Channel(from: state.value, to: end, timing: TransitionElement.leaving).taken(over: state)
    }
    element.channels = state.map(still)
    element.channels.opacity = ending(at: .zero, from: state.opacity)
    element.channels.shadow = ending(at: .zero, from: state.shadow)
    return element
  }

  /// A state of the same element, whose content had another size then: the content's scale is kept,
  /// so that nothing is stretched.
  private func fitted(_ state: ElementState, from old: TransitionElement) -> ElementState {
    guard let now = content.size, let before = old.content.size, now != before,
      before.isDrawable
    else { return state }
    let ratio = ChannelVector(1, 1, now.width / before.width, now.height / before.height)
    var state = state
    state.content = ChannelState(
      state.content.value * ratio, velocity: state.content.velocity * ratio)
    if !isClipped { state.frame = state.content }
    return state
  }
}

extension TransitionElement.Content {
  /// The size of a screen's picture; `nil` for what has no size, or keeps it.
  var size: Size? {
    switch self {
    case .snapshot(_, let size), .below(let size), .presented(let size), .live(_, let size): size
    case .image, .color: nil
    }
  }
}

extension Channel {
  /// This channel taken over, unless it stands still and its predecessor did so at rest.
  fileprivate func taken(over state: ChannelState, of old: Channel) -> Channel {
    let isResting =
      from == to && old.from == old.to && state == ChannelState(old.to)
    return isResting ? self : taken(over: state)
  }
}
