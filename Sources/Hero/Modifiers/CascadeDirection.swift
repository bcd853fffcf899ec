public import Motion

/// In which order a cascade sets a view's subviews off.
public enum CascadeDirection: Hashable, Sendable {
  /// By the upper edge, the uppermost first.
  case topToBottom

  /// By the lower edge, the lowest first; on one row the rightmost first.
  case bottomToTop

  /// By the left edge, the leftmost first.
  case leftToRight

  /// By the right edge, the rightmost first.
  case rightToLeft

  /// ``leftToRight`` where the language is read so, else ``rightToLeft``.
  case leadingToTrailing

  /// ``rightToLeft`` where the language is read from the left, else ``leftToRight``.
  case trailingToLeading

  /// By the distance of the middle from a point of the cascading view, in points; the nearest first.
  case radial(center: Point)

  /// By the distance of the middle from a point of the cascading view, in points; the farthest first.
  case inverseRadial(center: Point)
}

/// Subviews that set off one after the other.
public struct HeroCascade: Hashable, Sendable {
  /// Seconds between one subview and the next.
  public var delta: Double

  /// Who comes first.
  public var direction: CascadeDirection

  /// Whether matched subviews wait too, until the last of the others has set off.
  public var delaysMatchedViews: Bool

  /// Creates a cascade from the top down, 0.02 s apart, that lets matched views go at once, unless said
  /// otherwise.
  public init(
    delta: Double = 0.02, direction: CascadeDirection = .topToBottom,
    delaysMatchedViews: Bool = false
  ) {
    self.delta = delta
    self.direction = direction
    self.delaysMatchedViews = delaysMatchedViews
  }
}
