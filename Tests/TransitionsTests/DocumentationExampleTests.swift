import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

final class SlideAnimator: TransitionAnimator, TransitioningDelegate {
  func plan(for context: TransitionContext) -> TransitionPlan {
    let spring = ChannelTiming.spring(Spring(response: 0.4, dampingRatio: 1))
    let (here, below) = (context.container, context.container.offset(by: Vector(dx: 0, dy: 600)))
    let ends = context.direction == .present ? (below, here) : (here, below)
    let frame = Channel(from: ChannelVector(ends.0), to: ChannelVector(ends.1), timing: spring)
    let channels = ElementChannels(
      frame: frame, content: frame, radii: .constant(.zero),
      opacity: .constant(ChannelVector(single: 1)), shadow: .constant(.zero))
    let sheet = context.presented.view.displayList()
    return TransitionPlan(elements: [
      TransitionElement(
        name: "target", content: .snapshot(sheet, size: here.size), channels: channels)
    ])
  }

  func transitionWillStart(_ context: TransitionContext) {}
  func transitionDidEnd(_ context: TransitionContext, outcome: TransitionOutcome) {}

  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? { self }
  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? { self }
}

final class Guide: NavigationControllerDelegate {
  let animator = SlideAnimator()
  var shown: [String] = []

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? { destination.title == "Album" ? animator : nil }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) { shown.append(viewController.title) }
}

/// The example of the module's page, as written there.
@MainActor
@Suite struct DocumentationExampleTests {
  @Test("An animator of one's own is played by the stage until all is at rest")
  func example() {
    let (root, sheet, animator) = (PlainScreen(.white), PlainScreen(.black), SlideAnimator())
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    var frames: [DisplayList] = []
    func draw(_ frame: DisplayList) { frames.append(frame) }

    let stage = Stage(root: root, size: Size(width: 800, height: 600))
    sheet.transitioningDelegate = animator
    root.present(sheet)
    while stage.needsFrame {
      let frame = stage.frame(at: clock.nextFrame())
      draw(frame)
    }

    #expect((15..<60).contains(frames.count))
    #expect(frames.last == sheet.view.displayList())
    sheet.dismiss()
    while stage.needsFrame { draw(stage.frame(at: clock.nextFrame())) }
    #expect(frames.last == root.view.displayList())
  }

  @Test("A stack and tabs go where they are told, in the middle of each other's transitions")
  func navigation() {
    let (albums, album, settings) = (PlainScreen(.white), PlainScreen(.black), PlainScreen(.white))
    (albums.title, album.title, settings.title) = ("Albums", "Album", "Settings")
    let guide = Guide()
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    func play(_ window: Stage, for duration: Duration) {
      let end = window.time + duration
      while window.time < end { _ = window.frame(at: clock.nextFrame()) }
    }

    let library = NavigationController(rootViewController: albums)
    let tabs = TabController(viewControllers: [library, settings])
    tabs.transition = CrossDissolve()
    library.delegate = guide
    let window = Stage(root: tabs, size: Size(width: 800, height: 600))
    library.pushViewController(album)
    play(window, for: .milliseconds(100))
    library.popViewController()
    play(window, for: .seconds(1))
    tabs.selectedIndex = 1

    #expect(guide.shown == ["Albums", "Albums"])
    #expect(window.transitions.count == 1)
    play(window, for: .seconds(1))
    #expect(library.viewControllers.count == 1 && album.parent == nil)
    #expect(settings.view.superview != nil && library.view.superview == nil)
  }

  @Test("The page shows what is tested here")
  func pageIsTested() throws {
    try DocumentationPage("Sources/Transitions/Transitions.docc/Transitions.md").expectTested()
  }
}
