import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

final class PhotoScreen: ViewController, KVTransitionAnimatable {
  let picture: ImageView

  init(_ image: Image, in frame: Rect) {
    picture = ImageView(frame: frame, image: image, contentMode: .scaleAspectFill)
    super.init()
    picture.clipsToBounds = true
    view.backgroundColor = .black
    view.addSubview(picture)
  }

  var imageViewFrame: Rect? { picture.frame }
  var enableInteractionDismiss: Bool { true }
  func heroImage() -> Image? { picture.image }
  func interactionViewForDismiss() -> View? { picture }
}

final class HeroNavigation: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    switch operation {
    case .push:
      destination.transitioningDelegate?.animator(forPresented: destination, presenting: source)
    case .pop: source.transitioningDelegate?.animator(forDismissed: source)
    }
  }
}

/// The example of the module's page, as written there.
@MainActor
@Suite struct DocumentationExampleTests {
  @Test("Two screens, one presentation, and frames until all is at rest")
  func example() throws {
    let image = Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200))
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    var frames: [DisplayList] = []
    func draw(_ frame: DisplayList) { frames.append(frame) }

    let wall = PhotoScreen(image, in: Rect(x: 20, y: 20, width: 120, height: 120))
    let stage = Stage(root: wall, size: Size(width: 800, height: 600))
    let detail = PhotoScreen(image, in: Rect(x: 0, y: 0, width: 800, height: 600))
    wall.presentWithHeroTransition(detail)
    while stage.needsFrame {
      let frame = stage.frame(at: clock.nextFrame())
      draw(frame)
    }

    #expect((20..<60).contains(frames.count))
    #expect(stage.topViewController === detail)
    #expect(frames.last == detail.view.displayList())
    let widths = frames.compactMap { $0.pictures.last?.frame.width }
    #expect(widths.first == 120 && widths.last == 800)

    detail.dismiss()
    while stage.needsFrame { draw(stage.frame(at: clock.nextFrame())) }
    #expect(frames.last == wall.view.displayList())
  }

  @Test("A picture flies in a navigation controller, there and back")
  func navigation() throws {
    let image = Image(id: .init(rawValue: 1), size: Size(width: 300, height: 200))
    let wall = PhotoScreen(image, in: Rect(x: 20, y: 20, width: 120, height: 120))
    let album = PhotoScreen(image, in: Rect(x: 0, y: 0, width: 800, height: 556))
    let (navigation, heroes) = (NavigationController(rootViewController: wall), HeroNavigation())
    let stage = Stage(root: navigation, size: Size(width: 800, height: 600))
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    album.transitioningDelegate = KVHeroTransitionManager(
      presentingViewController: wall, presentedViewController: album)
    navigation.delegate = heroes
    navigation.pushViewController(album)

    #expect(stage.transition(of: album)?.leadingFrame == wall.picture.frame)
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(album.picture.superview === album.view && album.view.superview != nil)
    navigation.popViewController()
    #expect(stage.transition(of: album)?.leadingFrame == album.picture.frame)
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(navigation.topViewController === wall && album.parent == nil)
  }

  @Test("The page shows what is tested here")
  func pageIsTested() throws {
    try DocumentationPage(
      "Sources/KVHeroTransition/KVHeroTransition.docc/KVHeroTransition.md"
    ).expectTested()
  }
}
