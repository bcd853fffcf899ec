public import Motion

/// A line along the inside of a view's edge.
public struct Border: Hashable, Sendable {
  /// In points.
  public var width: Double

  /// What it is drawn with; covers the background.
  public var color: Color

  /// Creates a line of a width, in points.
  public init(width: Double, color: Color) {
    self.width = width
    self.color = color
  }
}

/// The soft shadow of a view's shape.
public struct Shadow: Hashable, Sendable {
  /// The colour where it is deepest; its alpha is the shadow's strength.
  public var color: Color

  /// How far it is moved from under the shape, in points.
  public var offset: Vector

  /// The standard deviation of the blur, in points.
  public var radius: Double

  /// Creates a soft black shadow below the view, unless said otherwise.
  public init(
    color: Color = Color(white: 0, alpha: 0.3), offset: Vector = Vector(dx: 0, dy: 2),
    radius: Double = 4
  ) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// The line around a view that has the keyboard's focus.
public struct FocusRing: Hashable, Sendable {
  /// In points.
  public var width: Double

  /// Between the view's edge and the ring, in points.
  public var gap: Double

  /// What it is drawn with.
  public var color: Color

  /// Creates a blue ring, unless said otherwise; lengths are in points.
  public init(width: Double = 3, gap: Double = 2, color: Color = Color(hex: 0x0a84ff)) {
    self.width = width
    self.gap = gap
    self.color = color
  }

  /// The ring's outer edge around a shape; its corners run parallel to the shape's.
  func outline(around shape: RoundedRect) -> RoundedRect {
    let reach = width + gap
    let radii = shape.radii
    func grown(_ radius: Double) -> Double { radius > 0 ? radius + reach : 0 }
    return RoundedRect(
      rect: shape.rect.inset(
        by: Insets(top: -reach, left: -reach, bottom: -reach, right: -reach)),
      radii: CornerRadii(
        topLeft: grown(radii.topLeft), topRight: grown(radii.topRight),
        bottomRight: grown(radii.bottomRight), bottomLeft: grown(radii.bottomLeft)),
      curve: shape.curve)
  }
}

extension View {
  /// The radius of all four corners, in points; the top left one's where they differ.
  public var cornerRadius: Double {
    get { cornerRadii.topLeft }
    set { cornerRadii = CornerRadii(newValue) }
  }

  /// The shape that background, border, shadow and clip share, in the view's own points.
  public var shape: RoundedRect {
    RoundedRect(rect: bounds, radii: cornerRadii, curve: cornerCurve)
  }
}
