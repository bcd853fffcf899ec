public import Motion
public import SceneGraph

/// Everything a zoom needs to know about the two screens, as a value.
///
/// Frames are in container points, whichever way the zoom goes.
public struct ZolaSubject: Hashable, Sendable {
  /// One end of the zoom: the target on one of the screens.
  public struct End: Hashable, Sendable {
    /// Where it is.
    public var frame: Rect

    /// What is seen of the screen there: a target that lies partly outside flies as its part inside,
    /// in the default preset, unless it is the container's own edge that cuts it off. `nil` is all; so
    /// is one in which nothing of the target lies.
    public var clip: Rect?

    /// In points.
    public var radius: Double

    /// How a picture fills it.
    public var mode: ContentMode

    /// Creates it from its parts.
    public init(
      frame: Rect, clip: Rect? = nil, radius: Double = 0, mode: ContentMode = .scaleAspectFill
    ) {
      self.frame = frame
      self.clip = clip
      self.radius = radius
      self.mode = mode
    }
  }

  /// What the target shows.
  public enum Target: Hashable, Sendable {
    /// A picture, which either end fills in its own way.
    case image(Image)

    /// Anything else, as it is drawn at a size.
    case snapshot(DisplayList, size: Size)
  }

  /// A view of the presenting screen that rides along: drawn whole, even where the screen's edge or
  /// another view cuts it off.
  public struct Supplement: Hashable, Sendable {
    /// Where it is on the presenting screen.
    public var frame: Rect

    /// What it looks like, at the frame's size.
    public var snapshot: DisplayList

    /// Creates it from its parts.
    public init(frame: Rect, snapshot: DisplayList = DisplayList()) {
      self.frame = frame
      self.snapshot = snapshot
    }
  }

  /// The space both screens fill.
  public var container: Rect

  /// The target on the presenting screen.
  public var source: End

  /// The target on the presented screen.
  public var destination: End

  /// What flies from the one to the other.
  public var target: Target

  /// What rides along, from the bottom to the top.
  public var supplements: [Supplement]

  /// What the presented screen draws besides, beneath or beside the target, in container points.
  public var surroundings: DisplayList

  /// What the presented screen draws over the target, in container points.
  public var foreground = DisplayList()

  /// The whole presented screen.
  public var presented: DisplayList

  /// Creates it from its parts.
  public init(
    container: Rect, source: End, destination: End, target: Target,
    supplements: [Supplement] = [], surroundings: DisplayList = DisplayList(),
    presented: DisplayList = DisplayList()
  ) {
    self.container = container
    self.source = source
    self.destination = destination
    self.target = target
    self.supplements = supplements
    self.surroundings = surroundings
    self.presented = presented
  }

  /// Why the geometry cannot be zoomed, as one plain phrase, or `nil` if it can.
  public var fault: String? {
    if !source.frame.isDrawable { return "degenerate source frame" }
    if !destination.frame.isDrawable { return "degenerate target frame" }
    if !container.isDrawable { return "degenerate container" }
    switch target {
    case .image(let image) where !image.size.isDrawable: return "degenerate image size"
    case .snapshot(_, let size) where !size.isDrawable: return "degenerate snapshot size"
    default: break
    }
    let limits = -Rect.largestCoordinate...Rect.largestCoordinate
    if !limits.contains(source.radius) || !limits.contains(destination.radius) {
      return "degenerate corner radius"
    }
    return nil
  }
}
