import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Presentations from inside of a navigation.
@MainActor
@Suite struct HeroContainerTests {
  @Test("A screen in a navigation presents: the navigation moves as a whole, and ids in it match")
  func fromInside() throws {
    let list = ViewController()
    let page = ViewController()
    for (screen, frame) in [
      (list, Rect(x: 16, y: 30, width: 80, height: 60)),
      (page, Rect(x: 0, y: 0, width: 320, height: 240)),
    ] {
      let photo = View(frame: frame)
      photo.backgroundColor = .black
      photo.heroID = "photo"
      screen.view.backgroundColor = .white
      screen.view.addSubview(photo)
    }
    let engine = HeroTransition()
    page.transitioningDelegate = engine
    page.heroModalAnimationType = .push(direction: .left)
    let size = Size(width: 320, height: 568)
    let navigation = NavigationController(rootViewController: list)
    let stage = Stage(root: navigation, size: size)
    stage.layOutIfNeeded()
    let bar = list.view.convert(Point.zero, to: nil)?.y ?? 0
    #expect(bar > 20)
    list.present(page)
    _ = stage.frame(at: .zero)
    let transition = try #require(stage.transition(of: page))
    let whole = try #require(transition.state(of: "presenting"))
    #expect(whole.frame.value.rect == Rect(origin: .zero, size: size))
    #expect(whole.content.value.rect == Rect(origin: .zero, size: size))
    let photo = try #require(transition.state(of: "presented photo"))
    #expect(photo.frame.value.rect == Rect(x: 16, y: 30 + bar, width: 80, height: 60))
  }
}
