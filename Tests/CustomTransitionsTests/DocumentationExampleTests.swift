import CustomTransitions
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

final class CardAnimation: TransitionManagerAnimation {
  override func transition(
    container: TransitionContainer, fromViewController: ViewController,
    toViewController: ViewController, isDismissing: Bool, duration: Double,
    completion: @escaping () -> Void
  ) {
    let card = isDismissing ? fromViewController.view : toViewController.view
    let table = isDismissing ? toViewController.view : fromViewController.view
    func lift() {
      card.transform = Transform3D.rotation(angle: -0.3).concatenating(.scale(x: 1.6, y: 1.6))
      card.alpha = 0
    }
    if isDismissing {
      container.insertSubview(table, belowSubview: card)
      container.animate(duration: duration) {
        lift()
        table.alpha = 1
      } completion: {
        completion()
      }
    } else {
      lift()
      container.addSubview(card)
      container.animate(spring: Spring(response: 0.5, dampingRatio: 0.8)) {
        card.transform = .identity
        card.alpha = 1
        table.alpha = 0.4
      } completion: {
        completion()
      }
    }
  }
}

/// The examples of the module's pages, as written there.
@MainActor
@Suite struct DocumentationExampleTests {
  @Test("A card falls into its place, is caught, and leaves again")
  func card() throws {
    let (wall, page) = (ViewController(), ViewController())
    page.modalPresentationStyle = .custom
    let stage = Stage(root: wall, size: Size(width: 320, height: 568))
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    let manager = TransitionManager(transitionAnimation: CardAnimation())
    page.transitioningDelegate = manager
    wall.present(page)
    for _ in 0..<6 { _ = stage.frame(at: clock.nextFrame()) }
    let state = try #require(stage.transition(of: page)?.states.last)
    #expect(state.scale.value[0] > 1 && state.scale.value[0] < 1.6)
    #expect(state.rotation.value[2] < 0)
    page.dismiss()
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(stage.topViewController === wall)
    #expect(wall.view.alpha == 1)
    wall.present(page)
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(stage.topViewController === page)
    page.dismiss()
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(wall.view.alpha == 1)
  }

  @Test("The shortest way: one of those that come along")
  func shortest() {
    let page = ViewController()
    let manager = TransitionManager(transition: .pull)
    page.transitioningDelegate = manager
    #expect(page.transitioningDelegate === manager)
  }

  @Test("The pages show what is tested here")
  func pagesAreTested() throws {
    try DocumentationPage(
      "Sources/CustomTransitions/CustomTransitions.docc/CustomTransitions.md"
    ).expectTested()
    try DocumentationPage(
      "Sources/CustomTransitions/CustomTransitions.docc/WritingATransition.md"
    ).expectTested()
  }
}
