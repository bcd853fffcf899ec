import Motion
import SceneGraph
import Transitions

/// The gallery's tabs, and the bar that leads from one to another.
final class GalleryTabs: TabController, TabControllerDelegate {
  typealias Tab = GalleryTab

  /// Moves from one tab to another.
  let slide = TabSlide()

  /// - Parameters:
  ///   - photos: The first tab.
  ///   - products: The second.
  ///   - cards: The third.
  ///   - hero: The fourth.
  ///   - typography: The fonts of the bars.
  init(
    photos: ViewController, products: NavigationController, cards: NavigationController,
    hero: NavigationController, typography: Typography
  ) {
    photos.title = "Photos"
    products.title = "Products"
    cards.title = "Cards"
    hero.title = "Hero"
    super.init(viewControllers: [photos, products, cards, hero])
    delegate = self
    transition = slide
    tabBar.font = typography.font(13, .bold)
    tabBar.style = TabBar.Style(
      background: BarPalette.bar, separator: BarPalette.hairline, item: BarPalette.faint,
      tint: BarPalette.tint)
    for bar in [products.navigationBar, cards.navigationBar, hero.navigationBar] {
      bar.font = typography.font(16, .bold)
      bar.style = NavigationBar.Style(
        background: BarPalette.bar, separator: BarPalette.hairline, title: BarPalette.text,
        tint: BarPalette.tint)
    }
  }

  /// The tab that is, or will be, in sight.
  var tab: Tab { Tab.allCases[selectedIndex] }

  /// Goes to a tab, unless something is presented over them.
  ///
  /// - Parameters:
  ///   - tab: Which.
  ///   - animated: Whether on the way; else it is there at once.
  func go(to tab: Tab, animated: Bool = true) {
    guard tab != self.tab, isClear() else { return }
    select(tab.place, animated: animated)
  }

  /// The tab after this one, round and round.
  func goToNext() {
    go(to: Tab.allCases[(tab.place + 1) % Tab.allCases.count])
  }

  func tabController(
    _ tabController: TabController, shouldSelect viewController: ViewController
  ) -> Bool { isClear() }

  /// Whether nothing is presented over the tabs; what is just on its way out is gone at once.
  private func isClear() -> Bool {
    for _ in 0..<GalleryTabs.mostPresented {
      guard let screen = presentedViewController else { return true }
      guard stage?.transition(of: screen)?.heading == .dismiss else { return false }
      screen.finishTransition()
    }
    return presentedViewController == nil
  }

  /// More screens than are ever on their way out at once.
  private static let mostPresented = 64
}
