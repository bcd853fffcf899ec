/// What can move about an element: one value of each kind, be it a channel or a channel's state.
public struct ElementProperties<Property: Hashable & Sendable>: Hashable, Sendable {
  /// The window the element is seen through, in the container's points: x, y, width, height.
  public var frame: Property

  /// Where the whole of the element's content lies, in the container's points; what sticks out of
  /// ``frame`` is not seen.
  public var content: Property

  /// The window's corner radii, in points, from the top left clockwise.
  public var radii: Property

  /// `0` invisible to `1` opaque, in the first number.
  public var opacity: Property

  /// How strong the element's shadow is, `0...1`, in the first number; in the others what is added to
  /// its offset along x and y and to its radius, in points.
  public var shadow: Property

  /// How far the element is moved after all else, in points along x, y and z, and in the fourth number
  /// the perspective: the negative reciprocal of the eye's distance, `0` for none.
  public var translation: Property

  /// How it is scaled about the middle of ``frame``, along x, y and z, and in the fourth number how
  /// much x is sheared by y.
  public var scale: Property

  /// How it is turned about the middle of ``frame``, in radians about x, y and z, in this order. The
  /// fourth number is not used.
  public var rotation: Property

  /// What is filled beneath the content, in the shape of the window: red, green, blue, each times the
  /// alpha, and the alpha, `0...1`.
  public var fill: Property

  /// What is laid over the content and the elements inside, in the shape of the window; as ``fill``.
  public var overlay: Property

  /// What the border along the inside of the window's edge is drawn with, on top of everything; as
  /// ``fill``.
  public var border: Property

  /// How wide the border is, in points; in the second number the z position: elements inside the same
  /// one are drawn in its order, then in the plan's; in the third by how much what lies beneath the
  /// element is blurred in its shape, the Gaussian's standard deviation in points, which no opacity
  /// weakens; in the fourth how far the shadow's colour has come from its own to the element's
  /// ``TransitionElement/otherShadowColor``, `0...1`.
  public var measures: Property

  /// Creates it from its parts.
  public init(
    frame: Property, content: Property, radii: Property, opacity: Property, shadow: Property,
    translation: Property, scale: Property, rotation: Property, fill: Property, overlay: Property,
    border: Property, measures: Property
  ) {
    self.frame = frame
    self.content = content
    self.radii = radii
    self.opacity = opacity
    self.shadow = shadow
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
    self.fill = fill
    self.overlay = overlay
    self.border = border
    self.measures = measures
  }

  /// Makes the properties of another kind, one by one.
  @inlinable public func map<Other>(_ body: (Property) -> Other) -> ElementProperties<Other> {
    ElementProperties<Other>(
      frame: body(frame), content: body(content), radii: body(radii), opacity: body(opacity),
      shadow: body(shadow), translation: body(translation), scale: body(scale),
      rotation: body(rotation), fill: body(fill), overlay: body(overlay), border: body(border),
      measures: body(measures))
  }

  /// Makes the properties of another kind from these and those of a third, pair by pair.
  @inlinable public func merge<Third, Other>(
    _ third: ElementProperties<Third>, _ body: (Property, Third) -> Other
  ) -> ElementProperties<Other> {
    ElementProperties<Other>(
      frame: body(frame, third.frame), content: body(content, third.content),
      radii: body(radii, third.radii), opacity: body(opacity, third.opacity),
      shadow: body(shadow, third.shadow), translation: body(translation, third.translation),
      scale: body(scale, third.scale), rotation: body(rotation, third.rotation),
      fill: body(fill, third.fill),
      overlay: body(overlay, third.overlay), border: body(border, third.border),
      measures: body(measures, third.measures))
  }
}

/// Where an element is, and how fast everything about it moves.
public typealias ElementState = ElementProperties<ChannelState>

/// How an element moves.
public typealias ElementChannels = ElementProperties<Channel>
