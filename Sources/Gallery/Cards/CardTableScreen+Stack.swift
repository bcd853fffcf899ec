import Transitions

extension CardTableScreen: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    (destination as? CardScreen ?? source as? CardScreen)?.manager
  }
}
