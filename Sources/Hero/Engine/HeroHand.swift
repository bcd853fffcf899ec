import Motion
import SceneGraph
import Transitions

/// One transition of an engine, and the hand that has it.
@MainActor
final class HeroHand {
  /// Weak: a screen may go before its transition is over.
  private weak var presented: ViewController?
  weak var animator: HeroAnimator?
  let direction: TransitionDirection

  private var hold: Hold?

  /// What was asked for before there was anything to move.
  private var start: (progress: Double, velocity: Double)?

  /// What is where a hand has put it, rather than where its progress has it.
  private var pins: [Pin] = []

  /// A transition in the hand: where everything was when it was taken, and how far it had come.
  @MainActor
  private struct Hold {
    let grip: TransitionGrip
    var base: [ElementState]
    var origin: Double

    init(_ grip: TransitionGrip) {
      self.grip = grip
      base = grip.transition.states
      origin = grip.coverage
    }
  }

  /// How fast updates have led it, where nobody says: progress, as the x of a point.
  private var estimator = VelocityEstimator()
  private var isEstimating = false

  private struct Pin {
    let name: String
    let key: HeroKey
    let state: ChannelState
  }

  init(_ presented: ViewController, _ animator: HeroAnimator, _ direction: TransitionDirection) {
    self.presented = presented
    self.animator = animator
    self.direction = direction
  }

  var isAlive: Bool { presented != nil && animator != nil }

  var progress: Double { presented?.transitionProgress ?? 0 }

  /// Lets it begin in the hand, at its start unless it was led elsewhere already.
  func beginInHand() { start = start ?? (0, 0) }

  /// Whether it is to begin in the hand.
  var takesStart: Bool { start != nil }

  // MARK: Leading

  func update(_ progress: Double, velocity: Double?) -> Bool {
    guard let animator else { return false }
    guard animator.hasBegun else {
      start = (progress, velocity ?? 0)
      return true
    }
    guard take() else { return false }
    isEstimating = velocity == nil
    lead(progress, velocity ?? estimate(progress))
    return true
  }

  private func take() -> Bool {
    if hold != nil { return true }
    let grip = presented?.grabTransition { [weak self] in self?.gripChanged($0) }
    hold = grip.map(Hold.init)
    estimator.reset()
    return hold != nil
  }

  private func estimate(_ progress: Double) -> Double {
    guard let time = hold?.grip.time else { return 0 }
    estimator.add(Point(x: progress, y: 0), at: time)
    return estimator.velocity(at: time).dx
  }

  /// Held still since the last update, nothing has the velocity of that any more.
  private func rest(_ grip: TransitionGrip) {
    guard let time = grip.time, isEstimating, estimator.velocity(at: time).dx == 0 else { return }
    grip.move { states in
      for index in states.indices { states[index] = states[index].map { ChannelState($0.value) } }
    }
    putPins()
  }

  private func lead(_ progress: Double, _ velocity: Double) {
    guard let hold else { return }
    if hold.grip.transition.plan.isScrubbedInTime {
      hold.grip.scrub(to: progress, rate: velocity)
    } else {
      let comes = direction == .present
      hold.grip.move(
        to: comes ? progress : 1 - progress, from: hold.base, at: hold.origin,
        rate: comes ? velocity : -velocity)
    }
    // What progress moves is where progress has it; what it does not stays where it was put.
    pins.removeAll { animator?.moves($0.name, $0.key) == true }
    putPins()
  }

  private func putPins() {
    guard let hold, !pins.isEmpty else { return }
    let elements = hold.grip.transition.plan.elements
    hold.grip.move { states in
      for pin in pins {
        guard let index = elements.firstIndex(where: { $0.name == pin.name }) else { continue }
        states[index][keyPath: pin.key.state] = pin.state
      }
    }
  }

  func apply(_ state: HeroTargetState, to view: View, velocity: Vector) -> Bool {
    guard let animator, animator.hasBegun else { return false }
    let names = animator.owners.namesOfBoth(view)
    guard !names.isEmpty, take(), let transition = hold?.grip.transition else { return false }
    for name in names {
      guard let index = transition.plan.elements.firstIndex(where: { $0.name == name }),
        let space = transition.plan.transform(around: index, in: transition.states)
      else { continue }
      for pin in state.pins(on: transition.states[index], in: space, velocity: velocity) {
        pins.removeAll { $0.name == name && $0.key == pin.key }
        pins.append(Pin(name: name, key: pin.key, state: pin.state))
      }
    }
    putPins()
    animator.tellPlugins { $0.apply(state, to: view) }
    return true
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    switch change {
    case .lost:
      hold = nil
      pins = []
    case .replanned:
      hold = hold.map { Hold($0.grip) }
      putPins()
    }
  }

  // MARK: Letting go

  func release(finishes: Bool, animate: Bool) {
    start = nil
    animator?.resumePlugins(isReversed: !finishes)
    let heading = finishes ? direction : direction.reversed
    if let grip = hold?.grip {
      rest(grip)
      hold = nil
      let goesOn =
        grip.transition.plan.isScrubbedInTime && pins.isEmpty && animator?.isChanged != true
      if goesOn {
        grip.complete(heading: heading, curve: .linear)
      } else {
        for pin in pins { animator?.loosen(pin.name, pin.key) }
        grip.release(to: heading)
      }
      pins = []
    } else {
      presented?.turnTransition(to: heading)
    }
    if !animate { presented?.finishTransition() }
  }
}

extension HeroHand: TransitionInteraction {
  func startInteractiveTransition(_ grip: TransitionGrip, context: TransitionContext) {
    hold = Hold(grip)
    guard let start else { return }
    self.start = nil
    lead(start.progress, start.velocity)
  }

  func interactiveTransition(didChange change: TransitionGrip.Change) { gripChanged(change) }
}
