import Glibc

/// How often which times came, as columns of equal width over a scale of milliseconds.
///
/// Counts are drawn by their logarithm, so that the few long ones are seen beside the many short.
struct HistogramChart {
  private let title: String
  private let identifier: String
  private let style: String
  private let count: Int
  private let counts: [Int]

  /// How many values lie beyond the scale.
  private let beyond: Int

  /// The width of a column, and the refresh period, in milliseconds.
  private let step: Double
  private let period: Double

  private static let width = 540.0
  private static let left = 46.0
  private static let right = 14.0
  private static let plotTop = 22.0
  private static let plotHeight = 150.0
  private static let columns = 60
  private static var baseline: Double { plotTop + plotHeight }

  /// - Parameters:
  ///   - title: What the values are.
  ///   - identifier: A name for the picture that no other has.
  ///   - style: The class of the columns.
  ///   - values: In milliseconds.
  ///   - period: The refresh period, in milliseconds.
  init(title: String, identifier: String, style: String, _ values: [Double], period: Double) {
    self.title = title
    self.identifier = identifier
    self.style = style
    self.period = period
    count = values.count
    let long = Percentile.value(at: 0.999, ofSorted: values.sorted()) ?? 0
    let range = max(long * 1.02, period * 1.5)
    let steps = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200]
    step = steps.first { $0 * Double(HistogramChart.columns) >= range } ?? 500
    var counts = Array(repeating: 0, count: HistogramChart.columns)
    var beyond = 0
    for value in values {
      let place = Int(max(0, value) / step)
      if place < counts.count { counts[place] += 1 } else { beyond += 1 }
    }
    self.counts = counts
    self.beyond = beyond
  }

  var markup: String {
    guard count > 0 else { return Markup.element("p", text: "\(title): no frames.") }
    let height = HistogramChart.baseline + 34
    let words =
      "\(title): \(count) values, \(beyond) of them beyond "
      + "\(FigureText.plain(step * Double(HistogramChart.columns), decimals: 0)) ms"
    return Markup.element(
      "svg",
      [
        ("viewBox", "0 0 \(Markup.coordinate(HistogramChart.width)) \(Markup.coordinate(height))"),
        ("role", "img"), ("aria-labelledby", identifier),
      ],
      Markup.element("title", [("id", identifier)], text: words) + countLines + bars + deadline
        + timeLabels + heading)
  }

  private var columnWidth: Double {
    (HistogramChart.width - HistogramChart.left - HistogramChart.right)
      / Double(HistogramChart.columns)
  }

  private func x(_ milliseconds: Double) -> Double {
    HistogramChart.left + milliseconds / step * columnWidth
  }

  /// One value stands a little above the line, so that it can be seen.
  private func y(_ count: Double) -> Double {
    let highest = log10(2 * Double(max(10, counts.reduce(0, max))))
    return HistogramChart.baseline
      - (count > 0 ? log10(2 * count) / highest * HistogramChart.plotHeight : 0)
  }

  private var bars: String {
    counts.indices.filter { counts[$0] > 0 }.map { place in
      let top = y(Double(counts[place]))
      let start = Double(place) * step
      let words =
        "\(FigureText.plain(start)) to \(FigureText.plain(start + step)) ms: \(counts[place])"
      return Markup.element(
        "rect",
        [
          ("class", style), ("x", Markup.coordinate(x(start))),
          ("y", Markup.coordinate(top)),
          ("width", Markup.coordinate(columnWidth - 0.75)),
          ("height", Markup.coordinate(HistogramChart.baseline - top)),
        ], Markup.element("title", text: words))
    }.joined()
  }

  private var countLines: String {
    var text = line("grid", y: HistogramChart.baseline)
    var count = 1.0
    while y(count) > HistogramChart.plotTop - 1 {
      text += line("grid", y: y(count))
      text += label(
        "\(Int(count))", x: HistogramChart.left - 6, y: y(count) + 4, anchor: "end")
      count *= 10
    }
    return text
  }

  private var deadline: String {
    let x = Markup.coordinate(x(period))
    return Markup.empty(
      "line",
      [
        ("class", "deadline"), ("x1", x), ("x2", x),
        ("y1", Markup.coordinate(HistogramChart.plotTop - 6)),
        ("y2", Markup.coordinate(HistogramChart.baseline)),
      ])
      + label(
        "refresh \(FigureText.plain(period, decimals: 1))", x: self.x(period) + 4,
        y: HistogramChart.plotTop, anchor: "start", style: "deadline-label")
  }

  private var timeLabels: String {
    let text = stride(from: 0, through: HistogramChart.columns, by: 10).map { place in
      let milliseconds = Double(place) * step
      return label(
        DecimalText.shortest(milliseconds, decimals: 2) ?? "", x: x(milliseconds),
        y: HistogramChart.baseline + 14, anchor: "middle")
    }
    let beyondText = beyond > 0 ? "; \(beyond) beyond" : ""
    return text.joined()
      + label(
        "ms, in steps of \(DecimalText.shortest(step, decimals: 2) ?? "")\(beyondText)",
        x: HistogramChart.width - HistogramChart.right, y: HistogramChart.baseline + 29,
        anchor: "end")
  }

  private var heading: String {
    label("frames", x: HistogramChart.left - 6, y: 10, anchor: "end")
  }

  private func line(_ style: String, y: Double) -> String {
    Markup.empty(
      "line",
      [
        ("class", style), ("x1", Markup.coordinate(HistogramChart.left)),
        ("x2", Markup.coordinate(HistogramChart.width - HistogramChart.right)),
        ("y1", Markup.coordinate(y)), ("y2", Markup.coordinate(y)),
      ])
  }

  private func label(
    _ text: String, x: Double, y: Double, anchor: String, style: String = ""
  ) -> String {
    Markup.element(
      "text",
      [
        ("class", style), ("x", Markup.coordinate(x)), ("y", Markup.coordinate(y)),
        ("text-anchor", anchor),
      ], text: text)
  }
}
