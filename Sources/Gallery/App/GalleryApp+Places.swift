package import FrameTiming
package import Motion
package import Photos
package import Transitions

/// Where things are and what goes on, for scripts that play the gallery and for frame records.
extension GalleryApp {
  /// Of the window, in points.
  package var size: Size { stage.size }

  /// Where a photograph's thumbnail is in the tab that is chosen, whether or not it is in sight.
  ///
  /// - Parameter index: From 0, in the order of the grid.
  /// - Returns: In window points; `nil` where there is no such photograph.
  package func thumbnailFrame(of index: Int) -> Rect? {
    switch tabs.tab {
    case .photos: grid.thumbnailFrame(of: index)
    case .products: products.windowFrame(of: index)
    case .cards, .hero: nil
    }
  }

  /// What can be seen of the list in the tab that is chosen, in window points.
  package var listFrame: Rect {
    switch tabs.tab {
    case .photos: grid.grid.frame
    case .products: products.listWindowFrame
    case .cards, .hero: Rect(origin: .zero, size: stage.size)
    }
  }

  /// Where the open photograph is, or will be once it has landed, in window points.
  package var pictureFrame: Rect? {
    switch tabs.tab {
    case .photos: grid.details.last?.imageViewFrame
    case .products: products.openPictureFrame
    case .cards, .hero: nil
    }
  }

  /// Which photograph is open, opening or closing; the topmost of several.
  package var openPhoto: Int? {
    switch tabs.tab {
    case .photos: grid.details.last?.item
    case .products: products.pages.last?.item
    case .cards: table.cards.last?.item
    case .hero: nil
    }
  }

  /// How many screens are open above the list of examples, pushed and presented.
  package var exampleDepth: Int { examples.depth }

  /// Whether keys write into a text field.
  package var isTyping: Bool { examples.isTyping }

  /// Why a photograph cannot be shown; `nil` if it can, as far as is known.
  package func failure(of index: Int) -> PhotoError.Reason? {
    grid.album.failure(of: index)?.reason
  }

  /// Whether nothing moves: every flight has landed and no list rolls.
  package var isAtRest: Bool {
    !stage.isMoving && stage.topTransition == nil && !inspector.isMoving
  }

  /// How long the topmost transition lasts from its beginning to its end, by its present plan;
  /// rounded up to whole nanoseconds, so that it has ended by then.
  package var transitionDuration: Duration? {
    transition.map { .nanoseconds(Int64(($0.plan.duration * 1e9).rounded(.up))) }
  }

  /// The moment that the newest frame shows, on the transitions' timeline, which slow motion stretches.
  package var transitionTime: FrameTime { stage.transitionTime }

  /// The topmost transition under way.
  package var transition: RunningTransition? { stage.topTransition }

  /// What is going on.
  package var phase: FramePhase {
    if let transition {
      if transition.isInteractive { return .drag }
      switch (transition.direction, transition.heading) {
      case (.dismiss, .present): return .cancel
      case (_, .present): return .present
      case (_, .dismiss): return .dismiss
      }
    }
    if grid.details.last?.isMoving == true { return .page }
    let isDragging = [grid.grid, products.grid].contains(where: \.isDragging)
    return stage.isMoving || isDragging ? .scroll : .idle
  }
}
