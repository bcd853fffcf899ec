import CSDL2
import Motion
import Rasterizer
import SceneGraph

/// The pixels of a window, kept up to date by drawing what changes.
@MainActor
final class ScreenPixels {
  private let rasterizer: DisplayRasterizer

  /// How many threads draw.
  let threads: Int

  /// Where the pixels were at the last drawing.
  private var last: PixelTarget?

  /// Whether the screen shows nothing of them yet, or no longer.
  private var isExposed = true

  /// What was drawn since it was last shown.
  private var changes: [SDL_Rect] = []

  /// - Parameter threads: How many threads are to draw; `nil` for as many as suit the machine.
  init(threads: Int?) {
    let workers = DrawingThreads.team(of: threads)
    rasterizer = DisplayRasterizer(workers: workers)
    self.threads = workers?.count ?? 1
  }

  /// Draws what a frame changes.
  ///
  /// - Parameters:
  ///   - frame: What to draw.
  ///   - time: When it will be shown.
  ///   - scale: Device pixels per point.
  ///   - target: The pixels as the last drawing left them; all are drawn where they are others.
  func draw(_ frame: WindowFrame, at time: FrameTime, scale: Double, into target: PixelTarget) {
    if last != target { invalidate() }
    last = target
    let damage = rasterizer.update(
      frame.list, scale: scale, background: frame.background, images: frame.images, at: time,
      of: target)
    for pixels in damage {
      changes.append(
        SDL_Rect(
          x: Int32(pixels.minX), y: Int32(pixels.minY), w: Int32(pixels.width),
          h: Int32(pixels.height)))
    }
  }

  /// Hands over what the screen does not show yet, and takes it for shown.
  ///
  /// - Parameter show: Called with the rectangles, unless there are none.
  /// - Throws: What `show` throws; then all is to be shown again.
  func show(_ show: (inout [SDL_Rect]) throws(SDLError) -> Void) throws(SDLError) {
    guard let last else { return }
    if isExposed {
      changes.removeAll(keepingCapacity: true)
      changes.append(SDL_Rect(x: 0, y: 0, w: Int32(last.width), h: Int32(last.height)))
    }
    isExposed = true
    if !changes.isEmpty { try show(&changes) }
    isExposed = false
    changes.removeAll(keepingCapacity: true)
  }

  /// The screen no longer shows what it was given.
  func expose() {
    isExposed = true
  }

  /// The pixels are gone: all of them are drawn and shown anew.
  func invalidate() {
    rasterizer.forget()
    last = nil
    isExposed = true
  }
}

extension Bitmap {
  /// A copy of pixels that are all opaque.
  init(copying target: PixelTarget) {
    let count = target.width * target.height
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count {
        let (y, x) = index.quotientAndRemainder(dividingBy: target.width)
        buffer[index] = target.pixels[y * target.stride + x] | 0xff00_0000
      }
      filled = count
    }
    self.init(width: target.width, height: target.height, pixels: pixels, isOpaque: true)
  }
}
