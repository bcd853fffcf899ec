import Testing

/// The zoom of a whole screen as it is printed, against figures worked out by hand.
@MainActor @Suite struct ZolaTraceTests {
  private let ends = [
    "--style", "zola", "--preset", "classic", "--container", "320x568", "--source",
    "165,300,145,145", "--target", "0,64,320,320", "--times", "0.25", "--format", "json",
  ]

  /// What `cubic-bezier(0.42, 0, 0.58, 1)` is at a quarter.
  private let quarter = 0.129162

  @Test(
    "Classic scales the other screen by the widths, about the target",
    arguments: ["present", "dismiss"], ["image", "snapshot"])
  func classic(direction: String, flow: String) throws {
    let trace = try PrintedTrace(
      traceOutput(ends + ["--direction", direction, "--flow", flow]))
    #expect(trace.style == "zola")
    #expect(trace.duration == 0.5)
    #expect(trace.fallback == nil)
    let frame = try #require(trace.frames.first)
    #expect(abs(frame.progress - quarter) < 1e-6)
    let names = ["backdrop", "presenting", "fade", "target"]
    #expect(frame.elements.map(\.name) == names + (flow == "snapshot" ? ["content"] : []))
    let openness = direction == "present" ? quarter : 1 - quarter
    // 320 / 145 = 2.206897 times larger, so that the cell's corner comes to lie at (0, 64).
    let open = [-364.137931, -598.068966, 706.206897, 1253.517241]
    expect(frame.elements[1].frame, between: [0, 0, 320, 568], and: open, openness)
    #expect(abs(frame.elements[2].opacity - openness) < 1e-6)
    let (cell, picture) = ([165, 300, 145, 145.0], [0, 64, 320, 320.0])
    expect(frame.elements[3].frame, between: cell, and: picture, openness)
  }

  private func expect(
    _ frame: [Double], between closed: [Double], and open: [Double], _ openness: Double
  ) {
    for side in 0..<4 {
      let expected: Double = closed[side] + (open[side] - closed[side]) * openness
      #expect(abs(frame[side] - expected) < 1e-3)
    }
  }

  @Test("A target without a width is a cross-fade that says so")
  func degenerate() throws {
    let trace = try PrintedTrace(
      traceOutput(ends + ["--source", "1,1,0,5"]))
    #expect(trace.fallback == "degenerate source frame")
    #expect(trace.frames[0].elements.map(\.name) == ["presenting", "screen"])
  }
}
