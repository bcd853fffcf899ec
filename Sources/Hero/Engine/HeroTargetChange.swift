import SceneGraph
import Transitions

/// One end of a view's way that is elsewhere than its modifiers say, in one transition.
@MainActor
struct HeroTargetChange {
  weak var view: View?
  let state: HeroTargetState

  /// Whether it is the end that the transition sets out to, or the one that it sets out from.
  let isDestination: Bool

  /// Which keys it moves.
  private let keys: Set<HeroKey>

  init(view: View, state: HeroTargetState, isDestination: Bool) {
    self.view = view
    self.state = state
    self.isDestination = isDestination
    keys = state.pinnedKeys
  }

  /// Whether nothing is left of it once another one counts.
  func isOverridden(by other: HeroTargetChange) -> Bool {
    guard let view else { return true }
    return view === other.view && isDestination == other.isDestination
      && keys.isSubset(of: other.keys)
  }
}

extension TransitionPlan {
  /// The same plan with other ends.
  ///
  /// - Parameters:
  ///   - changes: Each counts for a view and its partner; a later one wins over an earlier one.
  ///   - loosened: What was put somewhere by hand, and has to come back from there, by element.
  ///   - owners: Whose elements they are; all takes a time that grows with the number of elements.
  ///   - scale: Device pixels per point.
  /// - Returns: A plan whose elements have the same names.
  @MainActor
  func changed(
    by changes: [HeroTargetChange], loosened: [String: Set<HeroKey>], _ owners: HeroOwners.Index,
    scale: Double
  ) -> TransitionPlan {
    guard !changes.isEmpty || !loosened.isEmpty else { return self }
    var elements = self.elements
    let ends = (start: states(at: 0), end: states(at: duration))
    let spaces = (start: transformsAround(in: ends.start), end: transformsAround(in: ends.end))
    let places = ElementPlaces(elements)
    for change in changes {
      guard let view = change.view else { continue }
      let states = change.isDestination ? ends.end : ends.start
      for name in owners.namesOfBoth(view) {
        guard let index = places.place(of: name),
          let space = (change.isDestination ? spaces.end : spaces.start)[index]
        else { continue }
        for pin in change.state.pins(on: states[index], in: space) {
          elements[index].channels.lead(
            pin.key, to: pin.state.value, isEnd: change.isDestination, within: leastDuration)
        }
      }
    }
    for index in elements.indices {
      for key in HeroKey.allCases where loosened[elements[index].name]?.contains(key) == true {
        let channel = elements[index].channels[keyPath: key.channel]
        if channel.from == channel.to {
          elements[index].channels.pace(key, within: leastDuration)
        }
      }
    }
    return TransitionPlan(
      elements: elements, reversal: reversal, fallback: fallback, scale: scale,
      leastDuration: leastDuration, isScrubbedInTime: isScrubbedInTime)
  }
}

extension ElementChannels {
  /// Leads one key from or to somewhere else; what stood still goes as the rest of its element does.
  fileprivate mutating func lead(
    _ key: HeroKey, to value: ChannelVector, isEnd: Bool, within seconds: Double
  ) {
    if self[keyPath: key.channel].from == self[keyPath: key.channel].to {
      pace(key, within: seconds)
    }
    let old = self[keyPath: key.channel]
    var channel = old
    if isEnd { channel.to = value } else { channel.from = value }
    if case .arc(let curve, let duration, let control) = old.timing {
      // The bend stays what it was about the middle.
      let moved = (channel.from + channel.to - old.from - old.to) / 2
      channel.timing = .arc(curve, duration: duration, control: control + moved)
    }
    self[keyPath: key.channel] = channel
  }

  /// Gives a key that stands still the time of one that moves.
  fileprivate mutating func pace(_ key: HeroKey, within seconds: Double) {
    let moving = HeroKey.allCases.first { key in
      let channel = self[keyPath: key.channel]
      return channel.from != channel.to
    }
    let model = moving.map { self[keyPath: $0.channel] }
    self[keyPath: key.channel].delay = model?.delay ?? 0
    self[keyPath: key.channel].timing =
      switch model?.timing {
      case .spring(let spring): .spring(spring)
      case .curve(let curve, let duration), .arc(let curve, let duration, _):
        .curve(curve, duration: duration)
      case .apart(let middle, _, _): middle.timing
      case .steps, nil:
        .curve(
          HeroTimingFunction.standard.curve, duration: max(seconds, HeroPlacement.shortestDuration))
      }
  }
}
