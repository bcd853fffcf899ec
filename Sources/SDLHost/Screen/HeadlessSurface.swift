package import Motion
import Rasterizer
package import SceneGraph

/// Pixels that frames are drawn into where there is no window; the drawing is the same.
@MainActor
package final class HeadlessSurface {
  private let rasterizer: DisplayRasterizer

  /// How many threads draw.
  package let threads: Int

  private var pixels: [UInt32]
  private let width: Int
  private let height: Int
  private let scale: Double

  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Device pixels per point; positive.
  ///   - threads: How many threads are to draw; `nil` for as many as suit the machine.
  /// - Precondition: A side has at least a tenth of a pixel and at most 32,768.
  package init(size: Size, scale: Double, threads: Int? = nil) {
    let sides = [size.width * scale, size.height * scale].map { ($0 - 1e-6).rounded(.up) }
    precondition(
      sides.allSatisfy { (1...32_768).contains($0) }, "no surface can be \(sides) pixels large")
    width = Int(sides[0])
    height = Int(sides[1])
    self.scale = scale
    let workers = DrawingThreads.team(of: threads)
    rasterizer = DisplayRasterizer(workers: workers)
    self.threads = workers?.count ?? 1
    pixels = [UInt32](repeating: 0xff00_0000, count: width * height)
  }

  /// Brings the pixels up to date with a frame: draws what is different from the one before, as a
  /// window does.
  ///
  /// - Parameters:
  ///   - frame: What to draw.
  ///   - time: When it would be shown.
  package func draw(_ frame: WindowFrame, at time: FrameTime) {
    pixels.withUnsafeMutableBufferPointer { memory in
      guard let start = memory.baseAddress else { return }
      _ = rasterizer.update(
        frame.list, scale: scale, background: frame.background, images: frame.images, at: time,
        of: PixelTarget(pixels: start, width: width, height: height, stride: width))
    }
  }

  /// The pixels that were drawn last, all opaque.
  package var picture: Bitmap {
    Bitmap(width: width, height: height, pixels: pixels, isOpaque: true)
  }
}
