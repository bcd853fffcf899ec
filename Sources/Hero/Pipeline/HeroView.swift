public import Motion
public import SceneGraph

/// One view of one side, as a value: what the pipeline knows of it.
///
/// Everything real about the view is read once, when it is registered; the steps change only
/// ``state``.
public struct HeroView: Hashable, Sendable {
  /// What the view shows by itself.
  public enum Content: Hashable, Sendable {
    /// A picture without visible views over it, laid into the view by a content mode.
    case image(Image, mode: ContentMode)

    /// A text, whose lines lie at a side or in the middle.
    case text(HeroText)

    /// What lies beneath it, blurred; the standard deviation, in points.
    case blur(radius: Double)

    /// Anything else.
    case other
  }

  /// How the view stands at rest.
  public struct Place: Hashable, Sendable {
    /// The middle, in the superview's points.
    public var center: Point

    /// The view's own space; its origin is what is scrolled to.
    public var bounds: Rect

    /// About the middle.
    public var transform: Transform3D

    /// `0` invisible to `1` opaque, of the view alone.
    public var alpha: Double
  }

  /// How the view is dressed at rest.
  public struct Look: Hashable, Sendable {
    /// What fills it.
    public var background: Color?

    /// The line along its edge.
    public var border: Border?

    /// The shadow of its shape.
    public var shadow: Shadow?

    /// The corners of its shape.
    public var radii: CornerRadii

    /// How the corners leave the sides.
    public var curve: CornerCurve

    /// Whether what is in it is cut to its shape.
    public var clips: Bool

    /// Its place among its siblings.
    public var zPosition: Double

    /// Whether it covers everything beneath, judged by what it shows rather than by a flag.
    public var isOpaque: Bool
  }

  /// Its place among the subviews of the view it is in.
  public let number: Int

  /// The view it is below, by its index on the same side; `nil` for the root.
  public let parent: Int?

  /// What it flies by.
  public let heroID: String?

  /// As written on the view.
  public let modifiers: [HeroModifier]

  /// Where it stands.
  public let place: Place

  /// What it looks like.
  public let look: Look

  /// What it shows.
  public let content: Content

  /// From its own points, counted from the middle, to the container's.
  public let toContainer: Transform3D

  /// How opaque it is with all that it is inside of, `0…1`.
  public let alphaInContainer: Double

  /// The part of the container in which it can be seen at rest, by the clips around it, in the
  /// container's points; `nil` where nothing cuts.
  public let clip: Rect?

  /// Whether any of it lies in the container or near it, or it is forced to animate, so that it takes part.
  public let isInSight: Bool

  /// Whether any of it is really seen at rest: within the container and every clip around it.
  public let isSeen: Bool

  /// How near it is to the view that was touched: `.max` for that itself, what it is inside of and what
  /// is inside of it, else how deep the innermost view lies that both are inside of.
  let kinship: Int

  /// The modifiers that count in this transition, in the order in which they count.
  public var resolved: [HeroModifier] = []

  /// Whether a plugin moves it, so that it is an element that stands still.
  public var isPluginDriven = false

  /// What the modifiers mean so far; `nil` where there is nothing that would say.
  public var state: HeroTargetState? {
    get { states.first }
    set {
      if let newValue, !states.isEmpty {
        states[0] = newValue
      } else {
        states = newValue.map { [$0] } ?? []
      }
    }
    _modify {
      var state = states.popLast()
      defer { if let state { states.append(state) } }
      yield &state
    }
  }

  /// The state if there is one: kept aside, since it is large and most views of a screen have none.
  var states: [HeroTargetState] = []

  /// The middle in the container's points.
  public var centerInContainer: Point {
    toContainer.apply(to: .zero) ?? .zero
  }
}
