/// The tables of the report's text that follow the first one.
extension BenchReport {
  /// The phases that had frames, then all frames.
  var shownPhases: [PhaseSummary] { phases.filter { $0.frames > 0 } + [total] }

  var smoothnessTable: TextTable {
    var table = TextTable(titles: [
      "phase", "fps", "missed %", "p50", "p95", "p99", "count", "over 100", "longest", "ms/s",
      "scroll", "animation",
    ])
    table.groups = [
      .init("overrun ms", 3..<6), .init("hitches", 6..<10), .init("rated as", 10..<12),
    ]
    table.rows = shownPhases.map { phase in
      let figures = [
        phase.framesPerSecond, phase.missedShare.map { $0 * 100 }, phase.overrun?.p50,
        phase.overrun?.p95, phase.overrun?.p99,
      ]
      let ratings = HitchScale.allCases.map { scale in
        phase.hitchRatio.map { scale.rating(of: $0).rawValue } ?? "-"
      }
      return [phase.name] + figures.map { FigureText.plain($0) }
        + ["\(phase.hitches.count)", "\(phase.hitches.visibleCount)"]
        + [FigureText.plain(phase.hitches.longest), FigureText.plain(phase.hitchRatio)] + ratings
    }
    return table
  }

  var slowestTable: TextTable {
    let kinds = ["percentile", "average", "integral"]
    var table = TextTable(titles: ["phase", "CPU", "interval"] + kinds + kinds)
    table.groups = [
      .init("p99.9 ms", 1..<3), .init("1 % low, fps", 3..<6), .init("0.1 % low, fps", 6..<9),
    ]
    table.rows = shownPhases.map { phase in
      let lows = [phase.onePercentLow, phase.pointOnePercentLow]
      let figures =
        [phase.cpu?.p999, phase.interval?.p999]
        + lows.flatMap { [$0?.percentile, $0?.average, $0?.integral] }
      return [phase.name] + figures.map { FigureText.plain($0) }
    }
    return table
  }

  var latencyTable: TextTable {
    var table = TextTable(titles: [
      "phase", "inputs", "p50", "p95", "max", "p50", "p95", "max", "ms/s", "a frame", "longest",
    ])
    table.groups = [
      .init("input to present ms", 2..<5), .init("to first change ms", 5..<8),
      .init("animation error ms", 8..<11),
    ]
    table.rows = shownPhases.map { phase in
      let latencies = [phase.inputToPresent, phase.inputToFirstChange]
      let error = phase.animationError
      let figures =
        latencies.flatMap { [$0?.p50, $0?.p95, $0?.max] }
        + [error?.perSecond, error?.perFrame, error?.max]
      return [phase.name, "\(phase.inputToPresent?.count ?? 0)"]
        + figures.map { FigureText.plain($0) }
    }
    return table
  }

  /// Half of the frames took the first figure at most, 95 of 100 the second.
  var stageTable: TextTable {
    let used = total.stages.filter { $0.time.max > 0 }.map(\.stage)
    var table = TextTable(titles: ["p50 / p95 ms"] + used.map(\.rawValue))
    guard !used.isEmpty else { return table }
    table.rows = shownPhases.map { phase in
      [phase.name]
        + used.map { stage in
          let time = phase.stages.first { $0.stage == stage }?.time
          return "\(FigureText.plain(time?.p50)) / \(FigureText.plain(time?.p95))"
        }
    }
    return table
  }

  /// How often frames asked for memory; nothing where nobody counted.
  var allocationTable: TextTable {
    var table = TextTable(titles: ["allocations a frame", "p50", "p95", "p99", "max"])
    guard total.allocations != nil else { return table }
    table.rows = shownPhases.map { phase in
      let counts = phase.allocations
      return [phase.name]
        + [counts?.p50, counts?.p95, counts?.p99, counts?.max].map {
          FigureText.plain($0, decimals: 0)
        }
    }
    return table
  }

  var runTable: TextTable {
    let count = runs.count { !$0.isPartial }
    var table = TextTable(titles: [
      "across \(count) runs", "median", "deviation", "95 % interval", "unit",
    ])
    guard count > 1 else { return table }
    table.rows = acrossRuns.filter { $0.phase == "total" }.map { figure in
      [
        figure.figure.rawValue, FigureText.plain(figure.spread.median),
        FigureText.plain(figure.spread.medianDeviation), FigureText.range(figure.spread.interval),
        figure.figure.unit,
      ]
    }
    return table
  }

  /// All hitches, longest first; of those that are equally long, the earlier one first.
  var longestHitches: [Hitch] {
    hitches.enumerated().sorted {
      ($1.element.milliseconds, $0.offset) < ($0.element.milliseconds, $1.offset)
    }.map(\.element)
  }

  /// The ten longest hitches, longest first.
  var hitchTable: TextTable {
    var table = TextTable(titles: [
      "longest hitches", "run", "frame", "at ms", "hitch ms", "cause",
    ])
    table.rows = longestHitches.prefix(10).map { hitch in
      [
        hitch.phase.rawValue, "\(hitch.run)", "\(hitch.frame)",
        FigureText.plain(hitch.time, decimals: 1), FigureText.plain(hitch.milliseconds),
        hitch.cause?.name ?? "-",
      ]
    }
    return table
  }
}
