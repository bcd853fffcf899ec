extension PhaseSummary {
  /// One entry of the report's `phases`; every key stands there, `null` without frames.
  var json: JSONValue {
    .object(pace + smoothness + latency + distributions)
  }

  private var pace: [JSONValue.Member] {
    [
      .init("name", .string(name)),
      .init("frames", .integer(frames)),
      .init("cpuMs", PhaseSummary.json(of: cpu)),
      .init("intervalMs", PhaseSummary.json(of: interval)),
      .init("missed", .integer(missed)),
      .init("missedVsyncs", .integer(missedVsyncs)),
      .init("hitchMs", frames > 0 ? .number(hitchTime) : .null),
      .init("hitchMsPerS", .optional(hitchRatio)),
      .init("seconds", .number(animationTime / 1000)),
      .init("framesPerSecond", .optional(framesPerSecond)),
      .init("missedPercent", .optional(missedShare.map { $0 * 100 })),
      .init("overrunMs", PhaseSummary.json(of: overrun)),
      .init("workMs", PhaseSummary.json(of: work)),
    ]
  }

  private var smoothness: [JSONValue.Member] {
    let ratings = HitchScale.allCases.map { scale in
      JSONValue.Member(
        scale.rawValue, .optional(hitchRatio.map { scale.rating(of: $0).rawValue }))
    }
    return [
      .init("hitches", .integer(hitches.count)),
      .init("visibleHitches", .integer(hitches.visibleCount)),
      .init("longestHitchMs", frames > 0 ? .number(hitches.longest) : .null),
      .init("hitchRatings", .object(ratings)),
      .init("onePercentLowFps", PhaseSummary.json(of: onePercentLow)),
      .init("pointOnePercentLowFps", PhaseSummary.json(of: pointOnePercentLow)),
      .init("animationErrorMsPerS", .optional(animationError?.perSecond)),
      .init("animationErrorMsPerFrame", .optional(animationError?.perFrame)),
      .init("longestAnimationErrorMs", .optional(animationError?.max)),
    ]
  }

  private var latency: [JSONValue.Member] {
    [
      .init("inputs", .integer(inputToPresent?.count ?? 0)),
      .init("inputToPresentMs", PhaseSummary.json(of: inputToPresent)),
      .init("inputToFirstChangeMs", PhaseSummary.json(of: inputToFirstChange)),
    ]
  }

  private var distributions: [JSONValue.Member] {
    let stages = stages.map {
      JSONValue.Member($0.stage.rawValue, PhaseSummary.json(of: $0.time))
    }
    return [
      .init("stagesMs", .object(stages)),
      .init("allocations", PhaseSummary.json(of: allocations)),
      .init("cpuHistogram", PhaseSummary.json(of: cpuHistogram)),
      .init("intervalHistogram", PhaseSummary.json(of: intervalHistogram)),
    ]
  }

  private static func json(of distribution: Distribution?) -> JSONValue {
    .object([
      .init("p50", .optional(distribution?.p50)),
      .init("p90", .optional(distribution?.p90)),
      .init("p95", .optional(distribution?.p95)),
      .init("p99", .optional(distribution?.p99)),
      .init("p999", .optional(distribution?.p999)),
      .init("max", .optional(distribution?.max)),
      .init("mean", .optional(distribution?.mean)),
    ])
  }

  private static func json(of low: LowFrameRate?) -> JSONValue {
    .object([
      .init("percentile", .optional(low?.percentile)),
      .init("average", .optional(low?.average)),
      .init("integral", .optional(low?.integral)),
    ])
  }

  /// The buckets that are not empty, each as where it begins in milliseconds and its count.
  private static func json(of histogram: Histogram) -> JSONValue {
    .array(histogram.buckets.map { .array([.integer($0.start), .integer($0.count)]) })
  }
}
