import FrameTiming
import Testing

@Suite struct KnownRunsTests {
  /// Every figure that the oracle gives, by its name there.
  private static let figures: [String: @Sendable (PhaseSummary) -> Double?] = {
    var figures: [String: @Sendable (PhaseSummary) -> Double?] = [
      "frames": { Double($0.frames) },
      "missed": { Double($0.missed) },
      "missedShare": { $0.missedShare },
      "missedVsyncs": { Double($0.missedVsyncs) },
      "framesPerSecond": { $0.framesPerSecond },
      "hitchTime": { $0.hitchTime },
      "hitches": { Double($0.hitches.count) },
      "visibleHitches": { Double($0.hitches.visibleCount) },
      "longestHitch": { $0.hitches.longest },
      "animationTime": { $0.animationTime },
      "hitchRatio": { $0.hitchRatio },
      "animationError.total": { $0.animationError?.total },
      "animationError.max": { $0.animationError?.max },
      "animationError.perFrame": { $0.animationError?.perFrame },
      "animationError.perSecond": { $0.animationError?.perSecond },
      "onePercentLow.percentile": { $0.onePercentLow?.percentile },
      "onePercentLow.average": { $0.onePercentLow?.average },
      "onePercentLow.integral": { $0.onePercentLow?.integral },
      "pointOnePercentLow.percentile": { $0.pointOnePercentLow?.percentile },
      "pointOnePercentLow.average": { $0.pointOnePercentLow?.average },
      "pointOnePercentLow.integral": { $0.pointOnePercentLow?.integral },
    ]
    var distributions: [(String, @Sendable (PhaseSummary) -> Distribution?)] = [
      ("cpu", { $0.cpu }), ("work", { $0.work }), ("interval", { $0.interval }),
      ("overrun", { $0.overrun }), ("inputToPresent", { $0.inputToPresent }),
      ("inputToFirstChange", { $0.inputToFirstChange }),
    ]
    for stage in FrameStage.allCases {
      distributions.append(
        ("stage.\(stage.rawValue)", { $0.stages.first { $0.stage == stage }?.time }))
    }
    for (name, distribution) in distributions {
      figures["\(name).count"] = { Double(distribution($0)?.count ?? 0) }
      figures["\(name).mean"] = { distribution($0)?.mean }
      figures["\(name).p50"] = { distribution($0)?.p50 }
      figures["\(name).p90"] = { distribution($0)?.p90 }
      figures["\(name).p95"] = { distribution($0)?.p95 }
      figures["\(name).p99"] = { distribution($0)?.p99 }
      figures["\(name).p999"] = { distribution($0)?.p999 }
      figures["\(name).max"] = { distribution($0)?.max }
    }
    return figures
  }()

  private static let histograms: [String: @Sendable (PhaseSummary) -> Histogram] = [
    "intervalHistogram": { $0.intervalHistogram }, "cpuHistogram": { $0.cpuHistogram },
  ]

  @Test("There are known runs of every kind that is asked for")
  func allKinds() {
    #expect(
      KnownRun.all.map(\.name) == [
        "constant-60-Hz", "one-dropped", "alternating-8-and-25-ms", "120-Hz-1-percent-long",
        "a-single-frame", "none", "messy",
      ])
    #expect(KnownRun.all.map(\.records.count) == [60, 60, 61, 401, 1, 0, 240])
  }

  @Test("Every figure of a recorded run is the one NumPy gives", arguments: KnownRun.all)
  func agreesWithNumPy(run: KnownRun) {
    var checked: Set<String> = []
    var summaries: [FramePhase?: PhaseSummary] = [:]
    for figure in run.figures {
      let summary =
        summaries[figure.phase] ?? PhaseSummary(of: run.records, in: figure.phase)
      summaries[figure.phase] = summary
      let label: Comment = "\(run.name), \(summary.name): \(figure.name)"
      checked.insert(figure.name)
      if let histogram = KnownRunsTests.histograms[figure.name] {
        let buckets = histogram(summary).buckets.map { "\($0.start):\($0.count)" }
        #expect((buckets.isEmpty ? "-" : buckets.joined(separator: ",")) == figure.text, label)
      } else if let value = KnownRunsTests.figures[figure.name] {
        guard let expected = Double(figure.text) else {
          #expect(value(summary) == nil, label)
          continue
        }
        #expect(isClose(value(summary), expected), label)
      } else {
        Issue.record("no such figure: \(figure.name)")
      }
    }
    #expect(checked == Set(KnownRunsTests.figures.keys).union(KnownRunsTests.histograms.keys))
  }

  @Test("Runs summed together are no run: no interval leads from one into the next")
  func severalRuns() throws {
    let run = try #require(KnownRun.all.first { $0.name == "one-dropped" }).records
    let both = PhaseSummary(ofRuns: [run, run], in: nil)
    let one = PhaseSummary(of: run, in: nil)
    #expect(both.frames == 2 * one.frames)
    #expect(both.interval?.count == 118)
    #expect(isClose(both.hitchTime, 2 * one.hitchTime))
    #expect(isClose(both.framesPerSecond, one.framesPerSecond ?? 0))
  }

  @Test("In slow motion, the animations' time counts for as much as it took")
  func slowMotion() {
    var run = RecordedFrames.records(intervals: [20, 20, 20], period: 20)
    for index in run.indices { run[index].sampleTime = .init(elapsed: .milliseconds(5 * index)) }
    #expect(PhaseSummary(ofRuns: [run], in: nil, slowMotion: 4).animationError?.total == 0)
    #expect(PhaseSummary(ofRuns: [run], in: nil).animationError?.perFrame == 15)
  }
}
