public import Motion
import SceneGraph
public import Transitions

/// Where a free drag puts everything, as a function of the hand: position and exact velocity.
///
/// The picture shrinks with the distance, and what lies beneath it comes to light. Pure: the same
/// hand gives the same states.
public struct HeroDrag: Hashable, Sendable {
  private var plan: TransitionPlan
  private var base: [ElementState]
  private let style: HeroStyle
  private let tuning: DismissTuning

  /// The point of the picture that stays under the hand, where it is in `base`: where it was grabbed,
  /// or in the classic preset the picture's centre.
  private var anchor: Point

  /// Where that is put while the hand is where it grabbed, in container points.
  private let place: Point

  /// - Parameters:
  ///   - plan: The plan that was held.
  ///   - base: Where its elements were when it was.
  ///   - point: Where the hand is then, in container points.
  ///   - style: Decides what is under the hand.
  ///   - tuning: Distances.
  public init(
    plan: TransitionPlan, base: [ElementState], grabbedAt point: Point, style: HeroStyle,
    tuning: DismissTuning
  ) {
    self.plan = plan
    self.base = base
    self.style = style
    self.tuning = tuning
    let picture = HeroDrag.picture(plan, base)
    anchor = style.preset == .classic ? picture?.center ?? point : point
    place = anchor
  }

  /// The same drag in a room of another size: the same point of the picture stays under the hand, and it
  /// has pulled as far.
  ///
  /// - Parameters:
  ///   - plan: The plan that is held now.
  ///   - base: Where its elements would have been when it was taken hold of.
  /// - Returns: Where everything is put from now on.
  public func carriedOver(to plan: TransitionPlan, base: [ElementState]) -> HeroDrag {
    var drag = self
    (drag.plan, drag.base) = (plan, base)
    if let old = HeroDrag.picture(self.plan, self.base), old.isDrawable,
      let new = HeroDrag.picture(plan, base)
    {
      drag.anchor = Point(
        x: new.x + (anchor.x - old.x) * new.width / old.width,
        y: new.y + (anchor.y - old.y) * new.height / old.height)
    }
    return drag
  }

  private static func picture(_ plan: TransitionPlan, _ base: [ElementState]) -> Rect? {
    plan.elements.firstIndex { $0.name == "hero" }.map { base[$0].frame.value.rect }
  }

  /// Puts everything where it is for one position of the hand.
  ///
  /// - Parameters:
  ///   - states: One for each of the plan's elements; replaced.
  ///   - translation: From where the hand grabbed, in points.
  ///   - velocity: The hand's, in points per second.
  public func move(_ states: inout [ElementState], translation: Vector, velocity: Vector) {
    let pull = Pull(translation: translation, velocity: velocity, tuning: tuning)
    for (index, element) in plan.elements.enumerated() {
      let before = base[index]
      states[index] = before.map { ChannelState($0.value) }
      switch element.name {
      // What dissolves into the hero, if anything, goes with it.
      case "hero", "hero before":
        states[index].frame = carried(before.frame.value, translation, velocity, pull)
        states[index].content = carried(before.content.value, translation, velocity, pull)
        states[index].shadow = lifted(before.shadow.value, pull)
      case "fade", "screen":
        states[index].opacity = thinned(before.opacity.value, pull)
      case "presented", "behind":
        states[index].opacity = cleared(before.opacity.value, pull)
      default: break
      }
    }
    if style.kind == .pinterest, style.preset == .standard { revealGrid(&states, pull) }
  }

  /// A rectangle carried by the hand, shrunk about the anchor.
  private func carried(
    _ rect: ChannelVector, _ translation: Vector, _ velocity: Vector, _ pull: Pull
  ) -> ChannelState {
    let corner = Vector(dx: rect[0] - anchor.x, dy: rect[1] - anchor.y)
    return ChannelState(
      ChannelVector(
        place.x + translation.dx + corner.dx * pull.scale,
        place.y + translation.dy + corner.dy * pull.scale,
        rect[2] * pull.scale, rect[3] * pull.scale),
      velocity: ChannelVector(
        velocity.dx + corner.dx * pull.scaleRate, velocity.dy + corner.dy * pull.scaleRate,
        rect[2] * pull.scaleRate, rect[3] * pull.scaleRate))
  }

  private func lifted(_ strength: ChannelVector, _ pull: Pull) -> ChannelState {
    let (part, rate) = pull.part(of: tuning.clearingDistance)
    let room = 1 - strength[0]
    return ChannelState(
      ChannelVector(single: strength[0] + room * part),
      velocity: ChannelVector(single: room * rate))
  }

  private func thinned(_ opacity: ChannelVector, _ pull: Pull) -> ChannelState {
    let loss = opacity[0] * (1 - tuning.thinnestScrim)
    let (part, rate) = pull.part(of: tuning.shrinkingDistance)
    return ChannelState(
      ChannelVector(single: opacity[0] - loss * part),
      velocity: ChannelVector(single: -loss * rate))
  }

  private func cleared(_ opacity: ChannelVector, _ pull: Pull) -> ChannelState {
    let (part, rate) = pull.part(of: tuning.clearingDistance)
    return ChannelState(
      ChannelVector(single: opacity[0] * (1 - part)),
      velocity: ChannelVector(single: -opacity[0] * rate))
  }

  /// The grid beneath a Pinterest flight: it comes to light with the distance, and goes with the
  /// picture's centre, so that its thumbnail's keeps to it.
  private func revealGrid(_ states: inout [ElementState], _ pull: Pull) {
    guard
      let grid = plan.elements.firstIndex(where: { $0.name == "presenting" }),
      let hero = plan.elements.firstIndex(where: { $0.name == "hero" })
    else { return }
    let before = base[grid]
    let way = states[hero].frame.value.centre - base[hero].frame.value.centre
    let (part, partRate) = pull.part(of: tuning.shrinkingDistance)
    let gain = (1 - before.opacity.value[0]) * (1 - tuning.thinnestScrim)
    states[grid].frame = ChannelState(
      before.frame.value + way, velocity: states[hero].frame.velocity.centre)
    states[grid].content = states[grid].frame
    states[grid].opacity = ChannelState(
      ChannelVector(single: before.opacity.value[0] + gain * part),
      velocity: ChannelVector(single: gain * partRate))
  }

  /// Gives a screen that is grabbed at rest its ground, which a classic flight does not show.
  ///
  /// - Parameters:
  ///   - base: The states of a dismissal at its start.
  ///   - plan: Whose states they are.
  ///   - style: Whether that is classic.
  static func prepare(_ base: inout [ElementState], of plan: TransitionPlan, style: HeroStyle) {
    guard style.preset == .classic, style.kind == .hero,
      let fade = plan.elements.firstIndex(where: { $0.name == "fade" })
    else { return }
    base[fade].opacity = ChannelState(ChannelVector(single: 1))
  }
}

extension ChannelVector {
  /// The middle of a rectangle, or how fast it moves; no size.
  fileprivate var centre: ChannelVector {
    ChannelVector(self[0] + self[2] / 2, self[1] + self[3] / 2, 0, 0)
  }
}

/// How far a hand has pulled, and how fast that grows.
private struct Pull {
  let distance: Double
  let speed: Double
  let scale: Double
  let scaleRate: Double

  init(translation: Vector, velocity: Vector, tuning: DismissTuning) {
    distance = translation.length
    speed = distance > 0 ? translation.dot(velocity) / distance : velocity.length
    let loss = 1 - tuning.smallestScale
    let reach = tuning.shrinkingDistance
    scale = 1 - loss * min(distance / reach, 1)
    scaleRate = distance < reach ? -loss * speed / reach : 0
  }

  /// The part of a distance that has been pulled, `0...1`, and its rate per second.
  func part(of reach: Double) -> (Double, Double) {
    distance < reach ? (distance / reach, speed / reach) : (1, 0)
  }
}
