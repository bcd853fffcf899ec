package import FrameTiming
package import Motion
package import SceneGraph

/// Shows how the frames come: a graph of their intervals, and what the figures say.
///
/// It is fed with every frame and asks for none, so it shows what was true when the newest frame
/// was begun. The same records give the same picture.
package final class FrameOverlay: View {
  /// What draws the frames, such as `cpu`.
  package var renderer = "" {
    didSet {
      guard renderer != oldValue else { return }
      writeText()
      setNeedsDisplay()
    }
  }

  /// Why it is this renderer, such as `no graphics processor`; empty for no line about it.
  package var rendererReason = "" {
    didSet {
      guard rendererReason != oldValue else { return }
      writeText()
      setNeedsDisplay()
    }
  }

  private var statistics = LiveStatistics()
  private var graph = FrameGraph()
  private let font: Font
  private var texts: [String] = []
  private var lines: [TextLayout] = []
  private var deadline: TextLayout

  /// When the text was last due to be written, on the timeline of the records.
  private var written: FrameTime?

  /// Whether the text is to be written when it is next drawn: not before, for mostly nobody sees it.
  private var isTextDue = false

  /// Between two versions of the text: slow enough to be read.
  private static let textPeriod = Duration.milliseconds(250)

  private static let size = Size(width: 300, height: 150)
  private static let padding = 12.0
  private static let lineHeight = 15.0

  /// Right of the graph, for the deadline's figure, in points.
  private static let figureWidth = 36.0

  /// - Parameter typography: The font of the figures.
  package init(typography: Typography) {
    font = typography.font(12, .mono)
    deadline = TextLayout("", font: font)
    super.init()
    isUserInteractionEnabled = false
    backgroundColor = ToolPalette.panel
    border = Border(width: 1, color: ToolPalette.edge)
    cornerRadius = 12
    writeText()
  }

  /// Its usual place: under the bar, at the left.
  ///
  /// - Parameters:
  ///   - bounds: Of the window, in points.
  ///   - hasReason: Whether there is a line about ``rendererReason``.
  /// - Returns: Its frame, in the same points.
  package static func frame(in bounds: Rect, hasReason: Bool = false) -> Rect {
    Rect(
      x: bounds.minX + 16, y: bounds.minY + 61,
      width: min(size.width, max(0, bounds.width - 32)),
      height: size.height + (hasReason ? lineHeight : 0))
  }

  /// Takes in the next frame; asks for no new one.
  ///
  /// Allocates nothing; drawing it does four times a second, for the text.
  package func note(_ record: FrameRecord) {
    statistics.add(record)
    graph.add(record)
    let time = record.returnedFromPresent
    if let written, record.followsFrame, time - written < FrameOverlay.textPeriod { return }
    written = time
    isTextDue = true
  }

  private func writeText() {
    isTextDue = false
    func figure(_ value: Double?) -> String {
      let text = value.flatMap { DecimalText.fixed($0, decimals: 1) } ?? "–"
      return String(repeating: " ", count: max(0, 6 - text.count)) + text
    }
    let (interval, cpu) = (statistics.interval, statistics.cpu)
    let frames = "\(statistics.frames) frames"
    texts = [
      "\(renderer.isEmpty ? "" : "\(renderer), ")\(frames)",
      "interval p50 \(figure(interval.percentile(0.5)))  p99 \(figure(interval.percentile(0.99))) ms",
      "CPU      p50 \(figure(cpu.percentile(0.5)))  p95 \(figure(cpu.percentile(0.95))) ms",
      "missed \(statistics.missed) frames, \(statistics.missedVsyncs) vsyncs",
    ]
    if !rendererReason.isEmpty { texts.insert(rendererReason, at: 1) }
    breakLines()
    let period = statistics.refreshPeriod
    deadline = TextLayout(
      period > 0 ? DecimalText.fixed(period, decimals: 1) ?? "" : "", font: font)
  }

  /// What a narrow window has no room for ends in an ellipsis.
  private func breakLines() {
    let room = max(0, bounds.width - 2 * FrameOverlay.padding)
    lines = texts.map { TextLayout($0, font: font, width: room, limit: 1) }
  }

  package override func layoutSubviews() { breakLines() }

  package override func draw(into list: inout DisplayList) {
    if isTextDue { writeText() }
    let left = bounds.minX + FrameOverlay.padding
    var y = bounds.minY + FrameOverlay.padding - 2
    for line in lines {
      write(line, at: Point(x: left, y: y), ToolPalette.text, into: &list)
      y += FrameOverlay.lineHeight
    }
    let top = y + 8
    let frame = Rect(
      x: left, y: top, width: graphWidth,
      height: max(0, bounds.maxY - FrameOverlay.padding - top))
    graph.draw(in: frame, into: &list)
    let line = frame.maxY - FrameGraph.deadline(height: frame.height)
    write(
      deadline, at: Point(x: frame.maxX + 5, y: line - 7), ToolPalette.secondary, into: &list)
  }

  /// A point for each bar, or what the line's figure at the right leaves of a narrow window.
  private var graphWidth: Double {
    let room = bounds.width - 2 * FrameOverlay.padding - FrameOverlay.figureWidth
    return min(Double(FrameGraph.capacity), max(0, room.rounded(.down)))
  }

  /// Appends a text's one line.
  private func write(
    _ text: TextLayout, at corner: Point, _ color: Color, into list: inout DisplayList
  ) {
    guard let line = text.lines.first, !line.glyphs.isEmpty else { return }
    list.append(
      .text(
        DisplayText(
          font: font, glyphs: line.glyphs,
          origin: Point(x: corner.x, y: (corner.y + text.ascent).rounded()), color: color)))
  }
}
