/// The frames of one run as columns side by side: how long after the one before each came, the CPU
/// time in it, which came late, and the phase they belong to.
struct FrameStrip {
  private let records: [FrameRecord]

  /// What a column shows: one frame, or the slowest of several where there are more frames than
  /// columns.
  private let columns: [Column]

  private let run: Int
  private let framesPerColumn: Int

  /// The refresh period, in milliseconds.
  private let period: Double

  /// What the top of the plot stands for, in milliseconds.
  private let top: Double

  fileprivate struct Column {
    var interval = 0.0
    var cpu = 0.0

    /// The longest of the frames that came late, and what it took.
    var late: (record: FrameRecord, interval: Duration?)?
  }

  private static let width = 1120.0
  private static let left = 48.0
  private static let right = 12.0
  private static let plotTop = 18.0
  private static let plotHeight = 130.0
  private static let bandHeight = 15.0
  private static var baseline: Double { plotTop + plotHeight }
  private static var plotWidth: Double { width - left - right }

  /// How many refreshes the plot shows at most; what is longer is cut off and says so.
  private static let mostPeriods = 6.0

  /// - Parameters:
  ///   - log: The run.
  ///   - run: Its number, from 1.
  init(_ log: FrameLog, run: Int) {
    records = log.records
    self.run = run
    framesPerColumn = max(
      1, Int((Double(records.count) / (FrameStrip.plotWidth / 1.5)).rounded(.up)))
    var columns: [Column] = []
    var previous: FrameRecord?
    for (place, record) in records.enumerated() {
      if place.isMultiple(of: framesPerColumn) { columns.append(Column()) }
      let interval = record.interval(since: previous)
      columns[columns.count - 1].add(record, interval)
      previous = record
    }
    self.columns = columns
    period = records.first?.refreshPeriod.milliseconds ?? 0
    let highest = columns.map { max($0.interval, $0.cpu) }.reduce(0, max)
    top = min(max(highest, 2 * period) * 1.06, FrameStrip.mostPeriods * period)
  }

  /// The picture; a sentence where there are no frames.
  var markup: String {
    guard !records.isEmpty else { return Markup.element("p", text: "No frames.") }
    let height = FrameStrip.baseline + 6 + FrameStrip.bandHeight
    let title = "strip-\(run)-title"
    let content =
      Markup.element("title", [("id", title)], text: description) + grid + bars + rests + lateMarks
      + deadline + bands
    return Markup.element(
      "svg",
      [
        ("viewBox", "0 0 \(Markup.coordinate(FrameStrip.width)) \(Markup.coordinate(height))"),
        ("role", "img"), ("aria-labelledby", title),
      ], content)
  }

  private var description: String {
    let longest = columns.map(\.interval).reduce(0, max)
    let late = records.count { $0.isMissed }
    return "Run \(run): \(records.count) frames, \(late) of them late; the longest interval is "
      + "\(FigureText.plain(longest)) ms, a refresh \(FigureText.plain(period)) ms."
  }

  // MARK: Scales

  /// Where a frame's column begins, by its place in the run.
  private func x(_ place: Double) -> Double {
    FrameStrip.left + place / Double(max(records.count, 60)) * FrameStrip.plotWidth
  }

  private func y(_ milliseconds: Double) -> Double {
    FrameStrip.baseline - min(milliseconds, top) / top * FrameStrip.plotHeight
  }

  private func span(ofColumn column: Int) -> (from: Double, to: Double) {
    let first = column * framesPerColumn
    let from = x(Double(first))
    let to = x(Double(min(first + framesPerColumn, records.count)))
    // A hair between columns that are wide enough to show it.
    return (from, to - from > 3 ? to - 1 : to)
  }

  // MARK: Parts

  /// A line for each refresh.
  private var grid: String {
    var text = line("grid", FrameStrip.baseline) + label("0", FrameStrip.baseline, "")
    let count = Int((top / period).rounded(.down))
    for number in stride(from: 1, through: count, by: 1) {
      let milliseconds = period * Double(number)
      text += line("grid", y(milliseconds))
      text += label(
        FigureText.plain(milliseconds, decimals: 1), y(milliseconds),
        number == 1 ? "deadline-label" : "")
    }
    return text
      + Markup.element(
        "text",
        [("x", Markup.coordinate(FrameStrip.left - 8)), ("y", "10"), ("text-anchor", "end")],
        text: "ms")
  }

  /// Drawn over the columns, which mostly end about here.
  private var deadline: String { line("deadline", y(period)) }

  private func line(_ style: String, _ y: Double) -> String {
    Markup.empty(
      "line",
      [
        ("class", style), ("x1", Markup.coordinate(FrameStrip.left)),
        ("x2", Markup.coordinate(FrameStrip.width - FrameStrip.right)),
        ("y1", Markup.coordinate(y)), ("y2", Markup.coordinate(y)),
      ])
  }

  private func label(_ text: String, _ y: Double, _ style: String) -> String {
    Markup.element(
      "text",
      [
        ("class", style), ("x", Markup.coordinate(FrameStrip.left - 8)),
        ("y", Markup.coordinate(y + 4)), ("text-anchor", "end"),
      ], text: text)
  }

  private var bars: String {
    let kinds: [(String, KeyPath<Column, Double>)] = [("interval", \.interval), ("cpu", \.cpu)]
    return kinds.map { style, height in
      let path = columns.indices.filter { columns[$0][keyPath: height] > 0 }
        .map { outline(ofColumn: $0, from: 0, to: columns[$0][keyPath: height]) }.joined()
      return Markup.empty("path", [("class", style), ("d", path)])
    }.joined()
  }

  private func outline(ofColumn column: Int, from low: Double, to high: Double) -> String {
    let (left, right) = span(ofColumn: column)
    let base = Markup.coordinate(y(low))
    return "M\(Markup.coordinate(left)) \(base)V\(Markup.coordinate(y(high)))"
      + "H\(Markup.coordinate(right))V\(base)z"
  }

  /// Late frames: what stands above a refresh filled anew, a mark above it, and what happened.
  private var lateMarks: String {
    columns.indices.compactMap { column in
      guard let (record, interval) = columns[column].late else { return nil }
      let (from, to) = span(ofColumn: column)
      let milliseconds = interval?.milliseconds ?? period
      let middle = (from + to) / 2
      let summit = y(max(milliseconds, period))
      let isCut = milliseconds > top
      let mark =
        isCut ? "M\(p(middle - 4, summit))l4 -7l4 7z" : "M\(p(middle, summit - 2))l-3.5 -6h7z"
      let body =
        milliseconds > period ? outline(ofColumn: column, from: period, to: milliseconds) : ""
      let took = interval.map { "\(FigureText.plain($0.milliseconds)) ms, " } ?? ""
      let words =
        "frame \(record.index), \(record.phase.rawValue): \(took)"
        + "\(FigureText.plain(record.overrun.milliseconds)) ms late"
        + (isCut ? ", longer than the plot is high" : "")
      return Markup.element(
        "path", [("class", "late"), ("d", body + mark)],
        Markup.element("title", text: words))
    }.joined()
  }

  private func p(_ x: Double, _ y: Double) -> String {
    "\(Markup.coordinate(x)) \(Markup.coordinate(y))"
  }

  /// Where nothing moved for a while, so that no frames were made.
  private var rests: String {
    records.indices.filter { $0 > 0 && !records[$0].followsFrame }.map { place in
      let x = Markup.coordinate(x(Double(place)))
      return Markup.empty(
        "line",
        [
          ("class", "rest"), ("x1", x), ("x2", x), ("y1", Markup.coordinate(FrameStrip.plotTop)),
          ("y2", Markup.coordinate(FrameStrip.baseline)),
        ])
    }.joined()
  }

  private var bands: String {
    var text = ""
    var start = 0
    while start < records.count {
      let phase = records[start].phase
      let end = records[start...].firstIndex { $0.phase != phase } ?? records.count
      text += band(phase, from: x(Double(start)), to: x(Double(end)), frames: end - start)
      start = end
    }
    return text
  }

  private func band(_ phase: FramePhase, from: Double, to: Double, frames: Int) -> String {
    let top = FrameStrip.baseline + 6
    let title = Markup.element("title", text: "\(phase.rawValue), \(frames) frames")
    let area = Markup.element(
      "rect",
      [
        ("class", phase.rawValue), ("x", Markup.coordinate(from)), ("y", Markup.coordinate(top)),
        ("width", Markup.coordinate(max(0.5, to - from - (to - from > 3 ? 1 : 0)))),
        ("height", Markup.coordinate(FrameStrip.bandHeight)),
      ], title)
    // Six pixels a letter, and some air.
    guard to - from > Double(phase.rawValue.count * 6 + 8) else { return area }
    return area
      + Markup.element(
        "text",
        [
          ("class", "on-band"), ("x", Markup.coordinate(from + 4)),
          ("y", Markup.coordinate(top + 11)),
        ], text: phase.rawValue)
  }
}

extension FrameStrip.Column {
  fileprivate mutating func add(_ record: FrameRecord, _ time: Duration?) {
    interval = max(interval, time?.milliseconds ?? 0)
    cpu = max(cpu, record.cpu.milliseconds)
    guard record.isMissed else { return }
    if let late, late.record.overrun >= record.overrun { return }
    late = (record, time)
  }
}
