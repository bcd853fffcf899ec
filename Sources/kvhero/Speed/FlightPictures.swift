import Motion
import Photos
import SceneGraph

/// Pictures to measure drawing on: 24 different ones as thumbnails, and one that is whole.
///
/// What they show is computed, for drawing takes as long whatever they show.
final class FlightPictures: ImageResolver {
  private static let kinds = 24

  /// Which image stands for the whole picture.
  static let full = Image(
    id: Image.ID(rawValue: kinds), size: Size(width: 1600, height: 1067))

  /// Which image stands for a photograph in its cell.
  static func thumbnail(_ photo: Int) -> Image {
    Image(id: Image.ID(rawValue: photo % kinds), size: Size(width: 303, height: 202))
  }

  private let levels: [ImageLevels]

  /// - Parameter cell: How large thumbnails are on screen, in pixels: they are made as large.
  init(cell: Size) {
    let (width, height) = (max(1, Int(cell.width)), max(1, Int(cell.height)))
    levels =
      (0..<FlightPictures.kinds).map {
        ImageLevels(bitmaps: [FlightPictures.bitmap(width, height, kind: $0)])
      } + [MipChain.levels(of: FlightPictures.bitmap(1600, 1067, kind: 7))]
  }

  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent { .levels(levels[image.id.rawValue]) }

  private static func bitmap(_ width: Int, _ height: Int, kind: Int) -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green) = (x * 255 / width, y * 255 / height)
        let blue = (x ^ y ^ kind * 37) & 255
        pixels[y * width + x] = UInt32(0xff << 24 | red << 16 | green << 8 | blue)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }
}
