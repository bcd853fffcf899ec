import FrameTiming
import Motion
import SceneGraph

/// The intervals of the latest frames as bars, the newest at the right.
///
/// A bar for each frame, as high as the time since the frame before it was handed on; the first
/// frame after a rest has no such time, and its place stays empty.
struct FrameGraph: Hashable {
  /// How many frames it shows, a point wide each.
  static let capacity = LiveStatistics.window

  /// How many refresh periods its height stands for; higher bars are cut off.
  private static let periods = 2.5

  private struct Bar: Hashable {
    /// In milliseconds.
    var interval = 0.0
    var isLate = false
  }

  /// The oldest is at ``next``; empty places stand for frames that have not come yet.
  private var bars = Array(repeating: Bar(), count: capacity)
  private var next = 0
  private var previous: FrameRecord?

  /// Takes in the next frame; allocates nothing.
  mutating func add(_ record: FrameRecord) {
    let interval = record.interval(since: previous)?.milliseconds ?? 0
    bars[next] = Bar(interval: interval, isLate: record.isMissed)
    next = (next + 1) % FrameGraph.capacity
    previous = record
  }

  /// How far above the bottom the deadline lies in a graph of a height, in points.
  static func deadline(height: Double) -> Double { (height / periods).rounded() }

  /// Draws the bars and the line at which a frame is due.
  ///
  /// Neighbours of one height are drawn as one, so a steady run costs a single item.
  ///
  /// - Parameters:
  ///   - frame: Where, in points; the newest bar is at its right end, and those that it is too narrow
  ///     for are left out.
  ///   - list: What has been drawn so far.
  func draw(in frame: Rect, into list: inout DisplayList) {
    let period = previous?.refreshPeriod.milliseconds ?? 0
    guard period > 0 else { return }
    let first = FrameGraph.capacity - min(FrameGraph.capacity, Int(frame.width))
    guard first < FrameGraph.capacity else { return }
    var start = first
    var (height, isLate) = self.look(of: first, period, frame.height)
    for place in first + 1...FrameGraph.capacity {
      let following =
        place < FrameGraph.capacity ? look(of: place, period, frame.height) : (-1, false)
      if following == (height, isLate) { continue }
      if height > 0 {
        let rect = Rect(
          x: frame.minX + Double(start - first), y: frame.maxY - height,
          width: Double(place - start), height: height)
        list.append(
          .fill(RoundedRect(rect: rect), isLate ? ToolPalette.late : ToolPalette.onTime))
      }
      start = place
      (height, isLate) = following
    }
    let line = Rect(
      x: frame.minX, y: frame.maxY - FrameGraph.deadline(height: frame.height),
      width: frame.width, height: 1)
    list.append(.fill(RoundedRect(rect: line), ToolPalette.deadline))
  }

  /// The height of a bar in whole points, and whether its frame was late.
  private func look(
    of place: Int, _ period: Double, _ height: Double
  ) -> (height: Double, isLate: Bool) {
    let bar = bars[(next + place) % FrameGraph.capacity]
    guard bar.interval > 0 else { return (0, false) }
    let wanted = bar.interval / (period * FrameGraph.periods) * height
    return (min(max(wanted.rounded(), 1), height), bar.isLate)
  }
}
