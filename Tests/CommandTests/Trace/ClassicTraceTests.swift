import Testing

/// The classic preset as it is printed, against figures that a script computed from the formulae.
@MainActor @Suite struct ClassicTraceTests {
  /// How far a printed number may be from the original's.
  private static let tolerance = 1e-4

  @Test("Every channel of every style, flow and direction is within 1e-4 of the original's")
  func followsTheOriginal() throws {
    let cases = try golden("classic-traces.txt").split(separator: "> ")
    #expect(cases.count == 72)
    for lines in cases.map({ $0.split(separator: "\n") }) {
      let arguments = try #require(lines.first).split(separator: " ").map { String($0) }
      let output = try traceOutput(arguments + ["--preset", "classic", "--format", "json"])
      let trace = try PrintedTrace(output)
      #expect(trace.duration == (trace.style == "pinterest" ? 0.5 : 0.25))
      #expect(trace.fallback == nil)
      var rows: [String] = []
      for frame in trace.frames {
        for element in frame.elements { rows.append("\(frame.time) \(element.name)") }
      }
      try #require(rows.count == lines.count - 1, "\(lines[0])")
      let elements = trace.frames.flatMap { frame in frame.elements.map { (frame, $0) } }
      for (line, (frame, element)) in zip(lines.dropFirst(), elements) {
        try expect(line, frame, element, of: String(lines[0]))
      }
    }
  }

  private func expect(
    _ line: Substring, _ frame: PrintedTrace.Frame, _ element: PrintedTrace.Element,
    of arguments: String
  ) throws {
    let words = line.split(separator: " ").map { String($0) }
    #expect(words[2] == element.name)
    let crop = words.count > 6 ? numbers(words[6]) : nil
    #expect((crop == nil) == (element.crop == nil), "\(line)")
    let expected = [words[0], words[1], words[4], words[5]].compactMap { Double($0) }
    let actual = [frame.time, frame.progress, element.cornerRadius, element.opacity]
    let pairs = zip(
      expected + numbers(words[3]) + (crop ?? []), actual + element.frame + (element.crop ?? []))
    let worst = pairs.map { abs($0 - $1) }.max() ?? .infinity
    #expect(worst <= Self.tolerance, "\(line) is \(element), off by \(worst), in \(arguments)")
  }

  private func numbers(_ list: String) -> [Double] {
    list.split(separator: ",").compactMap { Double($0) }
  }

  @Test("At a quarter of the time the progress is 0.129162, in digits")
  func quarter() throws {
    let output = try traceOutput([
      "--preset", "classic", "--container", "1280x800", "--source", "10,60,200,200", "--target",
      "40,0,1200,800", "--times", "0.25", "--format", "json",
    ])
    #expect(output.contains("{\"time\":0.25,\"progress\":0.129162,\"elements\":["))
  }
}
