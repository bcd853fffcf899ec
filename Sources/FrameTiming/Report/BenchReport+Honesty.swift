extension BenchReport {
  /// What the figures hold and what they cannot, a sentence each.
  package var honesty: [String] {
    limits + clocks + [ownCost, continuity, stall, partial].compactMap(\.self)
  }

  private var limits: [String] {
    let display =
      scenario.isHeadless
      ? "No window was open: frames were paced to real deadlines and drawn, and no display took part."
      : "SDL2 cannot see when a picture lights up. The moment at which the present returned stands "
        + "for it; what the compositor and the display add is in no figure. Where vsync paces the "
        + "frames, their table says when each was predicted to be shown."
    return [
      display,
      "CPU time is of all threads of this process, present included. The work of the display server, "
        + "of a compositor and of a GPU is not in it.",
      "An input counts from when the script gave it to the gallery: after the frame before, or at rest "
        + "when it was due. What a mouse and a window system would take before is not in it.",
      "Intervals lead from the return of a present to that of the next; the first frame after a rest "
        + "has none. Percentiles are interpolated between the values beside (N − 1)·p, type 7.",
    ]
  }

  private var clocks: [String] {
    measurements.clocks.map { clock in
      let resolution = FigureText.plain(clock.resolution.milliseconds * 1e6, decimals: 0)
      let reading = FigureText.plain(clock.reading.milliseconds * 1e6, decimals: 0)
      return "\(clock.clock.rawValue) has a resolution of \(resolution) ns; reading it takes "
        + "\(reading) ns."
    }
  }

  private var ownCost: String? {
    measurements.ownCost.map { cost in
      "Measuring costs \(FigureText.microseconds(cost.perFrame)) a frame, "
        + "\(FigureText.microseconds(cost.cpuPerFrame)) of it CPU time (over \(cost.frames) empty "
        + "frames); up to so much of every figure is the measuring itself."
    }
  }

  private var continuity: String? {
    measurements.continuity.map { continuity in
      "Of \(continuity.checked) steps of what moved, \(continuity.positionJumps) jumped in place and "
        + "\(continuity.velocityJumps) in velocity."
    }
  }

  private var stall: String? {
    measurements.stallSelfTest.map { test in
      "Self-test \(test.passes ? "passed" : "FAILED"): \(test.finding)."
    }
  }

  private var partial: String? {
    let places = runs.indices.filter { runs[$0].isPartial }.map { String($0 + 1) }
    guard !places.isEmpty else { return nil }
    let names = "run\(places.count == 1 ? "" : "s") \(places.joined(separator: ", "))"
    return
      "PARTIAL: \(names) ended before the script did. The figures are of what was played; what "
      + "is compared from run to run leaves partial runs out."
  }
}
