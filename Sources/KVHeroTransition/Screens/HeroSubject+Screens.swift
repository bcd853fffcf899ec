import Motion
import SceneGraph
import Transitions

extension HeroSubject {
  /// Looks at both screens.
  ///
  /// - Parameter context: Screens that do not adopt ``KVTransitionAnimatable`` have no picture.
  @MainActor
  init(_ context: TransitionContext) {
    let presenting = context.presenting as? any KVTransitionAnimatable
    let presented = context.presented as? any KVTransitionAnimatable
    let screen = context.presented.view
    let image =
      switch context.direction {
      case .present: presenting?.heroImage(facing: context.presented)
      case .dismiss: presented?.heroImage(facing: context.presenting)
      }
    let surroundings = HeroSubject.surroundings(of: presented)
    self.init(
      container: context.container,
      source: End(presenting, facing: context.presented, in: context.containerView),
      target: End(presented, facing: context.presenting, in: context.containerView),
      image: image, snapshot: screen.displayList(),
      surroundings: surroundings.inFront, behind: surroundings.behind,
      scrim: screen.backgroundColor ?? .clear)
  }

  /// What a screen draws beneath its picture, but for its ground, and over it.
  @MainActor
  private static func surroundings(
    of screen: (any KVTransitionAnimatable)?
  ) -> (behind: DisplayList, inFront: DisplayList) {
    guard let screen, let picture = screen.interactionViewForDismiss() ?? screen.pictureView else {
      return (DisplayList(), DisplayList())
    }
    var (behind, inFront) = screen.view.displayLists(around: picture)
    if let ground = screen.view.backgroundColor,
      behind.items.first == .fill(screen.view.shape, ground)
    {
      behind = DisplayList(Array(behind.items.dropFirst()))
    }
    return (behind, inFront)
  }
}

extension HeroSubject.End {
  /// What one screen says of its picture, in the points of a view around both; `nil` is the window.
  @MainActor
  fileprivate init(
    _ screen: (any KVTransitionAnimatable)?, facing other: ViewController, in container: View?
  ) {
    let frame = screen.flatMap { screen in
      screen.imageViewFrame(facing: other).flatMap { screen.view.convert($0, to: container) }
    }
    let clip = screen.flatMap { screen in
      screen.imageViewClip(facing: other).flatMap { screen.view.convert($0, to: container) }
    }
    self.init(
      frame: frame ?? .zero, clip: clip, radius: screen?.cornerRadius ?? 0,
      curve: screen?.cornerCurve ?? .continuous,
      mode: screen?.heroImageContentMode() ?? .scaleAspectFill)
  }
}

extension KVTransitionAnimatable {
  /// The image view that shows the picture where ``imageViewFrame`` says it is.
  fileprivate var pictureView: View? {
    guard let frame = imageViewFrame else { return nil }
    return view.firstImageView { image in
      guard let own = image.convert(image.bounds, to: view) else { return false }
      return own == frame || own.intersection(frame) == frame
    }
  }
}

extension View {
  fileprivate func firstImageView(where condition: (ImageView) -> Bool) -> View? {
    for subview in subviews {
      if let image = subview as? ImageView, condition(image) { return image }
      if let found = subview.firstImageView(where: condition) { return found }
    }
    return nil
  }
}
