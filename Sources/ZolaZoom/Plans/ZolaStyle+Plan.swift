import Motion
import SceneGraph
public import Transitions

extension ZolaStyle {
  /// Describes a zoom between the two screens.
  ///
  /// Elements, bottom to top: `backdrop` (the fade colour), `presenting` (the presenting screen,
  /// scaled so that the target comes to lie where the presented screen has it), `fade` (the fade
  /// colour again, over it), `presented` (what the presented screen shows besides the target; not in
  /// the classic preset, which shows it only at the end), `target`, `foreground` (what the presented
  /// screen shows over the target, likewise), and a `supplementary` for each
  /// view that rides along, numbered from the second on.
  ///
  /// - Parameters:
  ///   - subject: The two screens. A supplement whose frame cannot be drawn is left out.
  ///   - direction: Which way.
  ///   - reducesMotion: Whether to fade instead of moving.
  ///   - scale: Device pixels per point.
  /// - Returns: The plan from rest to rest; a cross-fade that says why where the geometry cannot be
  ///   zoomed.
  public func plan(
    for subject: ZolaSubject, direction: TransitionDirection, reducesMotion: Bool = false,
    scale: Double = 1
  ) -> TransitionPlan {
    func crossFade(_ fallback: String?) -> TransitionPlan {
      .crossFade(
        presented: subject.presented, direction: direction, container: subject.container,
        fallback: fallback, scale: scale)
    }
    if let fault = subject.fault { return crossFade(fault) }
    if reducesMotion { return crossFade(nil) }
    let elements = Zoom(style: self, subject: subject, direction: direction).elements
    guard elements.allSatisfy(\.staysWithinLimits) else {
      return crossFade("degenerate proportions")
    }
    return TransitionPlan(
      elements: elements, reversal: reversal, scale: scale, leastDuration: leastDuration)
  }
}

/// One zoom's geometry, as elements.
private struct Zoom {
  let style: ZolaStyle
  let subject: ZolaSubject
  let direction: TransitionDirection

  private var isClassic: Bool { style.preset == .classic }
  private var source: Rect { seen(subject.source) }
  private var destination: Rect { seen(subject.destination) }

  /// The part of an end's frame in which there is something to see: a picture that is fitted into a
  /// frame of other proportions leaves some of it empty. Classic: all of it.
  private func seen(_ end: ZolaSubject.End) -> Rect {
    guard !isClassic, case .image(let image) = subject.target else { return end.frame }
    let area = end.mode.frame(of: image.size, in: end.frame).intersection(end.frame)
    return area.flatMap { $0.isDrawable ? $0 : nil } ?? end.frame
  }

  /// What of that part is not cut off, unless that is nothing. Classic: all of it.
  ///
  /// The container's own edges cut nothing off that would be drawn: the target slides in over them.
  private func uncut(_ end: ZolaSubject.End) -> Rect {
    let (whole, room) = (seen(end), subject.container)
    guard !isClassic, let clip = end.clip else { return whole }
    let left = clip.minX > room.minX ? max(whole.minX, clip.minX) : whole.minX
    let top = clip.minY > room.minY ? max(whole.minY, clip.minY) : whole.minY
    let right = clip.maxX < room.maxX ? min(whole.maxX, clip.maxX) : whole.maxX
    let bottom = clip.maxY < room.maxY ? min(whole.maxY, clip.maxY) : whole.maxY
    let part = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return part.isDrawable ? part : whole
  }

  /// The target's own corners at one end, without those that are cut off.
  private func radii(_ end: ZolaSubject.End) -> CornerRadii {
    let (whole, part) = (seen(end), uncut(end))
    func radius(_ isWhole: Bool...) -> Double { isWhole.allSatisfy { $0 } ? end.radius : 0 }
    let (left, right) = (part.minX <= whole.minX, part.maxX >= whole.maxX)
    let (top, bottom) = (part.minY <= whole.minY, part.maxY >= whole.maxY)
    return CornerRadii(
      topLeft: radius(top, left), topRight: radius(top, right),
      bottomRight: radius(bottom, right), bottomLeft: radius(bottom, left))
  }

  var elements: [TransitionElement] {
    var elements = [
      ground("backdrop", opacity: (1, 1)),
      TransitionElement(
        name: "presenting", content: .below(size: subject.container.size),
        channels: channels(frame: (subject.container, zoomed(subject.container))),
        isClipped: false),
      ground("fade", opacity: (0, 1)),
    ]
    elements += presented("presented", subject.surroundings)
    elements.append(target)
    elements += presented("foreground", subject.foreground)
    let supplements = subject.supplements.filter(\.frame.isDrawable)
    return elements + supplements.enumerated().map { supplementary($1, number: $0 + 1) }
  }

  // MARK: The zoom

  /// How many times larger the presented screen has the target.
  ///
  /// Classic: by the widths alone, so that a target of other proportions moves apart from the screen
  /// around it. Otherwise so that it covers its destination.
  private var scale: Double {
    let across = destination.width / source.width
    return isClassic ? across : max(across, destination.height / source.height)
  }

  /// Where a rectangle of the presenting screen comes to lie.
  ///
  /// Classic: the target's origin stays its origin. Otherwise its centre stays its centre.
  private func zoomed(_ rect: Rect) -> Rect {
    let scale = scale
    let origin =
      isClassic
      ? Point(x: destination.x - source.x * scale, y: destination.y - source.y * scale)
      : Point(x: destination.midX - source.midX * scale, y: destination.midY - source.midY * scale)
    return Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
      height: rect.height * scale)
  }

  // MARK: Elements

  private func ground(_ name: String, opacity: (Double, Double)) -> TransitionElement {
    TransitionElement(
      name: name, content: .color(style.fadeColor),
      channels: channels(frame: (subject.container, subject.container), opacity: opacity),
      isClipped: false)
  }

  /// Some of the presented screen, which comes to light where it will stay. Classic: nothing.
  private func presented(_ name: String, _ list: DisplayList) -> [TransitionElement] {
    guard !isClassic, !list.isEmpty else { return [] }
    return [
      TransitionElement(
        name: name, content: .snapshot(list, size: subject.container.size),
        channels: channels(frame: (subject.container, subject.container), opacity: (0, 1)),
        isClipped: false)
    ]
  }

  private var target: TransitionElement {
    let content: TransitionElement.Content
    let areas: (Rect, Rect)
    switch subject.target {
    case .snapshot(let list, let size):
      content = .snapshot(list, size: size)
      areas = (filled(source, size), filled(destination, size))
    case .image(let image):
      content = .image(image, mode: nil)
      areas = pictureAreas(image)
    }
    return TransitionElement(
      name: "target", content: content,
      channels: channels(
        frame: (uncut(subject.source), uncut(subject.destination)), content: areas,
        radii: (radii(subject.source), radii(subject.destination))))
  }

  /// Where a snapshot lies to fill a frame. Classic: stretched. Otherwise it covers it.
  private func filled(_ frame: Rect, _ size: Size) -> Rect {
    (isClassic ? ContentMode.scaleToFill : .scaleAspectFill).frame(of: size, in: frame)
  }

  /// Where the whole picture lies at either end.
  ///
  /// Classic: what flies is a photograph of the view that the zoom leaves, stretched. Otherwise each
  /// end has the picture as it shows it, so that nothing is stretched and nothing jumps.
  private func pictureAreas(_ image: Image) -> (Rect, Rect) {
    func area(_ end: ZolaSubject.End) -> Rect { end.mode.frame(of: image.size, in: end.frame) }
    guard isClassic else { return (area(subject.source), area(subject.destination)) }
    switch direction {
    case .present:
      let area = area(subject.source)
      return (area, area.mapped(from: source, onto: destination))
    case .dismiss:
      let area = area(subject.destination)
      return (area.mapped(from: destination, onto: source), area)
    }
  }

  private func supplementary(
    _ supplement: ZolaSubject.Supplement, number: Int
  ) -> TransitionElement {
    TransitionElement(
      name: number == 1 ? "supplementary" : "supplementary \(number)",
      content: .snapshot(supplement.snapshot, size: supplement.frame.size),
      channels: channels(frame: (supplement.frame, zoomed(supplement.frame)), opacity: (1, 0)),
      isClipped: false)
  }

  // MARK: Channels

  /// Channels between what things are on the presenting screen and on the presented one.
  private func channels(
    frame: (Rect, Rect), content: (Rect, Rect)? = nil,
    radii: (CornerRadii, CornerRadii) = (.zero, .zero),
    opacity: (Double, Double) = (1, 1)
  ) -> ElementChannels {
    let content = content ?? frame
    return ElementChannels(
      frame: channel(ChannelVector(frame.0), ChannelVector(frame.1)),
      content: channel(ChannelVector(content.0), ChannelVector(content.1)),
      radii: channel(ChannelVector(radii.0), ChannelVector(radii.1)),
      opacity: channel(ChannelVector(single: opacity.0), ChannelVector(single: opacity.1)),
      shadow: channel(.zero, .zero))
  }

  private func channel(_ closed: ChannelVector, _ open: ChannelVector) -> Channel {
    switch direction {
    case .present: Channel(from: closed, to: open, timing: style.movement)
    case .dismiss: Channel(from: open, to: closed, timing: style.movement)
    }
  }
}

extension Rect {
  /// Where this rectangle comes to lie when another is stretched over a third.
  fileprivate func mapped(from old: Rect, onto new: Rect) -> Rect {
    let part = fraction(of: old)
    return Rect(
      x: new.x + part.x * new.width, y: new.y + part.y * new.height,
      width: part.width * new.width, height: part.height * new.height)
  }
}
