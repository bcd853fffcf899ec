import Motion
import SceneGraph
import TestSupport
import Transitions
import ZolaZoom

/// A grid and a product's page with a zoom between them, driven by hand with times in seconds.
@MainActor
final class Theatre: StageDriver, ZOZolaZoomTransitionDelegate, TransitioningDelegate {
  static let size = Size(width: 320, height: 568)

  let grid = ViewController()
  let page = ViewController()
  let cell = ImageView()
  let neighbour = View()
  let picture = ImageView()
  let stage: Stage
  let preset: ZolaStyle.Preset

  /// What rides along.
  var supplements: [View] = []

  private(set) var outcomes: [String] = []
  var now = 0.0

  init(_ preset: ZolaStyle.Preset = .standard) {
    self.preset = preset
    let image = Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200))
    cell.frame = Rect(x: 165, y: 300, width: 145, height: 145)
    picture.frame = Rect(x: 0, y: 64, width: 320, height: 320)
    for view in [cell, picture] {
      view.image = image
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
    }
    neighbour.frame = Rect(x: 10, y: 495, width: 145, height: 145)
    neighbour.backgroundColor = .black
    grid.view.backgroundColor = .white
    grid.view.addSubview(cell)
    grid.view.addSubview(neighbour)
    page.view.backgroundColor = .white
    page.view.addSubview(picture)
    stage = Stage(root: grid, size: Theatre.size)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
  }

  var transition: RunningTransition? { stage.transition(of: page) }

  func state(_ name: String) -> ElementState? {
    transition?.state(of: name)
  }

  func present() {
    grid.present(page, animated: true) { [weak self] in self?.outcomes.append("present \($0)") }
  }

  func dismiss() {
    page.dismiss(animated: true) { [weak self] in self?.outcomes.append("dismiss \($0)") }
  }

  /// Presses and drags down, and leaves the button down.
  func drag(from start: Point, down way: Double, lasting seconds: Double) {
    drag(from: start, by: Vector(dx: 0, dy: way), lasting: seconds)
    frame()
  }

  /// Whose hand zooms begin in.
  var hand: PercentDrivenInteraction?

  func interactionController(
    forPresentation animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { hand }

  func interactionController(
    forDismissal animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { hand }

  // MARK: TransitioningDelegate

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? {
    ZOZolaZoomTransition(
      targetView: cell, type: .presenting, duration: 0.5, delegate: self, preset: preset)
  }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
    ZOZolaZoomTransition(
      targetView: picture, type: .dismissing, duration: 0.5, delegate: self, preset: preset)
  }

  // MARK: ZOZolaZoomTransitionDelegate

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect {
    targetView.convert(targetView.bounds, to: view) ?? .zero
  }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect {
    (transition.type == .presenting ? picture : cell).frame
  }

  func supplementaryViews(for transition: ZOZolaZoomTransition) -> [View] { supplements }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, frameForSupplementaryView supplementaryView: View,
    relativeTo view: View
  ) -> Rect? {
    supplementaryView.convert(supplementaryView.bounds, to: view)
  }
}
