import Motion
import SceneGraph
import Transitions

/// The drag that carries a picture about, and dismisses its screen or gives it back.
@MainActor
final class DismissInteraction {
  /// A drag under way.
  fileprivate struct Drag {
    let grip: TransitionGrip
    var kind: Kind

    /// Whether it took hold of a screen at rest.
    let isFromRest: Bool

    /// How far the pan had come when it took hold; what it decides is counted from there.
    let origin: Vector

    /// The unit vector in which it set out.
    let direction: Vector

    /// Decides the release.
    let tuning: DismissTuning

    enum Kind {
      /// The picture hangs on the pointer, counted from where the pan was then.
      case free(HeroDrag, from: Vector)

      /// The dismissal is scrubbed.
      case standard
    }
  }

  private enum State {
    case idle
    case dragging(Drag)
  }

  private weak var screen: (any KVTransitionAnimatable)?
  private let style: () -> HeroStyle?
  private let ownTuning: (_ isFree: Bool) -> DismissTuning?
  private let pan = PanGestureRecognizer()
  private var state = State.idle

  /// Watches drags on a screen.
  ///
  /// - Parameters:
  ///   - screen: The presented screen; held weakly.
  ///   - style: The style at the moment.
  ///   - tuning: What decides a drag instead of the preset's figures, whether a free one or not.
  init(
    screen: any KVTransitionAnimatable, style: @escaping () -> HeroStyle?,
    tuning: @escaping (_ isFree: Bool) -> DismissTuning?
  ) {
    self.screen = screen
    self.style = style
    ownTuning = tuning
    pan.shouldReceive = { [weak pan] _ in pan?.contacts.isEmpty ?? false }
    pan.shouldBegin = { [weak self] _ in self?.shouldBegin ?? false }
    pan.shouldRecognizeSimultaneously = { [weak pan] _ in
      guard let pan else { return false }
      let velocity = pan.velocity(in: nil)
      return abs(velocity.dy) > abs(velocity.dx)
    }
    pan.onChange = { [weak self] _ in self?.panChanged() }
    screen.addPresentationGestureRecognizer(pan)
  }

  /// Watches no more; a drag under way is cancelled.
  func stop() {
    screen?.removePresentationGestureRecognizer(pan)
  }

  // MARK: Beginning

  private var shouldBegin: Bool {
    guard let screen, screen.enableInteractionDismiss else { return false }
    // In flight the press has reached nothing but the picture.
    if screen.isInTransition { return true }
    var motion = pan.velocity(in: nil)
    if motion == .zero { motion = pan.translation(in: nil) }
    if let scroll = screen.view.firstScrollView { return scroll.isAtTop && motion.dy > 0 }
    return motion.dy > abs(motion.dx)
  }

  private func begin() {
    guard let screen, let style = style() else { return }
    let wasInFlight = screen.isInTransition
    let isFree = wasInFlight || screen.interactionViewForDismiss() != nil
    let grip = screen.grabTransition(announced: !isFree) { [weak self] in self?.gripChanged($0) }
    guard let grip else { return }
    let translation = pan.translation(in: nil)
    let length = translation.length
    let drag = Drag(
      grip: grip,
      kind: isFree
        ? .free(carrying(grip, style, isFromRest: !wasInFlight), from: translation) : .standard,
      isFromRest: !wasInFlight,
      origin: translation,
      direction: length > 0 ? translation / length : Vector(dx: 0, dy: 1),
      tuning: tuning(style, isFree: isFree))
    state = .dragging(drag)
    screen.interactDismiss(state: .began)
    follow(drag)
  }

  private func carrying(
    _ grip: TransitionGrip, _ style: HeroStyle, isFromRest: Bool
  ) -> HeroDrag {
    HeroDrag(
      plan: grip.transition.plan, base: base(grip, style, isFromRest: isFromRest),
      grabbedAt: pan.location(in: pan.view) ?? pan.windowLocation, style: style,
      tuning: tuning(style, isFree: true))
  }

  /// Where everything was when it was taken hold of.
  private func base(
    _ grip: TransitionGrip, _ style: HeroStyle, isFromRest: Bool
  ) -> [ElementState] {
    var base = grip.base
    if isFromRest { HeroDrag.prepare(&base, of: grip.transition.plan, style: style) }
    return base
  }

  private func tuning(_ style: HeroStyle, isFree: Bool) -> DismissTuning {
    ownTuning(isFree) ?? DismissTuning(style, isFree: isFree)
  }

  // MARK: Following

  private func panChanged() {
    switch (pan.state, state) {
    case (.began, .idle):
      begin()
    case (.changed, .dragging(let drag)):
      follow(drag)
      screen?.interactDismiss(state: .changed)
    case (.ended, .dragging(let drag)):
      follow(drag)
      settle(drag, heading: decision(drag))
    case (.cancelled, .dragging(let drag)):
      settle(drag, heading: .present)
    default: break
    }
  }

  private func follow(_ drag: Drag) {
    let translation = pan.translation(in: nil)
    let velocity = pan.velocity(in: nil) * drag.grip.slowness
    switch drag.kind {
    case .free(let carrying, let start):
      drag.grip.move {
        carrying.move(&$0, translation: translation - start, velocity: velocity)
      }
    case .standard:
      let (pull, speed) = drag.pull(translation - drag.origin, velocity)
      drag.grip.scrub(
        to: pull / drag.tuning.wholeDistance, rate: speed / drag.tuning.wholeDistance)
    }
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    guard case .dragging(var drag) = state else { return }
    switch change {
    case .lost(let heading):
      finish(heading)
    case .replanned:
      guard case .free(let carrying, let start) = drag.kind, let style = style() else { return }
      let base = base(drag.grip, style, isFromRest: drag.isFromRest)
      drag.kind = .free(
        carrying.carriedOver(to: drag.grip.transition.plan, base: base), from: start)
      state = .dragging(drag)
      follow(drag)
    }
  }

  // MARK: Releasing

  private func decision(_ drag: Drag) -> TransitionDirection {
    let translation = pan.translation(in: nil) - drag.origin
    let velocity = pan.velocity(in: nil)
    let dismisses =
      switch drag.kind {
      case .free:
        drag.tuning.dismisses(
          translation: translation, velocity: velocity, direction: drag.direction)
      case .standard:
        drag.tuning.dismisses(
          translation: Vector(dx: 0, dy: translation.dy),
          velocity: Vector(dx: 0, dy: velocity.dy),
          direction: Vector(dx: 0, dy: drag.direction.dy < 0 ? -1 : 1))
      }
    return dismisses ? .dismiss : .present
  }

  private func settle(_ drag: Drag, heading: TransitionDirection) {
    finish(heading)
    guard let style = style(), style.preset == .classic else {
      drag.grip.release(to: heading)
      return
    }
    switch drag.kind {
    case .standard:
      // The completion curve and speed of UIKit's percent-driven controller.
      drag.grip.complete(heading: heading, speed: 1, curve: .easeOut)
    case .free:
      ClassicRelease.release(drag.grip, to: heading, of: screen, style: style)
    }
  }

  private func finish(_ heading: TransitionDirection) {
    state = .idle
    screen?.interactDismiss(state: heading == .dismiss ? .ended : .cancelled)
  }
}

extension DismissInteraction.Drag {
  /// How far and how fast a standard drag has pulled the way it counts, in points and points per
  /// second: up as well as down in the classic rule, else only the way it set out.
  fileprivate func pull(_ translation: Vector, _ velocity: Vector) -> (Double, Double) {
    let sign: Double =
      switch tuning.rule {
      case .either: translation.dy < 0 ? -1 : 1
      case .projected: direction.dy < 0 ? -1 : 1
      }
    return (translation.dy * sign, velocity.dy * sign)
  }
}

extension DismissTuning {
  /// The figures of a style.
  init(_ style: HeroStyle, isFree: Bool) {
    switch (style.preset, isFree) {
    case (.standard, _): self = .standard
    case (.classic, true): self = .classicFree
    case (.classic, false): self = .classicStandard
    }
  }
}
