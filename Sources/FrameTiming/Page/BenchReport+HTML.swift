extension BenchReport {
  /// The report as one page that needs nothing else: no network, no script.
  ///
  /// - Parameter pictures: What was on screen in frames that had a hitch; those of other frames are
  ///   left out.
  /// - Returns: The page, in UTF-8; well-formed as XML too.
  package func html(pictures: [HitchPicture] = []) -> String {
    let head =
      Markup.empty("meta", [("charset", "utf-8")])
      + Markup.empty(
        "meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
      + Markup.empty(
        "meta",
        [
          ("http-equiv", "Content-Security-Policy"),
          ("content", "default-src 'none'; style-src 'unsafe-inline'; img-src data:"),
        ])
      + Markup.element("title", text: "Frame timing: \(scenario.name)")
      + Markup.element("style", PageStyle.sheet)
    let main =
      opening + stripSection + histogramSection + tableSection + hitchSection(pictures) + runSection
      + comparisonSection + environmentSection + honestySection
    return "<!DOCTYPE html>\n"
      + Markup.element(
        "html", [("lang", "en")],
        Markup.element("head", head)
          + Markup.element("body", Markup.element("main", main))) + "\n"
  }

  // MARK: Sections

  private var opening: String {
    let played =
      "\(scenario.name), style \(scenario.style), preset \(scenario.preset), "
      + "\(scenario.cycles) cycles"
      + (runs.count == 1 ? "" : ", \(runs.count) runs")
    return Markup.element("h1", text: "Frame timing")
      + Markup.element("p", [("class", "quiet")], text: played) + notices
      + Markup.element("ul", [("class", "tiles")], tiles.joined())
  }

  private var notices: String {
    var notices: [(style: String, text: String)] = []
    if let comparison {
      let style = comparison.verdict == .tooNoisy ? "noisy" : comparison.verdict.rawValue
      notices.append((style, comparison.conclusion))
    }
    notices += (honesty.filter { $0.hasPrefix("PARTIAL") } + warnings).map { ("", $0) }
    return notices.map { notice in
      Markup.element(
        "p", [("class", "notice \(notice.style)"), ("role", "note")], text: notice.text)
    }.joined()
  }

  private var tiles: [String] {
    let scales = HitchScale.allCases.compactMap { scale in
      total.hitchRatio.map {
        "\(scale == .scroll ? "scroll" : "all"): \(scale.rating(of: $0).rawValue)"
      }
    }
    let missed = "\(total.missed) of \(total.frames)"
    let tiles: [(value: String, unit: String, name: String)] = [
      (
        FigureText.plain(total.framesPerSecond, decimals: 1), "fps",
        "\(total.frames) frame\(total.frames == 1 ? "" : "s")"
      ),
      (FigureText.plain(total.cpu?.p50), "ms", "CPU a frame, median"),
      (FigureText.plain(total.cpu?.p95), "ms", "CPU a frame, p95"),
      (FigureText.plain(total.interval?.p99), "ms", "interval, p99"),
      (FigureText.plain(total.missedShare.map { $0 * 100 }, decimals: 1), "%", "late: \(missed)"),
      (
        FigureText.plain(total.hitchRatio, decimals: 1), "ms/s",
        "hitches; " + scales.joined(separator: ", ")
      ),
      (FigureText.plain(total.inputToPresent?.p95, decimals: 1), "ms", "input to present, p95"),
    ]
    return tiles.map { tile in
      Markup.element(
        "li",
        Markup.element("b", text: tile.value == "-" ? "–" : "\(tile.value) \(tile.unit)")
          + Markup.element("span", [("class", "quiet")], text: tile.name))
    }
  }

  private var stripSection: String {
    let strips = runs.enumerated().map { index, log in
      let state = log.isPartial ? " (partial: it was cut short)" : ""
      return Markup.element("h3", text: "Run \(index + 1)\(state)")
        + Markup.element(
          "div",
          [
            ("class", "wide"), ("role", "region"), ("aria-label", "Frames of run \(index + 1)"),
            ("tabindex", "0"),
          ], FrameStrip(log, run: index + 1).markup)
    }
    let explanation =
      "Each column is a frame, or the slowest of several where there is no room for all. Its height "
      + "is the time since the present before it; a dotted line is a rest, when no frame is made. "
      + "Lines are refreshes apart, and the dashed one is the deadline."
    return Markup.element("h2", text: "Frames") + Markup.element("p", text: explanation) + legend
      + strips.joined()
  }

  private var legend: String {
    let shown = phases.filter { $0.frames > 0 }.map { ($0.name, $0.name) }
    let entries =
      [
        ("interval", "time between presents"), ("cpu", "CPU time in it"),
        ("late", "came after its deadline, with a mark on top"),
      ] + shown
    let items = entries.map { style, words in
      let sample = Markup.element(
        "svg", [("viewBox", "0 0 12 12"), ("aria-hidden", "true")],
        Markup.empty("rect", [("class", style), ("width", "12"), ("height", "12"), ("rx", "2")]))
      return Markup.element("li", sample + Markup.escaped(words))
    }
    return Markup.element("ul", [("class", "legend")], items.joined())
  }

  private var histogramSection: String {
    let samples = PhaseSamples(
      of: runs.map(\.records), in: nil, slowMotion: scenario.slowMotion)
    let period = runs.lazy.compactMap(\.records.first).first?.refreshPeriod.milliseconds ?? 0
    let charts = [
      HistogramChart(
        title: "Time between presents", identifier: "histogram-interval", style: "interval",
        samples.intervals, period: period),
      HistogramChart(
        title: "CPU time a frame", identifier: "histogram-cpu", style: "cpu", samples.cpu,
        period: period),
    ]
    let figures = zip(charts, ["Time between presents", "CPU time a frame"]).map { chart, title in
      Markup.element("figure", Markup.element("figcaption", text: title) + chart.markup)
    }
    return Markup.element("h2", text: "Distribution")
      + Markup.element("p", text: "Counts are drawn by their logarithm.")
      + Markup.element("div", [("class", "pair")], figures.joined())
  }

  private func hitchSection(_ pictures: [HitchPicture]) -> String {
    let heading = Markup.element("h2", text: "Hitches")
    guard !hitches.isEmpty else {
      return heading + Markup.element("p", text: "No frame was shown later than expected.")
    }
    let longest = longestHitches.prefix(24)
    let words =
      "\(hitches.count) frame\(hitches.count == 1 ? " was" : "s were") shown later than expected"
      + (hitches.count > longest.count ? "; the \(longest.count) longest:" : ", longest first:")
    return heading + Markup.element("p", text: words)
      + Markup.element(
        "div", [("class", "hitches")],
        longest.map { hitch in
          card(hitch, pictures.first { $0.run == hitch.run && $0.frame == hitch.frame })
        }.joined())
  }

  private func card(_ hitch: Hitch, _ picture: HitchPicture?) -> String {
    let place = "frame \(hitch.frame)" + (runs.count > 1 ? " of run \(hitch.run)" : "")
    let image = picture.map {
      Markup.empty(
        "img",
        [
          ("src", "data:image/png;base64,\($0.base64)"),
          ("alt", "What was on screen in \(place), \(hitch.phase.rawValue)"),
        ])
    }
    let cause =
      switch hitch.cause {
      case .stage(let stage): "; \(stage.rawValue) took longer than usual"
      case .severalStages: "; several stages took longer than usual"
      case .lateStart: "; it was begun late"
      case nil: ""
      }
    let caption =
      Markup.element("b", text: "\(FigureText.plain(hitch.milliseconds, decimals: 1)) ms late")
      + Markup.escaped(
        " \(place), \(hitch.phase.rawValue), "
          + "at \(FigureText.plain(hitch.time / 1000)) s\(cause)")
    return Markup.element("figure", (image ?? "") + Markup.element("figcaption", caption))
  }

  private var runSection: String {
    let table = runTable.markup(
      named: "Across runs",
      caption: "Medians of the runs, the median distance from them (not scaled), and where the "
        + "median would lie in 95 of 100 repetitions (bootstrap, seeded).")
    return table.isEmpty ? "" : Markup.element("h2", text: "From run to run") + table
  }

  private var comparisonSection: String {
    guard let comparison else { return "" }
    let differences = comparison.differences.map { Markup.element("li", text: $0) }.joined()
    return Markup.element("h2", text: "Against \(comparison.baseline)")
      + Markup.element("p", text: comparison.conclusion)
      + comparison.table.markup(
        named: "Comparison", caption: comparison.notes.joined(separator: " "))
      + (differences.isEmpty
        ? ""
        : Markup.element("p", text: "What else was different:")
          + Markup.element("ul", differences))
  }

  private var environmentSection: String {
    let entries = environmentLines + measurementLines
    let list = entries.map {
      Markup.element("dt", text: $0.name) + Markup.element("dd", text: $0.text)
    }
    return Markup.element("h2", text: "Where and what") + Markup.element("dl", list.joined())
  }

  private var honestySection: String {
    Markup.element("h2", text: "What these figures hold, and what they cannot")
      + Markup.element("ul", honesty.map { Markup.element("li", text: $0) }.joined())
  }
}
