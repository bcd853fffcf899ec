import SceneGraph
import Transitions

extension ViewController {
  /// Lets a click on this screen, while a navigation stack brings it or takes it away, send it back:
  /// the answer that a stage gives for screens that are presented.
  ///
  /// - Parameter isOff: Whether clicks are to be ignored.
  func turnByClicks(unless isOff: @escaping @MainActor () -> Bool = { false }) {
    let tap = TapGestureRecognizer { [weak self] _ in
      guard let self, let heading = stage?.transition(of: self)?.heading else { return }
      turnTransition(to: heading == .present ? .dismiss : .present)
    }
    tap.shouldBegin = { [weak self] _ in
      guard let self, parent != nil, !isOff() else { return false }
      return stage?.transition(of: self)?.isPlaying == true
    }
    addPresentationGestureRecognizer(tap)
  }
}
