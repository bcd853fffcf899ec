import FrameTiming
import Motion
import Rasterizer
import SDLHost
import SceneGraph

/// The frames of a run that came latest, as they were drawn, for pictures of them.
struct WorstFrames {
  /// As many as a page shows.
  private static let count = 24

  /// How wide their pictures are at most, in pixels.
  private static let width = 480.0

  private struct Frame {
    let index: Int
    let hitch: Duration
    let frame: WindowFrame
    let size: Size
    let time: FrameTime
  }

  /// The latest first.
  private var frames: [Frame] = []

  /// Keeps a frame if it came late, and later than others.
  ///
  /// - Parameters:
  ///   - frame: As it was drawn.
  ///   - record: Its record, with its number among those that count.
  ///   - previous: The record before it.
  ///   - size: Of the window, in points.
  mutating func note(
    _ frame: WindowFrame, _ record: FrameRecord, after previous: FrameRecord?, windowSize size: Size
  ) {
    let hitch = record.hitch(interval: record.interval(since: previous))
    guard hitch > .zero else { return }
    let place = frames.firstIndex { $0.hitch < hitch } ?? frames.count
    guard place < WorstFrames.count else { return }
    frames.insert(
      Frame(
        index: record.index, hitch: hitch, frame: frame, size: size, time: record.sampleTime),
      at: place)
    if frames.count > WorstFrames.count { frames.removeLast() }
  }

  /// Draws the frames anew, as small as a page shows them.
  ///
  /// - Parameter scale: Device pixels per point, which a picture does not exceed.
  /// - Returns: PNG files, each with its frame's number; as long as the gallery's pictures are held.
  /// - Throws: Where a picture cannot be made.
  @MainActor func pictures(scale: Double) throws(SDLError) -> [(frame: Int, png: [UInt8])] {
    let rasterizer = DisplayRasterizer()
    var pictures: [(frame: Int, png: [UInt8])] = []
    for frame in frames {
      let scale = min(scale, WorstFrames.width / frame.size.width)
      let bitmap = rasterizer.bitmap(
        of: frame.frame.list, size: frame.size, scale: scale, background: frame.frame.background,
        images: frame.frame.images, at: frame.time)
      pictures.append((frame.index, try PNGWriter.encode(bitmap)))
    }
    return pictures
  }
}
