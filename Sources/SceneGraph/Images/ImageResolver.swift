public import Motion

/// What a picture looks like at one moment, for whoever draws it.
public enum ImageContent: Sendable {
  /// The picture is not there yet: a flat colour stands for it.
  case placeholder(Color)

  /// Pixels at one or more sizes.
  case levels(ImageLevels)
}

/// One picture at falling sizes.
public struct ImageLevels: Sendable {
  /// The same picture, largest first, each about half the one before; at least one.
  public var bitmaps: [Bitmap]

  /// The part of the upright picture that each bitmap covers, in fractions of the picture.
  ///
  /// Usually the whole. A thumbnail made so that its cell's crop falls on whole pixels covers a
  /// fraction of a pixel more.
  public var coverage: Rect

  /// - Precondition: `bitmaps` is not empty.
  public init(bitmaps: [Bitmap], coverage: Rect = .unit) {
    precondition(!bitmaps.isEmpty, "an image needs at least one level")
    self.bitmaps = bitmaps
    self.coverage = coverage
  }
}

/// Knows the pixels behind an ``Image``.
///
/// Asked once for each picture in each frame, so it must answer from memory, at once, without
/// allocating; a cache may note from it what is in use.
public protocol ImageResolver {
  /// The best content there is for drawing part of a picture.
  ///
  /// - Parameters:
  ///   - image: Which picture.
  ///   - crop: The part that will be drawn, in fractions of the picture.
  ///   - pixelSize: How large that part will be, in device pixels.
  ///   - time: When the frame will be shown.
  /// - Returns: Pixels, or the colour that stands for them.
  func content(of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime) -> ImageContent
}
