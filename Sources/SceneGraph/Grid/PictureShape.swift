/// The shapes in which pictures of any shape are shown in cells, width by height.
public enum PictureShape {
  /// Narrower and wider pictures are cropped to these.
  public static let range = 0.4...4.0

  /// The shape that a picture is shown in.
  ///
  /// - Parameter aspectRatio: The picture's own; what is not a number above zero counts as 4 : 3.
  /// - Returns: Within ``range``.
  public static func shown(for aspectRatio: Float) -> Double {
    guard aspectRatio > 0, aspectRatio.isFinite else { return 4.0 / 3 }
    return min(max(Double(aspectRatio), range.lowerBound), range.upperBound)
  }
}
