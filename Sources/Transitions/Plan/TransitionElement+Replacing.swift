import Motion

/// One element in the place of another that holds something of another kind: a picture flew, and a
/// screen flies back. The window goes on as it was; what is seen through it dissolves.
extension TransitionElement {
  /// What the element that dissolves away is called.
  private var nameBefore: String { "\(name) before" }

  /// This element and, above it, the one it takes over from, which dissolves.
  ///
  /// While a first dissolve is not over yet, a second one back to the same content sets out from
  /// what is seen then.
  ///
  /// - Parameters:
  ///   - match: The element of the same name in the old plan.
  ///   - states: The present states of the old plan.
  ///   - old: The plan they were sampled from.
  /// - Returns: Two elements, bottom to top, with one window and the same corners.
  func replacing(
    _ match: Int, in states: [ElementState], of old: TransitionPlan
  ) -> [TransitionElement] {
    let state = states[match]
    let earlier = old.elements.firstIndex {
      $0.name == nameBefore && $0.content.kind == content.kind
    }
    var begun = state
    begun.content =
      earlier.map { states[$0].content } ?? channels.content(seenThrough: state.frame)
    var element = self
    element.takeOver(begun, of: self)
    let before = old.elements[match]
    var leaving = TransitionElement(
      name: nameBefore, content: before.content, channels: element.channels,
      cornerCurve: cornerCurve, isClipped: before.isClipped)
    let end = before.channels.content(seenThrough: ChannelState(element.channels.frame.to))
    leaving.channels.content = Channel(
      from: state.content.value, to: end.value, timing: channels.content.timing
    ).taken(over: state.content)
    // What is below is opaque: so much of the one above is seen as was not of the earlier one.
    let opacity =
      earlier.map { index in
        ChannelState(
          ChannelVector(single: 1) - states[index].opacity.value,
          velocity: -states[index].opacity.velocity)
      } ?? state.opacity
    leaving.channels.opacity = Channel(
      from: opacity.value, to: .zero, timing: TransitionElement.leaving
    ).taken(over: opacity)
    return [element, leaving]
  }
}

extension TransitionElement.Content {
  /// What is comparable: the content rectangle means another thing for each.
  enum Kind: Hashable {
    case image
    case screen
    case color
  }

  var kind: Kind {
    switch self {
    case .image: .image
    case .snapshot, .below, .presented, .live: .screen
    case .color: .color
    }
  }
}

extension ElementChannels {
  /// Where the content lies when the window is somewhere that need not be on its way.
  ///
  /// - Parameter frame: The window.
  /// - Returns: The content as it is when the window has got as far, about the same centre.
  fileprivate func content(seenThrough frame: ChannelState) -> ChannelState {
    let way = self.frame.to - self.frame.from
    // How far it is shows in the side that changes most.
    let side = abs(way[2]) >= abs(way[3]) ? 2 : 3
    var (part, rate) = (0.0, 0.0)
    if way[side] != 0 {
      part = (frame.value[side] - self.frame.from[side]) / way[side]
      rate = frame.velocity[side] / way[side]
      if !(0...1).contains(part) { (part, rate) = (min(max(part, 0), 1), 0) }
    }
    let expected = self.frame.state(atProgress: part, rate: rate)
    var state = content.state(atProgress: part, rate: rate)
    state.value += (frame.value - expected.value).centre
    state.velocity += (frame.velocity - expected.velocity).centre
    return state
  }
}

extension ChannelVector {
  /// The middle of a rectangle, or how fast it moves; no size.
  fileprivate var centre: ChannelVector {
    ChannelVector(self[0] + self[2] / 2, self[1] + self[3] / 2, 0, 0)
  }
}
