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

  /// The places of ``pins``, by what they hold.
  private var places: [PinID: Int] = [:]

  private struct PinID: Hashable {
    let name: String
    let key: HeroKey
  }

  private struct Pin {
    let name: String
    let key: HeroKey
    let state: ChannelState

    /// Where the element mostly is in the plan.
    let index: Int

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
    setPins(pins.filter { animator?.moves($0.name, $0.key) != true })
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
        let isThere = elements.indices.contains(pin.index) && elements[pin.index].name == pin.name
        let index = isThere ? pin.index : elements.firstIndex { $0.name == pin.name }
        if let index { states[index][keyPath: pin.key.state] = pin.state }
      }
    }
  }

  func apply(_ state: HeroTargetState, to view: View, velocity: Vector) -> Bool {
    guard let animator, animator.hasBegun else { return false }
    let names = animator.ownersOfElements.namesOfBoth(view)
    guard !names.isEmpty, take(), let transition = grip?.transition else { return false }
    for name in names {
      guard let index = transition.plan.elements.firstIndex(where: { $0.name == name }),
        let space = transition.plan.transform(around: index, in: transition.states)
      else { continue }
      for pin in newPins(on: index, of: transition, in: space, where: state, velocity) {
        set(pin)
      }
    }
    putPins()
    animator.tellPlugins { $0.apply(state, to: view) }
    return true
  }

  private func newPins(
    on index: Int, of transition: RunningTransition, in space: Transform3D,
    where target: HeroTargetState, _ velocity: Vector
  ) -> [Pin] {
    let name = transition.plan.elements[index].name
    return target.pins(on: transition.states[index], in: space, velocity: velocity).map {
      Pin(
        name: name, key: $0.key, state: $0.state, index: index, target: target, velocity: velocity)
    }
  }

  /// Replaces what the same key of the same element was put to.
  private func set(_ pin: Pin) {
    let id = PinID(name: pin.name, key: pin.key)
    if let place = places[id] {
      pins[place] = pin
    } else {
      places[id] = pins.count
      pins.append(pin)
    }
  }

  private func setPins(_ pins: [Pin]) {
    guard pins.count != self.pins.count else { return }
    self.pins = []
    places = [:]
    for pin in pins { set(pin) }
  }

  /// What was said of a view holds in another room as well; what was not said is as there. The time it
  /// takes grows with the number of elements.
  private func renewPins() {
    guard !pins.isEmpty, let transition = grip?.transition else { return }
    putLed()
    let (elements, spaces) = (
      ElementPlaces(transition.plan.elements),
      transition.plan.transformsAround(in: transition.states)
    )
    let renewed = pins.flatMap { pin -> [Pin] in
      guard let index = elements.place(of: pin.name, near: pin.index), let space = spaces[index]
      else { return [] }
      return newPins(on: index, of: transition, in: space, where: pin.target, pin.velocity)
        .filter { $0.key == pin.key }
    }
    setPins([])
    for pin in renewed { set(pin) }
    putPins()
  }

  private func gripChanged(_ change: TransitionGrip.Change) {
    switch change {
    case .lost:
      grip = nil
      setPins([])
    case .replanned: renewPins()
    }
  }

  // MARK: Letting go

  func release(finishes: Bool, animate: Bool) {
    start = nil
    let heading = finishes ? direction : direction.reversed
    if let grip {
      animator?.resumePlugins(isReversed: !finishes)
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
      setPins([])
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
