package import Motion
package import SceneGraph

/// How a whole picture is sampled so that it fills one cell pixel for pixel.
///
/// The cell shows the middle of the picture (aspect fill), yet the thumbnail holds all of it, since
/// it flies and morphs from fill to fit. Its grid is laid so that the cell's part begins on a whole
/// pixel and is exactly as many pixels as the cell: at rest, drawing it is a copy. Along the other
/// axis it covers up to a pixel more than the picture on either side.
package struct ThumbnailGrid: Hashable, Sendable {
  /// The thumbnail's size, in pixels.
  package let size: PixelSize

  /// The part of the picture that it covers, in fractions of the picture.
  package let coverage: Rect

  /// No thumbnail takes more; in a cell of 300 × 300 pixels only a picture some ninety times longer
  /// than wide would.
  static let mostBytes = 32 << 20

  /// Lays the grid; `nil` where the picture would have to be enlarged, and is drawn from its own
  /// pixels instead.
  ///
  /// - Parameters:
  ///   - picture: The upright picture's size, in its own pixels.
  ///   - cell: The cell's size, in device pixels.
  /// - Precondition: Both have positive sides.
  package init?(picture: Size, cell: PixelSize) {
    precondition(
      picture.isDrawable && cell.width > 0 && cell.height > 0,
      "no thumbnail of \(picture) in \(cell)")
    let scale = max(Double(cell.width) / picture.width, Double(cell.height) / picture.height)
    guard scale < 1 else { return nil }
    let scaled = picture * scale
    let across = ThumbnailGrid.axis(length: scaled.width, cell: cell.width)
    let down = ThumbnailGrid.axis(length: scaled.height, cell: cell.height)
    let bytes = across.count * down.count * 4
    guard bytes <= ThumbnailGrid.mostBytes else {
      // Too long a strip: the whole of it, less sharp.
      let reduction = (Double(ThumbnailGrid.mostBytes) / Double(bytes)).squareRoot()
      size = PixelSize(
        width: max(1, Int(scaled.width * reduction)), height: max(1, Int(scaled.height * reduction))
      )
      coverage = .unit
      return
    }
    size = PixelSize(width: across.count, height: down.count)
    coverage = Rect(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  /// A rounding error of the scaled length is no reason for another pixel.
  private static let negligible = 1e-6

  /// The pixels along one axis, and where they begin and how far they reach in fractions.
  private static func axis(
    length: Double, cell: Int
  ) -> (count: Int, start: Double, length: Double) {
    let outside = max(0, (length - Double(cell)) / 2)
    let whole = (outside - negligible).rounded(.up)
    let count = cell + 2 * max(0, Int(whole))
    let start = (outside - max(0, whole)) / length
    return (count, start, Double(count) / length)
  }

  /// Makes the thumbnail and its halves.
  ///
  /// The small picture is turned instead of the large one: the grid lies in the picture's middle,
  /// so turned or mirrored it only exchanges its sides.
  ///
  /// - Parameters:
  ///   - stored: The whole picture at any size, as it is stored.
  ///   - orientation: How it has to be turned.
  /// - Returns: Upright levels that cover ``coverage``.
  package func levels(of stored: Bitmap, orientation: Orientation = .upright) -> ImageLevels {
    let part = orientation.exchangesSides ? coverage.withSidesExchanged : coverage
    let source = Rect(
      x: part.x * Double(stored.width), y: part.y * Double(stored.height),
      width: part.width * Double(stored.width), height: part.height * Double(stored.height))
    let thumbnail = AreaAverage.scaled(
      stored, from: source, toWidth: orientation.exchangesSides ? size.height : size.width,
      height: orientation.exchangesSides ? size.width : size.height)
    return MipChain.levels(of: orientation.upright(thumbnail), coverage: coverage)
  }
}

extension Rect {
  fileprivate var withSidesExchanged: Rect { Rect(x: y, y: x, width: height, height: width) }
}
