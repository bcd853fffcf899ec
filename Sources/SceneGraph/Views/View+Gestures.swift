extension View {
  /// Lets a recogniser watch the view; it leaves the view it watched before.
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  /// Takes a recogniser away; what it is doing is cancelled.
  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.cancel()
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}
