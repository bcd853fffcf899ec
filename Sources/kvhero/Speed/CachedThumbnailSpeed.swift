import FoundationEssentials
import FrameTiming
import Photos
import SDLHost
import SceneGraph

/// Measures what it takes to show a thumbnail of a large photograph that the desktop's cache has: from the
/// file's place to the pixels of the cell.
enum CachedThumbnailSpeed {
  /// - Parameters:
  ///   - file: The photograph.
  ///   - cell: What the thumbnail fills, in pixels.
  ///   - runs: How often it is read; it is made and left in a cache of its own before that.
  /// - Returns: Milliseconds of the processors.
  /// - Throws: Where nothing can be written, or the cache was not used.
  static func measure(_ file: [UInt8], cell: PixelSize, runs: Int) throws -> Distribution {
    let place = FileManager.default.temporaryDirectory.appending(path: "kvhero-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let times = Result { try measure(file, cell: cell, runs: runs, in: place) }
    try FileManager.default.removeItem(at: place)
    guard let times = Distribution(try times.get()) else {
      throw CommandFailure("nothing was measured")
    }
    return times
  }

  private static func measure(
    _ file: [UInt8], cell: PixelSize, runs: Int, in place: URL
  ) throws -> [Double] {
    let photograph = place.appending(path: "mosaic.jpg")
    try Data(file).write(to: photograph)
    let cache = ThumbnailCache.ofPNG(in: PhotoPath(place.appending(path: "thumbnails").path()))
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1, thumbnails: cache) {}
    defer { queue.shutDown() }
    let path = PhotoPath(photograph.path())
    var times: [Double] = []
    for run in 0...runs {
      var watch = Stopwatch(.processCPU)
      queue.read(.pixels(thumbnail: cell, full: false), of: path, as: Image.ID(rawValue: run))
      // The first is left in the cache as well.
      queue.waitForAll()
      let time = watch.lap()
      guard case .pixels(let pixels)? = queue.takeFinished().first?.outcome else {
        throw CommandFailure("a photograph cannot be read back")
      }
      guard run > 0 else { continue }
      // A thumbnail out of the cache tells nothing of the file.
      guard pixels.facts == nil else { throw CommandFailure("the thumbnail was not kept") }
      times.append(time / .milliseconds(1))
    }
    return times
  }
}
