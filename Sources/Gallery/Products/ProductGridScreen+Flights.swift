import CustomTransitions
import Motion
import SceneGraph
import Transitions
import ZolaZoom

// Each page comes and goes by its own style, on the stack and over it.

extension ProductGridScreen {
  private func animator(
    of page: ProductScreen, _ direction: TransitionDirection
  ) -> any TransitionAnimator {
    if let manager = page.manager { return manager }
    let cell = grid.cell(forItem: page.item) as? ProductCell
    let zoom = ZOZolaZoomTransition(
      targetView: direction == .present ? cell?.picture ?? page.picture : page.picture,
      type: direction == .present ? .presenting : .dismissing,
      duration: settings[.zolaDuration], delegate: self)
    page.fly(by: zoom, settings)
    return zoom
  }

  private func hand(_ animator: any TransitionAnimator) -> (any TransitionInteraction)? {
    (animator as? TransitionManager)?.transitionAnimation.interactionTransitionController
  }
}

extension ProductGridScreen: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationOperation, from source: ViewController,
    to destination: ViewController
  ) -> (any TransitionAnimator)? {
    switch operation {
    case .push: (destination as? ProductScreen).map { animator(of: $0, .present) }
    case .pop: (source as? ProductScreen).map { animator(of: $0, .dismiss) }
    }
  }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any TransitionAnimator
  ) -> (any TransitionInteraction)? { hand(animationController) }
}

extension ProductGridScreen: TransitioningDelegate {
  func animator(
    forPresented presented: ViewController, presenting: ViewController
  ) -> (any TransitionAnimator)? {
    (presented as? ProductScreen).map { animator(of: $0, .present) }
  }

  func animator(forDismissed dismissed: ViewController) -> (any TransitionAnimator)? {
    (dismissed as? ProductScreen).map { animator(of: $0, .dismiss) }
  }

  func interactionController(
    forPresentation animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { hand(animator) }

  func interactionController(
    forDismissal animator: any TransitionAnimator
  ) -> (any TransitionInteraction)? { hand(animator) }
}

// MARK: - Where things are

extension ProductGridScreen: ZOZolaZoomTransitionDelegate {
  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, startingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect { pictureFrame(on: from, facing: to) }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, finishingFrameFor targetView: View, relativeTo view: View,
    from: ViewController, to: ViewController
  ) -> Rect { pictureFrame(on: to, facing: from) }

  private func pictureFrame(on screen: ViewController, facing other: ViewController) -> Rect {
    if let page = screen as? ProductScreen { return page.pictureFrame }
    return (other as? ProductScreen).map { pictureFrame(of: $0.item) } ?? .zero
  }

  /// The cells that the edge of what is zoomed cuts off, and over them the badge, where it is in sight.
  ///
  /// What the bars cut off stays as it is: on a stack that is the upper edge, and where everything is
  /// zoomed, bars included, the lower one too. Drawn whole, it would all at once lie over them.
  func supplementaryViews(for transition: ZOZolaZoomTransition) -> [View] {
    guard ridesAlong else { return [] }
    let page = pages.last { $0.picture === transition.targetView } ?? pages.last
    let (start, end) = (grid.bounds.minY, grid.bounds.maxY)
    let cut = grid.visibleItems.filter {
      grid.frame(forItem: $0).minY >= start && grid.frame(forItem: $0).maxY > end
    }
    let sight = badge.superview?.bounds ?? .zero
    let isBadgeInSight = !badge.isHidden && sight.intersection(badge.frame) == badge.frame
    return (page?.isModal == true ? [] : cut.compactMap { grid.cell(forItem: $0) })
      + (isBadgeInSight ? [badge] : [])
  }

  func zolaZoomTransition(
    _ transition: ZOZolaZoomTransition, frameForSupplementaryView supplementaryView: View,
    relativeTo view: View
  ) -> Rect? { supplementaryView.convert(supplementaryView.bounds, to: view) ?? .zero }
}
