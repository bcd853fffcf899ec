/// What two screens do that have no modifiers of their own.
///
/// Data: what each one does to the screens is written in the pipeline.
public indirect enum HeroDefaultAnimationType: Hashable, Sendable {
  /// Where the content moves to.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Towards the left edge.
    case left

    /// Towards the right edge.
    case right

    /// Towards the upper edge.
    case up

    /// Towards the lower edge.
    case down

    /// Towards the edge where a line of text begins.
    case leading

    /// Towards the edge where a line of text ends.
    case trailing

    /// The way back.
    public var reversed: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .up: .down
      case .down: .up
      case .leading: .trailing
      case .trailing: .leading
      }
    }
  }

  /// A push in a navigation, a slide between tabs, else a fade; none where a screen animates by itself.
  case auto

  /// The destination moves in over the source, which gives way by a third.
  case push(direction: Direction)

  /// The source moves out over the destination, which comes by a third.
  case pull(direction: Direction)

  /// The destination moves in over the source, which stays.
  case cover(direction: Direction)

  /// The source moves out over the destination, which stays.
  case uncover(direction: Direction)

  /// Both move, edge to edge.
  case slide(direction: Direction)

  /// Both move, smaller while they do.
  case zoomSlide(direction: Direction)

  /// The destination moves in over the source, which shrinks.
  case pageIn(direction: Direction)

  /// The source moves out over the destination, which grows.
  case pageOut(direction: Direction)

  /// The destination fades in.
  case fade

  /// The source grows and fades, the destination grows to its size.
  case zoom

  /// The destination shrinks to its size and fades in, the source shrinks.
  case zoomOut

  /// One going forward, another going back.
  case selectBy(presenting: HeroDefaultAnimationType, dismissing: HeroDefaultAnimationType)

  /// Nothing.
  case none

  /// The one that undoes this one; those without a way back are their own.
  public var reversed: HeroDefaultAnimationType {
    switch self {
    case .push(let direction): .pull(direction: direction.reversed)
    case .pull(let direction): .push(direction: direction.reversed)
    case .cover(let direction): .uncover(direction: direction.reversed)
    case .uncover(let direction): .cover(direction: direction.reversed)
    case .slide(let direction): .slide(direction: direction.reversed)
    case .zoomSlide(let direction): .zoomSlide(direction: direction.reversed)
    case .pageIn(let direction): .pageOut(direction: direction.reversed)
    case .pageOut(let direction): .pageIn(direction: direction.reversed)
    case .zoom: .zoomOut
    case .zoomOut: .zoom
    case .auto, .fade, .selectBy, .none: self
    }
  }

  /// One going forward, and the one that undoes it going back.
  public static func autoReverse(
    presenting: HeroDefaultAnimationType
  ) -> HeroDefaultAnimationType {
    .selectBy(presenting: presenting, dismissing: presenting.reversed)
  }

  /// The one for a way, with every ``selectBy(presenting:dismissing:)`` decided, nested ones too.
  public func selected(isPresenting: Bool) -> HeroDefaultAnimationType {
    guard case .selectBy(let presenting, let dismissing) = self else { return self }
    return (isPresenting ? presenting : dismissing).selected(isPresenting: isPresenting)
  }
}
