extension ViewController {
  /// Adds somebody who supplies this screen's transitions where ``transitioningDelegate`` supplies none;
  /// held weakly. In which order the two are set makes no difference.
  ///
  /// - Parameter observer: Asked after the delegate and those who were added before; one that was added
  ///   already stays where it is.
  public final func addTransitioningObserver(_ observer: any TransitioningDelegate) {
    transitioningObservers.add(observer)
  }

  /// Takes one away that was added.
  public final func removeTransitioningObserver(_ observer: any TransitioningDelegate) {
    transitioningObservers.remove(observer)
  }
}
