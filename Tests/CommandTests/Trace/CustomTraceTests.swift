import Testing

/// The transitions in imperative form as they are printed, against figures worked out by hand.
@MainActor @Suite struct CustomTraceTests {
  private func trace(_ style: String, _ direction: String) throws -> PrintedTrace {
    try PrintedTrace(
      traceOutput([
        "--style", style, "--direction", direction, "--container", "400x800", "--source",
        "0,0,10,10", "--target", "0,0,10,10", "--times", "0,0.25,1", "--format", "json",
      ]))
  }

  @Test(
    "Fade: the new screen's opacity goes along ease-in-out in 0.3 s",
    arguments: ["present", "dismiss"])
  func fade(direction: String) throws {
    let trace = try trace("fade", direction)
    #expect(trace.duration == 0.3)
    #expect(trace.frames[0].elements.map(\.name) == ["presenting", "presented"])
    let opacities = trace.frames.compactMap { $0.elements.last?.opacity }
    let expected = [0, 0.129162, 1.0]
    for (opacity, open) in zip(opacities, expected) {
      #expect(abs(opacity - (direction == "present" ? open : 1 - open)) < 1e-6)
    }
  }

  @Test("Pull: the new screen's top goes between 800 and 0", arguments: ["present", "dismiss"])
  func pull(direction: String) throws {
    let trace = try trace("pull", direction)
    #expect(trace.duration == 0.3)
    let tops = trace.frames.compactMap { $0.elements.last?.frame[1] }
    let expected = [0, 0.129162, 1.0]
    for (top, open) in zip(tops, expected) {
      #expect(abs(top - 800 * (direction == "present" ? 1 - open : open)) < 1e-3)
    }
  }
}
