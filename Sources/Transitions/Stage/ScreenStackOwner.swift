import SceneGraph

/// What a container decides for the screens it shows one at a time.
@MainActor
protocol ScreenStackOwner: ViewController {
  /// Who animates the way from one screen to another.
  ///
  /// - Parameters:
  ///   - lower: The screen beneath.
  ///   - upper: The screen over it.
  ///   - direction: `present` to the upper one, `dismiss` back to the lower one.
  /// - Returns: `nil` to be there at once.
  func animator(
    lower: ViewController, upper: ViewController, _ direction: TransitionDirection
  ) -> (any TransitionAnimator)?

  /// Whose hand a transition begins in; `nil` where it plays.
  func interaction(for animator: any TransitionAnimator) -> (any TransitionInteraction)?

  /// Which screen comes into sight where a hand takes the one in sight away; `nil` for none.
  func screen(beneath screen: ViewController) -> ViewController?

  /// Puts a screen in another's place; `false`, and nothing happens, where its screens cannot change.
  func replace(
    _ screen: ViewController, with next: ViewController, animated: Bool,
    completion: ((TransitionOutcome) -> Void)?
  ) -> Bool

  /// A hand has changed which screen is, or will be, in sight.
  func screenStackDidTurn(to screen: ViewController)

  /// A screen is shown or its title changed, or one has gone; the screens that are left are told
  /// after this.
  func screenStackDidChange()

  /// What stands over the screens in the container's view and fades from one's to another's while
  /// they move; `nil` for nothing.
  var decoration: View? { get }

  /// Draws a screen's decoration while the screens move; nothing is allocated once it has been drawn.
  ///
  /// - Parameters:
  ///   - screen: One of those in sight; asked from the bottom to the top.
  ///   - share: How much of it is seen, `0...1`; one in sum.
  ///   - list: What has been drawn so far, in the points of the container's view.
  func drawDecoration(of screen: ViewController, share: Double, into list: inout DisplayList)

  /// A screen is about to be shown, or is shown and at rest: once each, as the screen itself is told.
  func screenStack(didTellOf screen: ViewController, isShown: Bool, animated: Bool)
}
