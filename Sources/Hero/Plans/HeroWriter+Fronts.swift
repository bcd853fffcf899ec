import Motion
import SceneGraph
import Transitions

extension HeroWriter {
  /// Draws what stands in front of a matched view on the lower screen over the pair, as strongly as that
  /// screen's own view is to be seen of the two.
  ///
  /// The pair flies above the whole lower screen, since it flies into the upper one. So at the end that
  /// belongs to the lower screen it would cover what really stands in front of it, which would blink.
  ///
  /// - Parameters:
  ///   - lowerView: The view of the lower screen.
  ///   - upperView: Its partner.
  mutating func writeFront(of lowerView: Int, under upperView: Int) {
    guard let subject = table[lower][lowerView], let partner = table[upper][upperView] else {
      return
    }
    let ends = subject.ends
    guard
      let front = fronts.front(of: lowerView, at: ends.rest.outline, { elements[$0].depth })
    else { return }
    let container = ChannelVector(Rect(origin: .zero, size: scene.situation.container))
    let own = subject.channels
    var frame = own.frame
    if !ends.isUpright {
      let isAppearing = lower == .to
      frame = Channel(
        from: ChannelVector((isAppearing ? ends.gone : ends.rest).outline),
        to: ChannelVector((isAppearing ? ends.rest : ends.gone).outline), delay: frame.delay,
        timing: own.rotation.timing)
    }
    var channels = ElementChannels(
      frame: frame.grown(by: max(ends.rest.reach, ends.gone.reach)), content: .still(container),
      radii: .still(.zero),
      opacity: partner.channels.opacity.inverted, shadow: .still(.zero))
    channels.measures = own.measures.zPositionOnly
    let pair = name(Place(role: lower, index: lowerView), "front")
    add(
      TransitionElement(
        name: pair, content: .snapshot(DisplayList(), size: scene.situation.container),
        channels: channels, cornerCurve: subject.curve))
    for (depth, place) in front.chain.enumerated() {
      if let element = again(place, depth: depth + 1) { add(element) }
    }
    for number in front.elements {
      var element = elements[number].inside("\(pair): \(elements[number].name)")
      element.depth += 1
      add(element)
    }
  }

  /// Where an element of its own lies at rest, in the container's points; `nil` where it draws nothing
  /// by itself.
  func extent(of place: Place) -> Rect? {
    let view = scene[place.role].views[place.index]
    return view.toContainer.box(of: view.place.bounds.size)
  }

  /// Where a part of a view lies at rest, in the container's points.
  func extent(of list: DisplayList, in place: Place) -> Rect? {
    let view = scene[place.role].views[place.index]
    let size = view.place.bounds.size
    return list.extent?.offset(by: Vector(dx: -size.width / 2, dy: -size.height / 2))
      .box(under: view.toContainer)
  }
}

extension TransitionElement {
  /// The same element under another name.
  fileprivate func inside(_ name: String) -> TransitionElement {
    var element = TransitionElement(
      name: name, content: content, channels: channels, cornerCurve: cornerCurve,
      isClipped: isClipped, shadow: shadow, depth: depth)
    element.yieldsToNext = yieldsToNext
    return element
  }
}

extension HeroEnds {
  fileprivate var isUpright: Bool {
    rest.transform == .identity && gone.transform == .identity
  }
}

extension HeroStand {
  /// How far something is drawn around its shape: a soft edge, or a shadow's three standard deviations.
  fileprivate var reach: Double {
    guard shadowOpacity > 0 else { return 1 }
    return 1 + 3 * max(shadowRadius, 0) + max(abs(shadowOffset.dx), abs(shadowOffset.dy))
  }

  /// The upright rectangle around what is seen.
  fileprivate var outline: Rect {
    guard transform != .identity else { return window }
    return Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .box(under: transform).offset(by: center - .zero)
  }
}

extension Channel {
  /// Larger on every side, in points.
  fileprivate func grown(by reach: Double) -> Channel {
    let margin = ChannelVector(-reach, -reach, 2 * reach, 2 * reach)
    var channel = self
    channel.from += margin
    channel.to += margin
    if case .arc(let curve, let duration, let control) = timing {
      channel.timing = .arc(curve, duration: duration, control: control + margin)
    }
    return channel
  }

  /// Seen wholly where this opacity is nothing, and not at all at the other end.
  fileprivate var inverted: Channel {
    func rest(_ opacity: ChannelVector) -> ChannelVector {
      ChannelVector(single: opacity[0] > 0 ? 0 : 1)
    }
    return Channel(from: rest(from), to: rest(to), delay: delay, timing: timing)
  }

  /// The z position among an element's measures, with no border and nothing blurred.
  fileprivate var zPositionOnly: Channel {
    Channel(
      from: ChannelVector(0, from[1], 0, 0), to: ChannelVector(0, to[1], 0, 0), delay: delay,
      timing: timing)
  }
}
