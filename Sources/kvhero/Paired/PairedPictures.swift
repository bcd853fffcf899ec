import Motion
import Photos
import SceneGraph

/// The pictures of the paired job: each whole, and as small as its cell.
///
/// Belongs to the main thread, like every image store.
final class PairedPictures: ImageResolver {
  /// How many are there.
  private(set) var count = 0

  private var thumbnails = [ImageLevels?](repeating: nil, count: PairedJob.photos)
  private var full = [ImageLevels?](repeating: nil, count: PairedJob.photos)

  /// Which image stands for a photograph in its cell.
  static func thumbnail(_ photo: Int) -> Image {
    Image(id: Image.ID(rawValue: photo), size: PairedJob.cell(photo).size)
  }

  /// Which image stands for a whole photograph.
  static func full(_ photo: Int) -> Image {
    Image(id: Image.ID(rawValue: PairedJob.photos + photo), size: Size(width: 1600, height: 1067))
  }

  /// Takes in a photograph.
  func accept(_ picture: PairedLoading.Picture, of photo: Int) {
    if full[photo] == nil { count += 1 }
    thumbnails[photo] = picture.thumbnail
    full[photo] = ImageLevels(bitmaps: [picture.full])
  }

  /// Halves a photograph as often as a flight needs: a third more memory, so only while it is open.
  func prepare(_ photo: Int) {
    guard let whole = full[photo]?.bitmaps.first else { return }
    full[photo] = MipChain.levels(of: whole)
  }

  /// A photograph is back in its cell.
  func putAway(_ photo: Int) {
    guard let whole = full[photo]?.bitmaps.first else { return }
    full[photo] = ImageLevels(bitmaps: [whole])
  }

  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent {
    let (kind, photo) = image.id.rawValue.quotientAndRemainder(dividingBy: PairedJob.photos)
    let levels = kind == 0 ? thumbnails[photo] : full[photo]
    return levels.map(ImageContent.levels) ?? .placeholder(Color(white: 0.85))
  }
}
