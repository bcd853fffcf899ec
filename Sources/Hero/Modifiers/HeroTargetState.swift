public import Motion
public import SceneGraph

/// What a list of modifiers means for one view: where a disappearing view ends and an appearing one
/// begins.
///
/// What is `nil` is not moved. Lengths are in points, angles in radians, times in seconds.
public struct HeroTargetState: Hashable, Sendable {
  /// The middle, in the space of the view it flies in, or the container's where ``coordinateSpace`` is
  /// global.
  public var position: Point?

  /// The size.
  public var size: Size?

  /// The whole transform about the middle, as row vectors are multiplied.
  public var transform: Transform3D?

  /// `0` invisible to `1` opaque.
  public var opacity: Double?

  /// The corners' radii.
  public var cornerRadii: CornerRadii?

  /// What fills the view.
  public var backgroundColor: Color?

  /// The place among its siblings; does not count by itself.
  public var zPosition: Double?

  /// The point of the view that ``position`` means, in fractions of the size; `nil` is the middle.
  public var anchorPoint: Point?

  /// The part of the content that is shown, in fractions of the whole.
  public var contentsRect: Rect?

  /// Pixels of the content per point; does not count by itself.
  public var contentsScale: Double?

  /// The border's width.
  public var borderWidth: Double?

  /// The border's colour.
  public var borderColor: Color?

  /// The shadow's colour.
  public var shadowColor: Color?

  /// The shadow's strength, `0…1`.
  public var shadowOpacity: Double?

  /// How far the shadow is moved.
  public var shadowOffset: Vector?

  /// The standard deviation of the shadow's blur.
  public var shadowRadius: Double?

  /// The shadow's shape, in the view's own space.
  public var shadowPath: RoundedRect?

  /// Whether content is cut to the shape; does not count by itself.
  public var masksToBounds: Bool?

  /// Whether the shadow is shown and moved at all.
  public var displayShadow = true

  /// The colour laid over the view.
  public var overlay: HeroOverlay?

  /// The standard deviation of a blur view's blur.
  public var blurRadius: Double?

  /// The spring in place of a timing function.
  public var spring: HeroSpring?

  /// Before setting off.
  public var delay = 0.0

  /// How long it moves; `nil` is automatic.
  public var duration: HeroDuration?

  /// How progress follows time; `nil` is ``HeroTimingFunction/standard``.
  public var timingFunction: HeroTimingFunction?

  /// What differs for single properties.
  public var propertyTimings: [HeroProperty: HeroPropertyTiming] = [:]

  /// How much the way bends; `nil` is straight.
  public var arc: Double?

  /// The id of the view of the other side that it comes from or goes to.
  public var source: String?

  /// How its subviews follow each other.
  public var cascade: HeroCascade?

  /// Whether the modifiers of subviews do not count; `true` is all below, `false` the direct ones.
  public var ignoreSubviewModifiers: Bool?

  /// Whose coordinates it flies in; `nil` is local.
  public var coordinateSpace: HeroCoordinateSpace?

  /// Whether a change of size is one of scale.
  public var useScaleBasedSizeChange: Bool?

  /// How it is pictured; `nil` is optimized.
  public var snapshotType: HeroSnapshotType?

  /// Whether a match does not cross-fade.
  public var nonFade = false

  /// Whether it flies in any case.
  public var forceAnimate = false

  /// What the view has at the other end, without conditions; resolved like any list, by
  /// ``init(unconditional:)``.
  public var beginModifiers: [HeroModifier] = []

  /// Values for plugins, under their own names.
  public var custom: [String: HeroCustomValue] = [:]

  /// Creates a state that says nothing.
  public init() {}

  /// The value that a plugin's modifier left under a name.
  public subscript(name: String) -> HeroCustomValue? {
    get { custom[name] }
    set { custom[name] = newValue }
  }

  /// The timing of one property: its own where that is said, else the view's.
  ///
  /// - Parameter property: Which property.
  /// - Returns: The timing; its delay is always there.
  public func timing(of property: HeroProperty) -> HeroPropertyTiming {
    let own = propertyTimings[property]
    return HeroPropertyTiming(
      duration: own?.duration ?? duration, delay: max(own?.delay ?? delay, 0),
      timingFunction: own?.timingFunction ?? timingFunction)
  }

  /// Whether the view flies: something that counts is set.
  public var isAnimatable: Bool {
    forceAnimate || position != nil || size != nil || transform != nil || opacity != nil
      || cornerRadii != nil || backgroundColor != nil || anchorPoint != nil || contentsRect != nil
      || borderWidth != nil || borderColor != nil || shadowColor != nil || shadowOpacity != nil
      || shadowOffset != nil || shadowRadius != nil || shadowPath != nil || overlay != nil
      || blurRadius != nil
  }
}

/// What a plugin may keep in a target state.
public enum HeroCustomValue: Hashable, Sendable {
  /// A number.
  case number(Double)

  /// A text.
  case text(String)

  /// Yes or no.
  case flag(Bool)
}
