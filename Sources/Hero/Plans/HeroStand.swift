import Motion
import SceneGraph
import Transitions

/// How a view stands and what it looks like at one end of its way.
struct HeroStand: Hashable {
  /// The middle, in the points of what the view flies in.
  var center: Point
  var size: Size
  /// About the middle.
  var transform: Transform3D
  var opacity: Double
  var radii: CornerRadii
  var background: Color?
  var borderWidth: Double
  var borderColor: Color?
  var shadowColor: Color?
  var shadowOpacity: Double
  var shadowOffset: Vector
  var shadowRadius: Double
  var overlay: HeroOverlay?
  var contentsRect = Rect.unit
  var zPosition: Double
  var masksToBounds: Bool

  /// How much what lies beneath is blurred: the standard deviation, in points.
  var blurRadius = 0.0

  /// What it is seen through, in the same points; `nil` where nothing cuts.
  var clip: Rect?

  /// How the picture lies in the view, where it shows one.
  var mode: ContentMode?

  /// How a text lies in the view, where it shows one.
  var text: HeroText?

  /// A view at rest.
  ///
  /// - Parameters:
  ///   - view: Which view.
  ///   - center: Its middle in what it flies in; `nil` where that is the container.
  init(_ view: HeroView, center: Point?) {
    self.center = center ?? view.centerInContainer
    size = view.place.bounds.size
    transform = center == nil ? view.toContainer.withoutTranslation : view.place.transform
    opacity = center == nil ? view.alphaInContainer : view.place.alpha
    radii = view.look.radii
    background = view.look.background
    borderWidth = view.look.border?.width ?? 0
    borderColor = view.look.border?.color
    shadowColor = view.look.shadow?.color.withoutTransparency
    shadowOpacity = view.look.shadow?.color.alpha ?? 0
    shadowOffset = view.look.shadow?.offset ?? .zero
    shadowRadius = view.look.shadow?.radius ?? 0
    zPosition = view.look.zPosition
    masksToBounds = view.look.clips
    clip = center == nil ? view.clip : nil
    switch view.content {
    case .image(_, let mode): self.mode = mode
    case .blur(let radius): blurRadius = radius
    case .text(let text): self.text = text
    case .other: break
    }
  }

  /// Changes what a state says; what it does not say stays.
  mutating func apply(_ state: HeroTargetState) {
    if state.useScaleBasedSizeChange == true, let target = state.size, size.isDrawable {
      let scale = Transform3D.scale(
        x: target.width / size.width, y: target.height / size.height)
      transform = scale.concatenating(state.transform ?? transform)
    } else {
      transform = state.transform ?? transform
      size = state.size?.flyable ?? size
    }
    center = state.position ?? center
    opacity = state.opacity ?? opacity
    radii = state.cornerRadii ?? radii
    background = state.backgroundColor ?? background
    borderWidth = state.borderWidth ?? borderWidth
    borderColor = state.borderColor ?? borderColor
    shadowColor = state.shadowColor?.withoutTransparency ?? shadowColor
    shadowOpacity = state.shadowOpacity ?? shadowOpacity
    shadowOffset = state.shadowOffset ?? shadowOffset
    shadowRadius = state.shadowRadius ?? shadowRadius
    overlay = state.overlay ?? overlay
    contentsRect = state.contentsRect ?? contentsRect
    zPosition = state.zPosition ?? zPosition
    // Glass that fades is less of a blur.
    blurRadius = state.blurRadius ?? blurRadius * min(max(state.opacity ?? 1, 0), 1)
    masksToBounds = state.masksToBounds ?? masksToBounds
    if !state.displayShadow { shadowOpacity = 0 }
  }
}

/// Both ends of a view's way.
struct HeroEnds: Hashable {
  /// Where the view really is, apart from what it begins with.
  var rest: HeroStand

  /// Where a disappearing view ends and an appearing one begins.
  var gone: HeroStand

  /// - Parameters:
  ///   - view: With its state decided; without one it does not move.
  ///   - center: Its middle in what it flies in; `nil` where that is the container.
  ///   - goal: The view of the other side that it flies to or from.
  init(_ view: HeroView, center: Point?, goal: HeroView?) {
    rest = HeroStand(view, center: center)
    guard let state = view.state else {
      gone = rest
      return
    }
    rest.apply(HeroTargetState(unconditional: state.beginModifiers))
    if !state.displayShadow { rest.shadowOpacity = 0 }
    gone = rest
    gone.apply(state)
    if let goal {
      if case .blur(let radius) = goal.content, rest.blurRadius > 0 { gone.blurRadius = radius }
      gone.clip = goal.clip
      if case .image(_, let mode) = goal.content, rest.mode != nil { gone.mode = mode }
      if case .text(let text) = goal.content, rest.text != nil { gone.text = text }
    }
  }

  /// Whether every length can be drawn.
  var isSound: Bool { rest.isSound && gone.isSound }
}

extension HeroStand {
  /// The upright rectangle before ``transform``.
  var frame: Rect { Rect(center: center, size: size) }

  /// The part of ``frame`` that is seen; where nothing is, its edge that is nearest to where something
  /// would be. A clip cuts only what stands upright.
  var window: Rect {
    guard let clip, transform == .identity, frame.isDrawable else { return frame }
    if let seen = frame.intersection(clip), seen.isDrawable { return seen }
    func seen(_ own: (Double, Double), _ cut: (Double, Double)) -> (start: Double, length: Double) {
      let (start, end) = (max(own.0, cut.0), min(own.1, cut.1))
      if start < end { return (start, max(end - start, Size.leastSide)) }
      let edge = own.0 >= cut.1 ? own.0 : own.1 - Size.leastSide
      return (edge, Size.leastSide)
    }
    let (x, y) = (
      seen((frame.minX, frame.maxX), (clip.minX, clip.maxX)),
      seen((frame.minY, frame.maxY), (clip.minY, clip.maxY))
    )
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  fileprivate var isSound: Bool {
    frame.isDrawable && transform.elements.allSatisfy { abs($0) <= Rect.largestCoordinate }
  }
}

extension Size {
  /// In points; what is as thin is not seen.
  fileprivate static let leastSide = 1e-3

  /// This size, or where a side is nothing, one that is too small to be seen: what shrinks to nothing
  /// still flies.
  fileprivate var flyable: Size {
    Size(width: max(width, Size.leastSide), height: max(height, Size.leastSide))
  }
}
