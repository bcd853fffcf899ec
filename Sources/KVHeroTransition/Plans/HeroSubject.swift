public import Motion
public import SceneGraph

/// Everything a flight needs to know about the two screens, as a value.
///
/// Frames are in container points, whichever way the flight goes.
public struct HeroSubject: Hashable, Sendable {
  /// One end of the flight: the picture on one of the screens.
  public struct End: Hashable, Sendable {
    /// Where the picture's view is.
    public var frame: Rect

    /// What is seen of the screen: a picture that lies partly outside flies as its part inside, in
    /// the default preset. `nil` is all; so is one in which nothing of the picture lies.
    public var clip: Rect?

    /// In points.
    public var radius: Double
    /// How the corners leave the sides.
    public var curve: CornerCurve

    /// How the picture fills its view.
    public var mode: ContentMode

    /// Creates it from its parts.
    public init(
      frame: Rect, clip: Rect? = nil, radius: Double = 0, curve: CornerCurve = .continuous,
      mode: ContentMode = .scaleAspectFill
    ) {
      self.frame = frame
      self.clip = clip
      self.radius = radius
      self.curve = curve
      self.mode = mode
    }
  }

  /// The space both screens fill.
  public var container: Rect

  /// On the presenting screen: the thumbnail.
  public var source: End

  /// On the presented screen: the full picture.
  public var target: End

  /// What flies; `nil` to fly a snapshot of the presented screen instead.
  public var image: Image?

  /// The whole presented screen.
  public var snapshot: DisplayList

  /// What the presented screen draws over its picture: bars, buttons, captions.
  public var surroundings: DisplayList

  /// What it draws beneath its picture, without its background.
  public var behind: DisplayList

  /// What the presented screen's background is filled with.
  public var scrim: Color

  /// Creates it from its parts.
  public init(
    container: Rect, source: End, target: End, image: Image?,
    snapshot: DisplayList = DisplayList(), surroundings: DisplayList = DisplayList(),
    behind: DisplayList = DisplayList(), scrim: Color = .black
  ) {
    self.container = container
    self.source = source
    self.target = target
    self.image = image
    self.snapshot = snapshot
    self.surroundings = surroundings
    self.behind = behind
    self.scrim = scrim
  }

  /// Why the geometry cannot be flown, as one plain phrase, or `nil` if it can.
  public var fault: String? {
    if !source.frame.isDrawable { return "degenerate source frame" }
    if !target.frame.isDrawable { return "degenerate target frame" }
    if !container.isDrawable { return "degenerate container" }
    if let image, !image.size.isDrawable { return "degenerate image size" }
    let limits = -Rect.largestCoordinate...Rect.largestCoordinate
    if !limits.contains(source.radius) || !limits.contains(target.radius) {
      return "degenerate corner radius"
    }
    return nil
  }
}
