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
    let place = subject.ends.rest.reachingOutline
    guard let front = fronts.front(of: lowerView, at: place, { elements[$0].depth }) else { return }
    let copies = front.elements.map { copy(of: $0, at: place) }
    let pair = name(Place(role: lower, index: lowerView), "front")
    var depth = addHolders(pair, around: subject, of: partner)
    for place in front.chain {
      if let element = again(place, depth: depth) { add(element) }
      depth += 1
    }
    let deeper = depth - front.chain.count
    for element in copies { add(element.inside("\(pair): \(element.name)", deeper: deeper)) }
  }

  /// Draws what is behind matched glass on the lower screen over what stands in front of it there, and
  /// before the upper screen: the glass flies above both, and would blur what it has to leave sharp.
  mutating func writeGrounds() {
    for pair in scene.pairs {
      let (mine, its) = lower == .from ? (pair.from, pair.to) : (pair.to, pair.from)
      if case .blur = scene[lower].views[mine].content { writeGround(of: mine, under: its) }
    }
  }

  private mutating func writeGround(of lowerView: Int, under upperView: Int) {
    guard let subject = table[lower][lowerView], let partner = table[upper][upperView] else {
      return
    }
    let place = subject.ends.rest.reachingOutline
    let depths = { elements[$0].depth }
    guard fronts.front(of: lowerView, at: place, depths) != nil else { return }
    // What is behind the screen is seen only through it.
    let isCovered = scene[lower].views[0].look.background?.alpha == 1
    let copies = fronts.ground(of: lowerView, at: place, depths).dropFirst(isCovered ? 1 : 0)
      .map { copy(of: $0, at: place) }
    let pair = name(Place(role: lower, index: lowerView), "ground")
    let depth = addHolders(pair, around: subject, of: partner, keepsHeight: false)
    for element in copies { add(element.inside("\(pair): \(element.name)", deeper: depth)) }
  }

  /// Adds what cuts and fades copies of the lower screen where a pair flies.
  ///
  /// - Parameters:
  ///   - name: Of the outermost.
  ///   - subject: The pair's view of the lower screen.
  ///   - partner: Its view of the upper one.
  ///   - keepsHeight: Whether they have the pair's z position.
  /// - Returns: The depth of what goes into them.
  private mutating func addHolders(
    _ name: String, around subject: HeroSubject, of partner: HeroSubject, keepsHeight: Bool = true
  ) -> Int {
    let (ends, own) = (subject.ends, subject.channels)
    // At the end that belongs to the lower screen all is covered that the pair covers there, its shadow
    // and what it blurs too; then no more than the pair.
    let reach = ends.rest.reach
    let outline = ends.rest.outline.grown(by: reach)
    let place = ends.rest.blurRadius > 0 ? outline.onWholePixels : outline
    let goal = ends.gone.outline.grown(by: 1)
    let way = lower == .to ? (goal, place) : (place, goal)
    var window = Channel(
      from: ChannelVector(way.0), to: ChannelVector(way.1), delay: own.frame.delay,
      timing: ends.isUpright ? own.frame.timing : own.rotation.timing)
    if case .arc(let curve, let duration, let control) = window.timing {
      let moved = (window.from + window.to - own.frame.from - own.frame.to) / 2
      window.timing = .arc(curve, duration: duration, control: control + moved)
    }
    var channels = ElementChannels(
      frame: window, content: .still(ChannelVector(container)), radii: .still(.zero),
      opacity: partner.channels.opacity.inverted, shadow: .still(.zero))
    if keepsHeight { channels.measures = own.measures.zPositionOnly }
    addHolder(name, channels, depth: 0)
    // Only where it stands in front at rest: elsewhere the pair has flown over it, and covers it.
    var rest = channels
    rest.frame = .still(ChannelVector(place))
    rest.opacity = .still(ChannelVector(single: 1))
    addHolder("\(name) place", rest, depth: 1)
    guard case .image = subject.content, ends.isUpright, ends.rest.background == nil, reach == 1
    else { return 2 }
    // Of a picture that does not fill its view, no more than the picture.
    var picture = channels
    picture.frame = own.content.grownByPoint
    picture.opacity = .still(ChannelVector(single: 1))
    addHolder("\(name) picture", picture, depth: 2)
    return 3
  }

  /// Adds an element that holds things of the container, and is cut to its window.
  private mutating func addHolder(_ name: String, _ channels: ElementChannels, depth: Int) {
    add(
      TransitionElement(
        name: name, content: .snapshot(DisplayList(), size: scene.situation.container),
        channels: channels, depth: depth))
  }

  private var container: Rect { Rect(origin: .zero, size: scene.situation.container) }

  /// An element, and of a part that stands still only what touches a rectangle of the container.
  private func copy(of number: Int, at place: Rect) -> TransitionElement {
    let element = elements[number]
    guard let part = fronts.parts[number], case .snapshot(let list, let size) = element.content
    else { return element }
    let touching = list.items.filter {
      extent(of: DisplayList([$0]), in: part)?.intersects(place) == true
    }
    return element.showing(.snapshot(DisplayList(touching), size: size))
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
  /// The same element with something else in it.
  fileprivate func showing(_ content: Content) -> TransitionElement {
    renamed(name, content, depth: depth)
  }

  /// The same element under another name, inside some more.
  fileprivate func inside(_ name: String, deeper: Int) -> TransitionElement {
    renamed(name, content, depth: depth + deeper)
  }

  private func renamed(_ name: String, _ content: Content, depth: Int) -> TransitionElement {
    var element = TransitionElement(
      name: name, content: content, channels: channels, cornerCurve: cornerCurve,
      isClipped: isClipped, shadow: shadow, depth: depth)
    element.shadowPath = shadowPath
    return element
  }
}

extension HeroEnds {
  fileprivate var isUpright: Bool {
    rest.transform == .identity && gone.transform == .identity
  }
}

extension HeroStand {
  /// How far something is drawn around its shape, or what it shows is from beyond that: a soft edge, a
  /// shadow's three standard deviations, or a blur's four, since that adds up pixels in cells.
  fileprivate var reach: Double {
    let blur = 1 + 4 * max(blurRadius, 0)
    guard shadowOpacity > 0 else { return blur }
    let offset = max(abs(shadowOffset.dx), abs(shadowOffset.dy))
    return max(blur, 1 + 3 * max(shadowRadius, 0) + offset)
  }

  /// The upright rectangle around what is seen, its shadow and what it blurs included.
  var reachingOutline: Rect { outline.grown(by: reach) }

  /// The upright rectangle around what is seen.
  fileprivate var outline: Rect {
    guard transform != .identity else { return window }
    return Rect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .box(under: transform).offset(by: center - .zero)
  }
}

extension Channel {
  /// A point larger on every side, so that soft edges are covered.
  fileprivate var grownByPoint: Channel {
    let margin = ChannelVector(-1, -1, 2, 2)
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

extension Rect {
  /// The same or a little more, with edges on even points, where pixels begin at the usual scales: of what
  /// is cut there and drawn upon the same, no edge is to be seen.
  fileprivate var onWholePixels: Rect {
    func even(_ value: Double, _ rule: FloatingPointRoundingRule) -> Double {
      (value / 2).rounded(rule) * 2
    }
    let (left, top) = (even(minX, .down), even(minY, .down))
    return Rect(x: left, y: top, width: even(maxX, .up) - left, height: even(maxY, .up) - top)
  }

  /// Larger on every side, in points.
  fileprivate func grown(by reach: Double) -> Rect {
    inset(by: Insets(top: -reach, left: -reach, bottom: -reach, right: -reach))
  }
}
