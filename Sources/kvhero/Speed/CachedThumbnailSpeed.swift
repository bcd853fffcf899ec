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
    let times = try ScratchFolder.lend { try measure(file, cell: cell, runs: runs, in: $0) }
    guard let times = Distribution(times) else {
      throw CommandFailure("nothing was measured")
    }
    return times
  }

  private static func measure(
    _ file: [UInt8], cell: PixelSize, runs: Int, in place: PhotoPath
  ) throws -> [Double] {
    let path = place.appending("mosaic.jpg".utf8)
    try OutputFile.write(file, to: path)
    let cache = ThumbnailCache.ofPNG(in: place.appending("thumbnails".utf8))
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1, thumbnails: cache) {}
    defer { queue.shutDown() }
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
