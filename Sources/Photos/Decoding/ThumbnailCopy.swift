import Motion
import SceneGraph

/// A thumbnail that is made along the way, to be left in the cache when the picture has been handed on.
struct ThumbnailCopy: Sendable {
  fileprivate let cache: ThumbnailCache
  fileprivate let key: ThumbnailCache.Key
  fileprivate let box: ThumbnailCache.Box
  let header: PhotoHeader
  fileprivate let grid: ThumbnailGrid
  fileprivate let cell: PixelSize
  private let path: PhotoPath

  /// Smaller pictures are decoded as quickly as their thumbnails; in pixels.
  private static let leastPixels = 1 << 20

  /// `nil` where the job's picture has no business with the cache: it is small or may move, or its
  /// thumbnail is larger than any that is kept.
  ///
  /// - Parameters:
  ///   - job: Wants a thumbnail, at least.
  ///   - work: What it wants.
  ///   - cache: Where thumbnails are kept.
  /// - Throws: Why the picture cannot be read.
  init?(
    of job: PhotoJob, _ work: PhotoJob.PixelWork, in cache: ThumbnailCache
  ) throws(PhotoError) {
    guard let cell = work.thumbnail, work.inMemory == nil, let key = cache.key(of: job.path) else {
      return nil
    }
    let header = try PhotoHeader.read(job.path)
    guard [.jpeg, .png, .tiff, .bmp].contains(header.format),
      header.storedWidth * header.storedHeight >= ThumbnailCopy.leastPixels,
      let grid = ThumbnailGrid(picture: header.uprightSize, cell: cell),
      let box = ThumbnailCache.Box.boxes(atLeast: grid.size).first,
      max(header.storedWidth, header.storedHeight) > box.rawValue
    else { return nil }
    (self.cache, self.key, self.box, self.header) = (cache, key, box, header)
    (self.grid, self.cell, path) = (grid, cell, job.path)
  }

  /// What the cache has of it.
  func pixels(decoder: any PhotoDecoder) -> PhotoPixels? {
    // This program keeps none of a picture that is cut short, which is to be marked; another may.
    let allowsForeign = header.format != .jpeg || PhotoDamage.endsWithMark(path)
    let bitmap = cache.read(
      key, for: grid, of: header.uprightSize, allowsForeign: allowsForeign
    ) {
      (contents: [UInt8], header: PhotoHeader, path: PhotoPath) throws(PhotoError) in
      try decoder.decode(contents, header: header, path: path)
    }
    guard let bitmap else { return nil }
    let levels = grid.levels(of: bitmap)
    return PhotoPixels(
      header: header, facts: nil, averageColor: levels.bitmaps.last?.averageColor,
      thumbnail: (cell, levels), full: nil, animation: nil)
  }

  /// Leaves what was decoded in the cache.
  func write(_ picture: DecodedPicture, _ outcome: FinishedPhoto.Outcome, of path: PhotoPath) {
    guard case .pixels(let pixels) = outcome, pixels.header == header, picture.animation == nil,
      // What is missing of a damaged one is to be said the next time as well.
      pixels.facts?.damage == nil, cache.key(of: path) == key
    else { return }
    cache.write(
      picture.bitmap, header.orientation, of: header.uprightSize, in: box, as: key)
  }

  /// The fewest pixels of the stored picture that it is made from.
  fileprivate var leastSize: PixelSize {
    let size = box.size(of: header.uprightSize)
    return header.orientation.exchangesSides
      ? PixelSize(width: size.height, height: size.width) : size
  }
}

/// Decodes enough for a thumbnail to be kept, and keeps what it decoded.
final class KeepingDecoder: PhotoDecoder {
  private let decoder: any PhotoDecoder
  private let leastSize: PixelSize
  private let decoded = Monitor<DecodedPicture?>(nil)

  init(_ decoder: any PhotoDecoder, for copy: ThumbnailCopy) {
    self.decoder = decoder
    leastSize = copy.leastSize
  }

  /// What was decoded, no larger than the thumbnail; `nil` where it moves.
  var picture: DecodedPicture? { decoded.withLock { $0 } }

  func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap {
    try decoder.decode(contents, header: header, path: path)
  }

  func picture(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath, wish: DecodingWish
  ) throws(PhotoError) -> DecodedPicture {
    var wish = wish
    wish.leastSize = wish.leastSize.map {
      PixelSize(
        width: max($0.width, leastSize.width), height: max($0.height, leastSize.height))
    }
    let picture = try decoder.picture(contents, header: header, path: path, wish: wish)
    var kept = picture
    // As many pixels as the thumbnail has: it may be held for a while.
    if kept.bitmap.width > leastSize.width, kept.bitmap.height > 0 {
      let all = Rect(
        x: 0, y: 0, width: Double(kept.bitmap.width), height: Double(kept.bitmap.height))
      kept.bitmap = AreaAverage.scaled(
        kept.bitmap, from: all, toWidth: leastSize.width, height: leastSize.height)
    }
    let isStill = kept.animation == nil
    decoded.withLock { $0 = isStill ? kept : nil }
    return picture
  }
}
