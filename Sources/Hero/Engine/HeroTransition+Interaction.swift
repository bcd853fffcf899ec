public import Motion
public import SceneGraph

/// What a gesture does to the engine's running transition. Where several run at once, it is the one that
/// began last.
///
/// Each of these may be called at any time, as often as one likes: where nothing is under way it does
/// nothing, now or later.
extension HeroTransition {
  /// Whether a transition of this engine is under way.
  public var isTransitioning: Bool { current != nil }

  /// How far the running transition has come: `0` at its start, as where none runs, to `1` at its end.
  ///
  /// Of everything that moves, or in the classic preset of the plan's time; the same as ``update(_:velocity:)``
  /// takes, so that a hand that leads on from here moves nothing by taking hold.
  public var progress: Double { current?.progress ?? 0 }

  /// Takes the running transition into the hand and moves it to a part of its way.
  ///
  /// Everything moves in one step: from where the hand took hold straight, or along its arc, to its start or
  /// to its end; in the classic preset through the plan's time. At ``progress`` nothing jumps, whatever it did before.
  /// Called on, it leads on; let go with ``finish(animate:)`` or ``cancel(animate:)``. Called while screens
  /// are told that a transition begins, that one begins in the hand.
  ///
  /// - Parameters:
  ///   - progress: `0` at the start, `1` at the end; clamped, and not a number is the start.
  ///   - velocity: How fast that changes, per second of the transition; what moves goes on with it. `nil`,
  ///     as by default, is what the last updates come to, as a pointer's would; held still after them, it
  ///     is let go at rest.
  /// - Returns: `false` where nothing is under way: then nothing happens, now or later.
  @discardableResult
  public func update(_ progress: Double, velocity: Double? = nil) -> Bool {
    guard let current else { return false }
    return current.update(
      progress > 0 ? min(progress, 1) : 0, velocity: velocity.map { $0.isFinite ? $0 : 0 })
  }

  /// Puts a view of the running transition, and its partner, where modifiers say, at once.
  ///
  /// The transition is in the hand from then on. What the modifiers say holds until the next
  /// ``update(_:velocity:)`` where that moves it too, so update first and apply then, each time; let go, it
  /// goes on from there.
  ///
  /// - Parameters:
  ///   - modifiers: A position is the middle of the view, and always in the points of the container that
  ///     both screens fill, whatever the view is inside of; a transform replaces the one it has.
  ///     Conditions, times and what speaks of other views do not count.
  ///   - view: Of either screen.
  ///   - velocity: How fast the position moves, in points per second; let go, it goes on with it.
  /// - Returns: `false` where nothing is under way, or the view does not fly: then nothing happens.
  @discardableResult
  public func apply(
    _ modifiers: [HeroModifier], to view: View, velocity: Vector = .zero
  ) -> Bool {
    let velocity = velocity.length.isFinite ? velocity : .zero
    return current?.apply(
      HeroTargetState(unconditional: modifiers), to: view, velocity: velocity) ?? false
  }

  /// Moves one end of a view's way in the running transition, and of its partner's; what is shown stays.
  ///
  /// It is seen once the transition is let go with ``finish(animate:)`` or ``cancel(animate:)``.
  ///
  /// - Parameters:
  ///   - modifiers: As in ``apply(_:to:velocity:)``.
  ///   - isDestination: Whether the end is meant that the transition set out to, or its start.
  ///   - view: Of either screen.
  /// - Returns: `false` where nothing is under way, or the view does not fly: then nothing happens.
  @discardableResult
  public func changeTarget(
    _ modifiers: [HeroModifier], isDestination: Bool = true, to view: View
  ) -> Bool {
    guard let animator = current?.animator, !animator.ownersOfElements.namesOfBoth(view).isEmpty
    else {
      return false
    }
    animator.change(
      HeroTargetChange(
        view: view, state: HeroTargetState(unconditional: modifiers),
        isDestination: isDestination))
    return true
  }

  /// Lets the running transition go on to its end, from where it is and as fast as it is.
  ///
  /// - Parameter animate: Whether it plays there; otherwise it is there at once.
  public func finish(animate: Bool = true) {
    current?.release(finishes: true, animate: animate)
  }

  /// Lets the running transition go back to its start, from where it is and as fast as it is.
  ///
  /// - Parameter animate: Whether it plays there; otherwise it is there at once.
  public func cancel(animate: Bool = true) {
    current?.release(finishes: false, animate: animate)
  }
}

extension HeroTransition {
  /// The transition that began last of those that are under way.
  var current: HeroHand? { hands.last { $0.isAlive } }

  func begin(_ hand: HeroHand) {
    hands.removeAll { !$0.isAlive }
    hands.append(hand)
  }

  func end(_ hand: HeroHand) { hands.removeAll { $0 === hand } }
}
