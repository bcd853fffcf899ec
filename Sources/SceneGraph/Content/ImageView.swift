public import Motion

/// Shows a picture.
///
/// With ``View/clipsToBounds`` what is seen is cut to the view's shape; where the picture covers
/// the whole shape that costs no clip, the picture itself is drawn with the corners.
@MainActor
open class ImageView: View {
  /// What is shown; `nil` shows only the background.
  public var image: Image? {
    didSet { if image != oldValue { setNeedsDisplay() } }
  }

  /// How the picture lies in ``View/bounds``.
  public var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  /// - Parameters:
  ///   - frame: In the superview's points.
  ///   - image: What is shown.
  ///   - contentMode: How it lies in the frame.
  public init(
    frame: Rect = .zero, image: Image? = nil, contentMode: ContentMode = .scaleToFill
  ) {
    self.image = image
    self.contentMode = contentMode
    super.init(frame: frame)
  }

  /// Where the whole picture lies in a rectangle, or would lie without clipping.
  ///
  /// - Parameter bounds: In points; usually the view's own.
  /// - Returns: `nil` without a picture.
  public func imageRect(in bounds: Rect) -> Rect? {
    image.map { contentMode.frame(of: $0.size, in: bounds) }
  }

  /// The picture's own size, a pixel to a point.
  ///
  /// - Parameter size: Not looked at, as in UIKit.
  /// - Returns: Zero without a picture.
  open override func sizeThatFits(_ size: Size) -> Size { image?.size ?? .zero }

  public override func draw(into list: inout DisplayList) {
    guard let image else { return }
    guard clipsToBounds else {
      let frame = contentMode.frame(of: image.size, in: bounds)
      if frame.isDrawable { list.append(.image(DisplayImage(image: image, frame: frame))) }
      return
    }
    guard let (crop, frame) = contentMode.visiblePart(of: image.size, in: bounds) else { return }
    let radii = frame == bounds ? cornerRadii : .zero
    list.append(
      .image(
        DisplayImage(image: image, crop: crop, frame: frame, radii: radii, curve: cornerCurve)))
  }

  /// What is drawn never leaves the bounds, so only corners that it does not fill need a clip.
  override var drawsWithinShape: Bool {
    guard clipsToBounds, let image, !cornerRadii.isZero else { return true }
    return contentMode.visiblePart(of: image.size, in: bounds).map { $0.frame == bounds } ?? true
  }
}
