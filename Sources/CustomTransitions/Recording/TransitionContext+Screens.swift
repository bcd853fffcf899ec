import Transitions

extension TransitionContext {
  /// The screen beneath that fills the container: on a stack or among tabs that is the presenting one;
  /// where a screen inside of others presents, it is the outermost, as in UIKit.
  @MainActor
  var beneath: ViewController {
    var screen = presenting
    guard presented.parent == nil else { return screen }
    while let parent = screen.parent { screen = parent }
    return screen
  }
}
