import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions
import ZolaZoom

final class Shop: NavigationControllerDelegate, ZOZolaZoomTransitionDelegate {
  let cell = ImageView(frame: Rect(x: 10, y: 100, width: 145, height: 145))
  let picture = ImageView(frame: Rect(x: 0, y: 0, width: 320, height: 320))

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    let opens = operation == .push
    return ZOZolaZoomTransition(
      targetView: opens ? cell : picture, type: opens ? .presenting : .dismissing, duration: 0.5,
      delegate: self)
  }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect { targetView.convert(targetView.bounds, to: view) ?? .zero }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect { transition.type == .presenting ? picture.frame : cell.frame }
}

/// The example of the module's page, as written there.
@MainActor
@Suite struct DocumentationExampleTests {
  @Test("A shop's page opens by a zoom and goes back by one")
  func example() throws {
    let shop = Shop()
    let (products, page) = (ViewController(), ViewController())
    products.view.addSubview(shop.cell)
    page.view.addSubview(shop.picture)
    let navigation = NavigationController(rootViewController: products)
    navigation.delegate = shop
    let stage = Stage(root: navigation, size: Size(width: 320, height: 568))
    _ = ZolaZoomInteraction(screen: page)
    var clock = FixedFrameClock(interval: .seconds(1) / 60)
    navigation.pushViewController(page)
    let plan = try #require(stage.transition(of: page)?.plan)
    #expect(plan.elements.contains { $0.name == "target" })
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(navigation.topViewController === page)
    navigation.popViewController()
    #expect(stage.transition(of: page)?.plan.fallback == nil)
    while stage.needsFrame { _ = stage.frame(at: clock.nextFrame()) }
    #expect(navigation.topViewController === products)
  }

  @Test("The page shows what is tested here")
  func pageIsTested() throws {
    try DocumentationPage("Sources/ZolaZoom/ZolaZoom.docc/ZolaZoom.md").expectTested()
  }
}
