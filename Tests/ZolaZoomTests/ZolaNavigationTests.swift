import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions
import ZolaZoom

/// A zoom between the screens of a navigation controller, as the original is used.
@MainActor
@Suite struct ZolaNavigationTests {
  /// A shop: its products, and the page of one, one above the other.
  private final class Shop: StageDriver, NavigationControllerDelegate, ZOZolaZoomTransitionDelegate
  {
    let products = ViewController()
    let page = ViewController()
    let cell = View(frame: Rect(x: 10, y: 200, width: 140, height: 140))
    let picture = View(frame: Rect(x: 0, y: 0, width: 320, height: 320))
    let navigation: NavigationController
    let stage: Stage
    var now = 0.0

    init() {
      cell.backgroundColor = .black
      picture.backgroundColor = .black
      products.view.backgroundColor = .white
      products.view.addSubview(cell)
      page.view.backgroundColor = .white
      page.view.addSubview(picture)
      navigation = NavigationController(rootViewController: products)
      stage = Stage(root: navigation, size: Theatre.size)
      navigation.delegate = self
      _ = ZolaZoomInteraction(screen: page)
    }

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationOperation, from source: ViewController,
      to destination: ViewController
    ) -> (any TransitionAnimator)? {
      ZOZolaZoomTransition.transition(
        from: operation == .push ? cell : picture,
        type: operation == .push ? .presenting : .dismissing, duration: 0.5, delegate: self)
    }

    func zolaZoomTransition(
      _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View,
      relativeTo view: View, from: ViewController, to: ViewController
    ) -> Rect { targetView.convert(targetView.bounds, to: view) ?? .zero }

    func zolaZoomTransition(
      _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View,
      relativeTo view: View, from: ViewController, to: ViewController
    ) -> Rect {
      let other = transition.type == .presenting ? picture : cell
      return other.convert(other.bounds, to: view) ?? .zero
    }
  }

  @Test("It pushes and pops; the screens are in the navigation's own space, beneath its bar")
  func pushesAndPops() throws {
    let shop = Shop()
    let before = shop.stage.draw()
    shop.navigation.pushViewController(shop.page)
    let transition = try #require(shop.stage.transition(of: shop.page))
    #expect(transition.plan.fallback == nil)
    let target = try #require(transition.plan.elements.first { $0.name == "target" })
    #expect(target.channels.frame.from.rect == shop.cell.frame)
    #expect(target.channels.frame.to.rect == shop.picture.frame)
    shop.settle()
    #expect(shop.navigation.topViewController === shop.page)
    shop.navigation.popViewController()
    shop.settle()
    #expect(shop.navigation.topViewController === shop.products)
    #expect(shop.stage.draw() == before)
  }

  @Test("A drag pops it, and a cancelled one leaves everything as it was")
  func interactivePop() {
    for (way, pops) in [(300.0, true), (40, false)] {
      let shop = Shop()
      shop.navigation.pushViewController(shop.page)
      shop.settle()
      let before = shop.stage.draw()
      shop.pointer(.down, Point(x: 160, y: 150))
      for step in 1...30 {
        shop.pointer(.move, Point(x: 160, y: 150 + way * Double(step) / 30), after: 0.01)
        shop.frame(after: 0.006)
      }
      shop.pointer(.up, Point(x: 160, y: 150 + way), after: 0.01)
      shop.settle()
      #expect(shop.navigation.viewControllers.count == (pops ? 1 : 2))
      if !pops { #expect(shop.stage.draw() == before) }
    }
  }
}
