import Motion
import Transitions

/// How KVHeroTransition 0.1.4 lets go of a freely dragged picture: without the hand's velocity.
@MainActor
enum ClassicRelease {
  /// Its spring back: 0.25 s and a damping ratio of 0.8. UIKit does not publish its duration
  /// springs; ω₀ = ln 1000 / (0.8 · 0.25) = 34.54 s⁻¹ is our approximation.
  private static let spring = Spring(response: 2 * .pi / 34.54, dampingRatio: 0.8)

  /// Its initial velocity, in remaining distances per second.
  private static let initialVelocity = 0.5

  static func release(
    _ grip: TransitionGrip, to heading: TransitionDirection,
    of screen: (any KVTransitionAnimatable)?, style: HeroStyle
  ) {
    switch heading {
    case .dismiss:
      grip.move { states in
        for index in states.indices { states[index] = states[index].map { ChannelState($0.value) } }
      }
      grip.release(to: .dismiss)
    case .present:
      guard let screen, let plan = plan(of: screen, style: style) else {
        grip.release(to: .present)
        return
      }
      let old = grip.transition.plan
      grip.move { push(&$0, of: old, towards: plan) }
      grip.release(to: .present, plan: plan)
    }
  }

  /// The way back to the screen at rest, whose ground a classic flight does not show.
  private static func plan(
    of screen: any KVTransitionAnimatable, style: HeroStyle
  ) -> TransitionPlan? {
    guard let stage = screen.stage, let presenting = screen.presentingViewController else {
      return nil
    }
    let context = stage.context(.present, presenting: presenting, presented: screen)
    let plan = HeroAnimator(style: style).plan(for: context).timed(
      by: .spring(spring), scale: stage.scale)
    guard style.kind == .hero else { return plan }
    let elements = plan.elements.map { element in
      var element = element
      if element.name == "fade" { element.channels.opacity.to = ChannelVector(single: 1) }
      return element
    }
    return TransitionPlan(
      elements: elements, reversal: .retarget, fallback: plan.fallback, scale: stage.scale)
  }

  private static func push(
    _ states: inout [ElementState], of old: TransitionPlan, towards plan: TransitionPlan
  ) {
    for (index, element) in old.elements.enumerated() {
      guard let target = plan.elements.first(where: { $0.name == element.name }) else { continue }
      states[index] = states[index].merge(target.channels) {
        ChannelState($0.value, velocity: ($1.to - $0.value) * initialVelocity)
      }
    }
  }
}
