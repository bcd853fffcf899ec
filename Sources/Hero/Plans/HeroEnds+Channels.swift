import Motion
import SceneGraph
import Transitions

extension HeroEnds {
  /// The channels of an element that goes from one end to the other.
  ///
  /// - Parameters:
  ///   - content: What it shows.
  ///   - appears: Whether it comes to rest; otherwise it sets out from there.
  ///   - entry: When, and how fast.
  /// - Returns: One for each property.
  func channels(
    _ content: HeroView.Content, appears: Bool, _ entry: HeroTimetable.Entry?
  ) -> ElementChannels {
    let (start, end) = appears ? (gone, rest) : (rest, gone)
    func channel(
      _ property: HeroProperty, _ value: (HeroStand) -> ChannelVector
    ) -> Channel {
      let (from, to) = (value(start), value(end))
      guard let entry, from != to else { return .constant(to) }
      let (delay, timing) = entry.timing(property)
      return Channel(from: from, to: to, delay: delay, timing: timing)
    }
    let natural = rest.size
    func area(_ stand: HeroStand) -> ChannelVector {
      ChannelVector(stand.area(of: content, natural: natural))
    }
    func rectangle(_ value: (HeroStand) -> ChannelVector) -> Channel {
      guard let entry, entry.movesApart else {
        return bent(channel(.position, value), entry, start, end)
      }
      return apart(channel(.position, value), entry, start, end)
    }
    return ElementChannels(
      frame: rectangle { ChannelVector($0.window) },
      content: showsOtherPart ? channel(.contents, area) : rectangle(area),
      radii: channel(.cornerRadius) { ChannelVector($0.radii) },
      opacity: channel(.opacity) { ChannelVector(single: $0.opacity) },
      shadow: channel(.shadow) {
        ChannelVector($0.shadowOpacity, $0.shadowOffset.dx, $0.shadowOffset.dy, $0.shadowRadius)
      },
      translation: channel(.transform) { $0.pose.translation },
      scale: channel(.transform) { $0.pose.scale },
      rotation: channel(.transform) { $0.pose.rotation },
      fill: channel(.backgroundColor) { $0.background.map { ChannelVector($0) } ?? .zero },
      overlay: channel(.overlay) { $0.overlay.map(ChannelVector.init(_:)) ?? .zero },
      border: channel(.border) { $0.borderColor.map { ChannelVector($0) } ?? .zero },
      measures: channel(measure) {
        ChannelVector(
          $0.borderWidth, $0.zPosition, $0.blurRadius,
          otherShadowColor != nil && $0.shadowColor == otherShadowColor ? 1 : 0)
      })
  }

  /// The shadow at full strength; `nil` where there is none at either end.
  var shadow: Shadow? {
    let stand = rest.shadowOpacity > 0 ? rest : gone
    guard stand.shadowOpacity > 0 else { return nil }
    return Shadow(color: stand.shadowColor ?? .black, offset: .zero, radius: 0)
  }

  /// What colour it comes to where the view is gone; `nil` where that is the same, or not seen.
  var otherShadowColor: Color? {
    guard rest.shadowOpacity > 0, gone.shadowOpacity > 0, let color = gone.shadowColor,
      color != rest.shadowColor
    else { return nil }
    return color
  }

  /// Whether nothing about where the content lies changes but the part of it that is shown.
  private var showsOtherPart: Bool {
    rest.contentsRect != gone.contentsRect && rest.window == gone.window && rest.mode == gone.mode
  }

  /// Which of the properties that share a channel has it: the first that moves.
  private var measure: HeroProperty {
    if rest.blurRadius != gone.blurRadius { return .blurRadius }
    if rest.borderWidth != gone.borderWidth { return .border }
    return otherShadowColor == nil ? .zPosition : .shadow
  }

  /// The same channel with a time for its middle and one for its sides.
  private func apart(
    _ channel: Channel, _ entry: HeroTimetable.Entry, _ start: HeroStand, _ end: HeroStand
  ) -> Channel {
    guard channel.from != channel.to else { return channel }
    let bend = bend(entry, start, end)
    return Channel(
      from: channel.from, to: channel.to,
      timing: .apart(
        middle: entry.pace(.position, onSpring: bend == nil), sides: entry.pace(.size),
        bend: bend ?? .zero))
  }

  /// How far the control point of a view's way is from its middle; `nil` where it is straight.
  private func bend(
    _ entry: HeroTimetable.Entry, _ start: HeroStand, _ end: HeroStand
  ) -> Vector? {
    guard let intensity = entry.arc else { return nil }
    let arc = HeroArc(from: start.center, to: end.center, intensity: intensity)
    guard !arc.isStraight else { return nil }
    return arc.control
      - Point(x: (arc.start.x + arc.end.x) / 2, y: (arc.start.y + arc.end.y) / 2)
  }

  /// The same channel along an arc, if the view follows one.
  private func bent(
    _ channel: Channel, _ entry: HeroTimetable.Entry?, _ start: HeroStand, _ end: HeroStand
  ) -> Channel {
    guard let entry, channel.from != channel.to, let bend = bend(entry, start, end) else {
      return channel
    }
    var channel = channel
    channel.timing = entry.timing(
      along: (channel.from + channel.to) / 2 + ChannelVector(bend.dx, bend.dy, 0, 0))
    return channel
  }
}

extension HeroStand {
  fileprivate var pose: ElementPose { ElementPose(transform) }

  /// Where the whole of what the view shows lies.
  fileprivate func area(of content: HeroView.Content, natural: Size) -> Rect {
    switch content {
    case .image(let image, _):
      return (mode ?? .scaleToFill).frame(of: image.size, in: frame).showing(contentsRect)
    case .text(let text):
      // Letters keep their size.
      return text.area(in: frame, as: self.text ?? text, natural: natural)
    case .blur, .other:
      return frame.showing(contentsRect)
    }
  }
}

extension Rect {
  /// The rectangle of the whole of which a part fills this one.
  ///
  /// - Parameter part: In fractions of the whole; one without an area is taken as the whole.
  /// - Returns: The whole.
  fileprivate func showing(_ part: Rect) -> Rect {
    guard part != .unit, part.width > 0, part.height > 0 else { return self }
    let (width, height) = (self.width / part.width, self.height / part.height)
    return Rect(x: x - part.x * width, y: y - part.y * height, width: width, height: height)
  }
}

extension ChannelVector {
  /// The overlay's colour at its strength.
  fileprivate init(_ overlay: HeroOverlay) {
    self.init(overlay.color.faded(to: overlay.opacity))
  }
}
