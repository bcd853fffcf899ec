extension NavigationController {
  /// Adds somebody who is told what is shown as the ``delegate`` is, and supplies transitions where that
  /// supplies none; held weakly. In which order the two are set makes no difference.
  ///
  /// - Parameter observer: Asked after the delegate and those who were added before; one that was added
  ///   already stays where it is.
  public final func addObserver(_ observer: any NavigationControllerDelegate) {
    observers.add(observer)
  }

  /// Takes one away that was added.
  public final func removeObserver(_ observer: any NavigationControllerDelegate) {
    observers.remove(observer)
  }
}
