public import Motion
public import SceneGraph

/// One change to how a view enters or leaves.
///
/// Modifiers are data: they can be compared, printed, tested and sent between tasks. What each one does
/// is written once, in ``HeroTargetState``, and describes where a disappearing view ends and an
/// appearing one begins.
public enum HeroModifier: Hashable, Sendable {
  // MARK: Look

  /// Fully transparent.
  case fade

  /// So opaque, `0…1`.
  case opacity(Double)

  /// A matched view does not cross-fade even where something is translucent.
  case forceNonFade

  /// Filled with a colour.
  case backgroundColor(Color)

  /// All corners with one radius, in points.
  case cornerRadius(Double)

  /// Each corner with a radius of its own, in points.
  case cornerRadii(CornerRadii)

  /// A border of a width, in points.
  case borderWidth(Double)

  /// A border of a colour.
  case borderColor(Color)

  /// A shadow of a colour.
  case shadowColor(Color)

  /// A shadow of a strength, `0…1`.
  case shadowOpacity(Double)

  /// A shadow moved by so much, in points.
  case shadowOffset(Vector)

  /// A shadow blurred by a standard deviation, in points.
  case shadowRadius(Double)

  /// A shadow of a shape, in the view's points.
  case shadowPath(RoundedRect)

  /// Whether content is cut to the view's shape, from the beginning to the end.
  case masksToBounds(Bool)

  /// A colour over the view, and its strength, `0…1`.
  case overlay(color: Color, opacity: Double)

  /// The part of the content that is shown, in fractions of the whole.
  case contentsRect(Rect)

  /// Pixels of the content per point.
  case contentsScale(Double)

  /// How far a blur view blurs: a standard deviation, in points.
  case blurRadius(Double)

  // MARK: Place

  /// The middle at a point, in the space of the view it flies in, in points.
  case position(Point)

  /// A size, in points.
  case size(Size)

  /// A place in front of or behind its siblings.
  case zPosition(Double)

  /// A whole transform; throws away what was scaled, moved and turned before.
  case transform(Transform3D)

  /// Seen from a distance, in points; sets `m34` of the present transform.
  case perspective(Double)

  /// Scaled about the middle, then all that came before.
  case scale(x: Double = 1, y: Double = 1, z: Double = 1)

  /// Moved, in points, then all that came before.
  case translate(x: Double = 0, y: Double = 0, z: Double = 0)

  /// Turned, in radians, about z, then y, then x, then all that came before.
  case rotate(x: Double = 0, y: Double = 0, z: Double = 0)

  /// Changes of size become changes of scale.
  case useScaleBasedSizeChange

  // MARK: Time

  /// Seconds; infinitely many match the longest.
  case duration(Double)

  /// As long as the last of all others takes.
  case durationMatchLongest

  /// Seconds before setting off.
  case delay(Double)

  /// How the progress follows the time.
  case timingFunction(HeroTimingFunction)

  /// A spring of unit mass, in place of a timing function: stiffness in s⁻², damping in s⁻¹. Constants of
  /// which none is made (see ``HeroSpring``) change nothing.
  case spring(stiffness: Double, damping: Double)

  /// One property with a timing of its own.
  case timing(HeroProperty, HeroPropertyTiming)

  // MARK: Way

  /// From or to where the view with an id is on the other side.
  case source(heroID: String)

  /// Along an arc: `0` is straight, `1` natural, below `0` bends the other way.
  case arc(intensity: Double)

  /// The subviews one after the other.
  case cascade(HeroCascade)

  /// By itself, in the container's coordinates.
  case useGlobalCoordinateSpace

  /// The modifiers of the subviews do not count; those further down neither, if recursive.
  case ignoreSubviewModifiers(recursive: Bool)

  // MARK: Picture

  /// Pictured in one of the ways.
  case snapshot(HeroSnapshotType)

  /// Flies even if nothing about it moves, and even if it is off screen.
  case forceAnimate

  // MARK: Lists

  /// What the view has at the other end too, in place of what it really has.
  case beginWith([HeroModifier])

  /// More modifiers where a condition holds; they count after all that are unconditional.
  case when(HeroCondition, [HeroModifier])

  /// A change of one's own; see ``custom(name:apply:)``.
  case change(HeroCustomChange)
}

/// A function under a name, by which it is compared.
public struct HeroCustomChange: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// What it does.
  public let apply: @Sendable (inout HeroTargetState) -> Void

  /// Whether the names are the same.
  public static func == (a: HeroCustomChange, b: HeroCustomChange) -> Bool { a.name == b.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
