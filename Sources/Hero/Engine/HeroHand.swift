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

  /// Its hold on the transition.
  private var grip: TransitionGrip?

  /// What was asked for before there was anything to move.
  private var start: (progress: Double, velocity: Double)?

  /// Where it was led last in this hold.
  private var led: (progress: Double, velocity: Double)?

  /// What is where a hand has put it, rather than where its progress has it.
  private var pins: [Pin] = []

  /// How fast updates have led it, where nobody says: progress, as the x of a point.
  private var estimator = VelocityEstimator()
  private var isEstimating = false

  private struct Pin {
    let name: String
    let key: HeroKey
    let state: ChannelState

    /// What it was made of.
    let target: HeroTargetState
    let velocity: Vector
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
    if grip != nil { return true }
    grip = presented?.grabTransition { [weak self] in self?.gripChanged($0) }
    led = nil
    estimator.reset()
    return grip != nil
  }

  private func estimate(_ progress: Double) -> Double {
    guard let time = grip?.time else { return 0 }
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
    led = (progress, velocity)
    putLed()
    // What progress moves is where progress has it; what it does not stays where it was put.
    pins.removeAll { animator?.moves($0.name, $0.key) == true }
    putPins()
  }

  /// Puts everything where it was led, or where it was taken.
  private func putLed() {
    guard let grip else { return }
    guard let led else { return grip.move(by: 0, rate: 0) }
    if grip.transition.plan.isScrubbedInTime {
      grip.scrub(to: led.progress, rate: led.velocity)
    } else {
      let comes = direction == .present
      grip.move(
        to: comes ? led.progress : 1 - led.progress, rate: comes ? led.velocity : -led.velocity)
    }
  }

  private func putPins() {
    guard let grip, !pins.isEmpty else { return }
    let elements = grip.transition.plan.elements
    grip.move { states in
      for pin in pins {
        guard let index = elements.firstIndex(where: { $0.name == pin.name }) else { continue }
        states[index][keyPath: pin.key.state] = pin.state
      }
    }
  }

  func apply(_ state: HeroTargetState, to view: View, velocity: Vector) -> Bool {
    guard let animator, animator.hasBegun else { return false }
    let names = animator.owners.namesOfBoth(view)
    guard !names.isEmpty, take() else { return false }
    for name in names {
      for pin in newPins(on: name, where: state, velocity) {
        pins.removeAll { $0.name == name && $0.key == pin.key }
        pins.append(pin)
      }
    }
    putPins()
    animator.tellPlugins { $0.apply(state, to: view) }
    return true
  }

  private func newPins(on name: String, where target: HeroTargetState, _ velocity: Vector) -> [Pin]
  {
    guard let transition = grip?.transition,
      let index = transition.plan.elements.firstIndex(where: { $0.name == name }),
      let space = transition.plan.transform(around: index, in: transition.states)
    else { return [] }
    return target.pins(on: transition.states[index], in: space, velocity: velocity).map {
      Pin(name: name, key: $0.key, state: $0.state, target: target, velocity: velocity)
    }
  }

  /// What was said of a view holds in another room as well; what was not said is as there.
  private func renewPins() {
    guard !pins.isEmpty else { return }
    putLed()
    pins = pins.flatMap { pin in
      newPins(on: pin.name, where: pin.target, pin.velocity).filter { $0.key == pin.key }
    }
    putPins()
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    switch change {
    case .lost:
      grip = nil
      pins = []
    case .replanned: renewPins()
    }
  }

  // MARK: Letting go

  func release(finishes: Bool, animate: Bool) {
    start = nil
    animator?.resumePlugins(isReversed: !finishes)
    let heading = finishes ? direction : direction.reversed
    if let grip {
      rest(grip)
      self.grip = nil
      let goesOn =
        grip.transition.plan.isScrubbedInTime && pins.isEmpty && animator?.isChanged != true
      if goesOn {
        grip.complete(heading: heading, curve: .linear)
      } else {
        for pin in pins { animator?.loosen(pin.name, pin.key) }
        grip.release(to: heading, lasting: animator?.pluginsRest(isReversed: !finishes) ?? 0)
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
    self.grip = grip
    led = nil
    guard let start else { return }
    self.start = nil
    lead(start.progress, start.velocity)
  }

  func interactiveTransition(didChange change: TransitionGrip.Change) { gripChanged(change) }
}
