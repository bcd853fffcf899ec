import Motion

extension Crossing {
  /// Stops the transition where it is for a hand to move; at rest, one towards dismissal begins.
  ///
  /// - Parameters:
  ///   - announced: Whether a dismissal that begins here is told to the screens now, or only if the
  ///     hand lets go towards it.
  ///   - isSupplied: Whether the hand is the owner's own, which no ignoring of input keeps away.
  ///   - onChange: Tells the hand what becomes of its hold.
  /// - Returns: The hold's number; `nil` at rest where nobody animates the dismissal, and in flight
  ///   where input is ignored.
  func grab(
    announced: Bool, isSupplied: Bool, onChange: @escaping (TransitionGrip.Change) -> Void
  ) -> Int? {
    if ignoresInput, !isSupplied { return nil }
    if let flight {
      loseHold(flight.transition.heading)
    } else if !beginHeld(announced: announced) {
      return nil
    }
    guard let flight else { return nil }
    flight.transition.hold()
    let number = stage.nextHold()
    self.flight?.hold = Flight.Hold(number: number, onChange: onChange)
    stage.setNeedsFrame()
    return number
  }

  /// The transition, while a hold on it is good.
  func held(_ number: Int) -> RunningTransition? {
    flight?.hold?.number == number ? flight?.transition : nil
  }

  /// Lets a held transition go.
  ///
  /// - Parameters:
  ///   - number: Whose hold.
  ///   - heading: Where to.
  ///   - plan: How, instead of the animator's plan.
  ///   - least: Seconds that it takes even where all is at its end before.
  func release(
    _ number: Int, to heading: TransitionDirection, plan: TransitionPlan?, lasting least: Double
  ) {
    guard held(number) != nil else { return }
    flight?.hold = nil
    announce(heading)
    guard let flight else { return }
    flight.transition.play(
      plan ?? flight.animator.plan(for: context(heading)), heading: heading,
      at: stage.inputTime, lasting: least)
    stage.setNeedsFrame()
  }

  /// Lets a scrubbed transition run on along its own plan.
  func complete(
    _ number: Int, heading: TransitionDirection, speed: Double, curve: UnitCurve
  ) {
    guard held(number) != nil else { return }
    flight?.hold = nil
    announce(heading)
    flight?.transition.complete(
      heading: heading, speed: speed, curve: curve, at: stage.inputTime)
    stage.setNeedsFrame()
  }

  /// Takes the transition out of the hand that holds it, and tells it.
  ///
  /// - Parameter heading: Where the transition goes instead.
  func loseHold(_ heading: TransitionDirection) {
    guard let hold = flight?.hold else { return }
    flight?.hold = nil
    hold.onChange(.lost(heading))
  }
}
