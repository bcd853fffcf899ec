import Motion
import SceneGraph

/// Everything known about one picture that the store gave a number to, but where it lies.
struct PhotoRecord {
  /// Where the pixels come from.
  enum Source {
    case file(PhotoPath)
    /// Held for good, under a number among such: a glyph atlas, a test pattern.
    ///
    /// Not the pixels themselves: to tell the cases apart, their address would be kept with bits in it
    /// that no leak detector sees through.
    case fixed(Int)
    case removed
  }

  /// Pixels in memory, and the last frame that drew them.
  struct Held {
    var levels: ImageLevels

    /// All frames of an animation; empty for a picture that stands still.
    var frames: [ImageLevels]
    var lastFrame: Int

    let byteCount: Int

    init(levels: ImageLevels, frames: [ImageLevels], lastFrame: Int) {
      self.levels = levels
      self.frames = frames
      self.lastFrame = lastFrame
      byteCount = (frames.isEmpty ? [levels] : frames).reduce(0) { sum, levels in
        levels.bitmaps.reduce(sum) { $0 + $1.byteCount }
      }
    }
  }

  /// What was ordered and has not arrived.
  struct Order {
    var thumbnail: PixelSize?
    var full = false
    var priority = PhotoPriority.later
  }

  var state = PhotoState.unknown
  /// Known once pixels have arrived.
  var facts: PhotoFacts?
  /// When the frames of an animation are shown.
  var timing: AnimationTiming?
  /// The time of the first frame that drew it: its animation began then, and goes on wherever it is
  /// drawn, small or large.
  var animationStart: FrameTime?
  var placeholder: Color
  var thumbnail: Held?
  /// What cell ``thumbnail`` was made for.
  var thumbnailCell: PixelSize?
  var full: Held?
  /// Whether what is held was read before the file was written anew: it is shown until that is read.
  var isStale = false
  var order: Order?
  /// How soon the header was ordered that has not arrived.
  var headerOrder: PhotoPriority?
  /// Whether the header is wanted some time, wherever somebody scrolls meanwhile.
  var isHeaderWanted = false
  /// Arrived ahead of its need and found no room; not ordered again until it is in sight.
  var isDeclined = false

  /// The pixels to draw a part of the picture from: the thumbnail where it is sharp enough, else
  /// the picture itself, else the thumbnail after all.
  ///
  /// - Parameters:
  ///   - crop: The part, in fractions of the picture.
  ///   - pixelSize: How large it is drawn, in device pixels.
  /// - Returns: `nil` where there are none.
  func best(for crop: Rect, pixelSize: Size) -> HeldKind? {
    guard let thumbnail else { return full == nil ? nil : .full }
    guard full != nil else { return .thumbnail }
    return PhotoRecord.isEnough(thumbnail.levels, for: crop, pixelSize: pixelSize)
      ? .thumbnail : .full
  }

  /// Half a hundredth of a pixel in a cell is a rounding error, not a blur.
  private static let tolerance = 1e-5

  private static func isEnough(
    _ levels: ImageLevels, for crop: Rect, pixelSize: Size
  ) -> Bool {
    let bitmap = levels.bitmaps[0]
    let width = crop.width / levels.coverage.width * Double(bitmap.width)
    let height = crop.height / levels.coverage.height * Double(bitmap.height)
    return width * (1 + tolerance) >= pixelSize.width
      && height * (1 + tolerance) >= pixelSize.height
  }
}

/// The two forms in which a picture is held.
enum HeldKind {
  case thumbnail
  case full
}

/// Whether a picture can be shown, as far as is known.
package enum PhotoState: Hashable, Sendable {
  case unknown
  case known(PhotoHeader)
  /// For good: it is not tried again.
  case failed(PhotoError)
}
