/// Whose screens a crossing is about: who supplies its animators and tells the screens.
///
/// The owner outlives its crossings. Each *will* is followed by another, or by one *did*.
@MainActor
protocol CrossingOwner: AnyObject {
  /// Who animates the crossing one way; `nil` to be there at once.
  func animator(
    for crossing: Crossing, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)?

  /// Whose hand a crossing begins in; `nil` to let it play.
  func interaction(
    for crossing: Crossing, _ animator: any TransitionAnimator, _ direction: TransitionDirection
  ) -> (any TransitionInteraction)?

  /// The crossing goes one way from now on: the screens are to be told.
  func crossing(_ crossing: Crossing, willGo direction: TransitionDirection, animated: Bool)

  /// The crossing has come to rest at one end: what is out of sight is to be taken away.
  ///
  /// - Parameters:
  ///   - crossing: Which.
  ///   - direction: Which end.
  ///   - animated: Whether it went there in time.
  ///   - isAnnounced: Whether the screens have been told that anything happens.
  func crossing(
    _ crossing: Crossing, didArrive direction: TransitionDirection, animated: Bool,
    isAnnounced: Bool)
}
