import Motion
import SceneGraph
public import Transitions

extension HeroStyle {
  /// Describes a flight between the two screens.
  ///
  /// Elements, bottom to top: `backdrop` (Pinterest only), `presenting`, `fade`, then the flying
  /// `hero`, with `content` as what it holds, and `presented` (the presented screen's bars and
  /// texts; not in the classic preset, which shows them only at the end). What the presented screen
  /// draws beneath its picture, if anything, is `behind`, right under `hero`. Where only one of the
  /// screens gives a picture, a turn in flight has `hero before` over `hero`, which dissolves.
  ///
  /// - Parameters:
  ///   - subject: The two screens.
  ///   - direction: Which way.
  ///   - reducesMotion: Whether to fade instead of moving.
  ///   - scale: Device pixels per point.
  /// - Returns: The plan from rest to rest; a cross-fade that says why where the geometry cannot be
  ///   flown.
  public func plan(
    for subject: HeroSubject, direction: TransitionDirection, reducesMotion: Bool = false,
    scale: Double = 1
  ) -> TransitionPlan {
    func crossFade(_ fallback: String?) -> TransitionPlan {
      let container =
        subject.container.isDrawable
        ? subject.container : Rect(x: 0, y: 0, width: 1, height: 1)
      return .crossFade(
        presented: subject.snapshot, direction: direction, container: container,
        fallback: fallback, scale: scale)
    }
    if let fault = subject.fault { return crossFade(fault) }
    if reducesMotion { return crossFade(nil) }
    let movement = Movement(style: self, subject: subject, direction: direction)
    var elements: [TransitionElement] = []
    if kind == .pinterest { elements.append(movement.backdrop) }
    elements.append(movement.presenting)
    elements.append(movement.fade)
    let isSurrounded = preset == .standard && subject.image != nil
    if isSurrounded, !subject.behind.isEmpty { elements.append(movement.behind) }
    elements.append(movement.hero)
    if isSurrounded, !subject.surroundings.isEmpty {
      elements.append(movement.surroundings)
    }
    guard elements.allSatisfy(\.staysWithinLimits) else {
      return crossFade("degenerate proportions")
    }
    return TransitionPlan(
      elements: elements, reversal: reversal, scale: scale, leastDuration: leastDuration)
  }
}

/// One flight's geometry, as elements.
private struct Movement {
  let style: HeroStyle
  let subject: HeroSubject
  let direction: TransitionDirection

  private var container: Rect { subject.container }
  private var isClassic: Bool { style.preset == .classic }

  /// A channel between what it is on the presenting screen and on the presented one.
  private func channel(
    _ closed: ChannelVector, _ open: ChannelVector, _ timing: ChannelTiming
  ) -> Channel {
    switch direction {
    case .present: Channel(from: closed, to: open, timing: timing)
    case .dismiss: Channel(from: open, to: closed, timing: timing)
    }
  }

  private func opacity(_ closed: Double, _ open: Double) -> Channel {
    channel(ChannelVector(single: closed), ChannelVector(single: open), style.fading)
  }

  private func still(opacity: Channel) -> ElementChannels {
    let whole = Channel(
      from: ChannelVector(container), to: ChannelVector(container), timing: style.movement)
    let none = Channel(from: .zero, to: .zero, timing: style.movement)
    return ElementChannels(
      frame: whole, content: whole, radii: none, opacity: opacity,
      shadow: Channel(from: .zero, to: .zero, timing: style.fading))
  }

  // MARK: Elements

  /// The ground that shows where the presenting screen fades.
  var backdrop: TransitionElement {
    TransitionElement(
      name: "backdrop", content: .color(subject.scrim), channels: still(opacity: opacity(1, 1)),
      isClipped: false)
  }

  var presenting: TransitionElement {
    var channels = still(opacity: opacity(1, style.kind == .pinterest ? 0 : 1))
    if style.kind == .pinterest {
      let zoomed = ChannelVector(isClassic ? classicZoom : centredZoom)
      channels.frame = channel(ChannelVector(container), zoomed, style.movement)
      channels.content = channels.frame
    }
    return TransitionElement(
      name: "presenting", content: .below(size: container.size), channels: channels,
      isClipped: false)
  }

  /// The presented screen's ground. Classic screens show it only at the end, but a drag may.
  var fade: TransitionElement {
    let full = isClassic || style.kind == .pinterest ? 0.0 : 1
    return TransitionElement(
      name: "fade", content: .color(subject.scrim), channels: still(opacity: opacity(0, full)),
      isClipped: false)
  }

  var surroundings: TransitionElement { snapshot("presented", subject.surroundings) }

  var behind: TransitionElement { snapshot("behind", subject.behind) }

  /// A part of the presented screen, which comes and goes in place.
  private func snapshot(_ name: String, _ list: DisplayList) -> TransitionElement {
    TransitionElement(
      name: name, content: .snapshot(list, size: container.size),
      channels: still(opacity: opacity(0, 1)), isClipped: false)
  }

  var hero: TransitionElement {
    if let image = subject.image {
      isClassic ? classicImage(image) : morphingImage(image)
    } else {
      heldSnapshot
    }
  }

  // MARK: The presenting screen, zoomed

  /// Pinterest as KVHeroTransition 0.1.4 has it: scaled by the ratio of the sides, shifted so that
  /// the scaled cell lies at the container's origin.
  private var classicZoom: Rect {
    let (p, d) = (subject.source.frame, subject.target.frame)
    let (sx, sy) = (d.width / p.width, d.height / p.height)
    return Rect(
      x: -p.x * sx, y: -p.y * sy, width: container.width * sx, height: container.height * sy)
  }

  /// Scaled uniformly, by the square root of the product of both ratios, about the picture: the
  /// cell's centre and the picture's coincide in every frame.
  private var centredZoom: Rect {
    let (p, d) = (shown(subject.source), shown(subject.target))
    let scale = ((d.width / p.width) * (d.height / p.height)).squareRoot()
    return Rect(
      x: d.midX - p.midX * scale, y: d.midY - p.midY * scale,
      width: container.width * scale, height: container.height * scale)
  }

  // MARK: The flying picture

  private func heroElement(
    _ content: TransitionElement.Content, frame: (Rect, Rect), area: (Rect, Rect),
    radii: (CornerRadii, CornerRadii), curve: CornerCurve
  ) -> TransitionElement {
    TransitionElement(
      name: "hero", content: content,
      channels: ElementChannels(
        frame: channel(ChannelVector(frame.0), ChannelVector(frame.1), style.movement),
        content: channel(ChannelVector(area.0), ChannelVector(area.1), style.movement),
        radii: channel(
          ChannelVector(radii.0), ChannelVector(radii.1), style.movement),
        opacity: opacity(1, 1),
        shadow: isClassic
          ? Channel(from: .zero, to: .zero, timing: style.fading) : HeroShadow.lift(style.fading)),
      cornerCurve: curve, shadow: isClassic ? nil : HeroShadow.shadow)
  }

  /// The image view of KVHeroTransition 0.1.4: it keeps one content mode all the way.
  private func classicImage(_ image: Image) -> TransitionElement {
    let (p, d) = (subject.source, subject.target)
    let mode = direction == .present ? p.mode : .scaleAspectFill
    return heroElement(
      .image(image, mode: mode), frame: (p.frame, d.frame), area: (p.frame, d.frame),
      radii: (CornerRadii(p.radius), CornerRadii(d.radius)),
      curve: direction == .present ? p.curve : d.curve)
  }

  /// The window and the whole picture behind it move each in a straight line from how the one
  /// screen shows them to how the other does, so nothing is stretched and nothing jumps.
  private func morphingImage(_ image: Image) -> TransitionElement {
    let (p, d) = (subject.source, subject.target)
    return heroElement(
      .image(image, mode: nil), frame: (seen(p), seen(d)),
      area: (
        p.mode.frame(of: image.size, in: p.frame), d.mode.frame(of: image.size, in: d.frame)
      ),
      radii: (radii(p), radii(d)), curve: p.radius >= d.radius ? p.curve : d.curve)
  }

  /// The picture's own corners at one end: those of its frame, unless it stands inside it or they
  /// are cut off.
  private func radii(_ end: HeroSubject.End) -> CornerRadii {
    let (shown, seen) = (shown(end), seen(end))
    guard shown == end.frame else { return .zero }
    func radius(_ isWhole: Bool...) -> Double { isWhole.allSatisfy { $0 } ? end.radius : 0 }
    let (left, right) = (seen.minX <= shown.minX, seen.maxX >= shown.maxX)
    let (top, bottom) = (seen.minY <= shown.minY, seen.maxY >= shown.maxY)
    return CornerRadii(
      topLeft: radius(top, left), topRight: radius(top, right),
      bottomRight: radius(bottom, right), bottomLeft: radius(bottom, left))
  }

  /// What of that part is not cut off, unless that is nothing.
  private func seen(_ end: HeroSubject.End) -> Rect {
    let whole = shown(end)
    guard let clip = end.clip, let part = clip.intersection(whole), part.isDrawable else {
      return whole
    }
    return part
  }

  /// The part of an end's frame in which there is something of the picture.
  private func shown(_ end: HeroSubject.End) -> Rect {
    guard let image = subject.image else { return end.frame }
    let area = end.mode.frame(of: image.size, in: end.frame)
    return area.intersection(end.frame) ?? end.frame
  }

  // MARK: The flying snapshot

  /// A holder that opens from the thumbnail to the whole screen, with the screen inside.
  private var heldSnapshot: TransitionElement {
    let (p, d) = (subject.source, subject.target)
    let closed =
      isClassic
      ? Rect(
        x: p.frame.x - d.frame.x * (p.frame.width / d.frame.width),
        y: p.frame.y - d.frame.y * (p.frame.height / d.frame.height),
        width: container.width * (p.frame.width / d.frame.width),
        height: container.height * (p.frame.height / d.frame.height))
      : coveringScreen(p.frame, d.frame)
    return heroElement(
      .snapshot(subject.snapshot, size: container.size), frame: (p.frame, container),
      area: (closed, container), radii: (CornerRadii(p.radius), CornerRadii(d.radius)),
      curve: holderCurve)
  }

  /// Classic holders have the corners of the end that they leave.
  private var holderCurve: CornerCurve {
    let (p, d) = (subject.source, subject.target)
    return isClassic
      ? (direction == .present ? p.curve : d.curve) : (p.radius >= d.radius ? p.curve : d.curve)
  }

  /// Where the screen lies, scaled uniformly, when its picture covers the thumbnail about the same
  /// centre.
  private func coveringScreen(_ thumbnail: Rect, _ picture: Rect) -> Rect {
    let scale = max(thumbnail.width / picture.width, thumbnail.height / picture.height)
    return Rect(
      x: thumbnail.midX - (picture.midX - container.x) * scale,
      y: thumbnail.midY - (picture.midY - container.y) * scale,
      width: container.width * scale, height: container.height * scale)
  }
}
