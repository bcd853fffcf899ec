import CPlatform
import FrameTiming
import Motion
import Rasterizer
import SceneGraph
import Transitions

/// Measures what the frames of a ``GridFlight`` take on the processor, into memory.
@MainActor
struct FlightSpeed {
  let flight: GridFlight

  /// How many frames are looked at.
  static let frames = 48

  /// How often; the first time is not counted.
  static let runs = 3

  /// What frames took, in milliseconds of the processors.
  struct Result {
    /// Making the display list, and drawing it.
    let sampling: Distribution
    let drawing: Distribution
    let whole: Distribution

    /// The most that one frame of the last time allocated once the first few were drawn: making the list,
    /// and drawing it, which makes the list of what it drew; `nil` where that is not counted.
    let allocations: (sampling: Int, drawing: Int)?
  }

  /// As many frames are drawn before allocations count: until then, storage grows.
  private static let firstFrames = 8

  /// Plays it, one frame after the other.
  ///
  /// - Returns: What its frames took; `nil` of none.
  func measure() -> Result? {
    let (width, height) = (Int(flight.size.width), Int(flight.size.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    let pictures = FlightPictures(cell: cell)
    let rasterizer = DisplayRasterizer()
    var (sampling, drawing) = ([Double](), [Double]())
    var (listed, painted) = (0, 0)
    for run in 0...FlightSpeed.runs {
      let running = RunningTransition(
        plan: flight.plan, direction: .present, at: .zero, scale: 1)
      for frame in 0..<FlightSpeed.frames {
        let seconds = GridFlight.duration * Double(frame) / Double(FlightSpeed.frames)
        let time = FrameTime(elapsed: .seconds(seconds))
        let first = cplatform_allocation_count()
        var watch = Stopwatch(.processCPU)
        _ = running.advance(to: time)
        let list = running.displayList(over: flight.below)
        let sampled = watch.lap()
        let second = cplatform_allocation_count()
        pixels.withUnsafeMutableBufferPointer { memory in
          guard let start = memory.baseAddress else { return }
          _ = rasterizer.update(
            list, scale: 1, background: PairedJob.ground, images: pictures, at: time,
            of: PixelTarget(pixels: start, width: width, height: height, stride: width))
        }
        let drawn = watch.lap()
        if run == FlightSpeed.runs, frame >= FlightSpeed.firstFrames {
          listed = max(listed, Int(second - first))
          painted = max(painted, Int(cplatform_allocation_count() - second))
        }
        guard run > 0 else { continue }
        sampling.append(sampled / .milliseconds(1))
        drawing.append(drawn / .milliseconds(1))
      }
    }
    guard let sampled = Distribution(sampling), let drawn = Distribution(drawing),
      let whole = Distribution(zip(sampling, drawing).map(+))
    else { return nil }
    return Result(
      sampling: sampled, drawing: drawn, whole: whole,
      allocations: cplatform_counts_allocations() ? (listed, painted) : nil)
  }

  /// How large a thumbnail is on screen.
  private var cell: Size {
    for element in flight.plan.elements where element.name.hasPrefix("hero") {
      return element.channels.frame.from.rect.size
    }
    return Size(width: 1, height: 1)
  }

  /// What it takes, at least, to write every pixel of a window once from pixels elsewhere: a copy, in
  /// milliseconds of the processors; the median of several.
  static func floor(_ size: Size) -> Double {
    let count = Int(size.width * size.height)
    let source = [UInt32](repeating: 0xff12_3456, count: count)
    var target = [UInt32](repeating: 0, count: count)
    var times: [Double] = []
    for _ in 0..<15 {
      var watch = Stopwatch(.processCPU)
      target.withUnsafeMutableBufferPointer { target in
        source.withUnsafeBufferPointer { source in
          guard let to = target.baseAddress, let from = source.baseAddress else { return }
          to.update(from: from, count: count)
        }
      }
      times.append(watch.lap() / .milliseconds(1))
    }
    return Distribution(times)?.p50 ?? .nan
  }
}
