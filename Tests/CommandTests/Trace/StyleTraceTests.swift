import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// What is printed of the styles that move whole screens, in every direction and preset.
@MainActor @Suite struct StyleTraceTests {
  nonisolated private static let styles = ["zola", "fade", "pull", "slide"]

  private func words(_ style: String, _ direction: String, _ preset: String) -> [String] {
    [
      "--style", style, "--direction", direction, "--preset", preset, "--container", "320x568",
      "--source", "165,300,145,145", "--target", "0,64,320,240", "--source-radius", "8", "--image",
      "300x200", "--target-mode", "fill", "--times", "0,0.3,1",
    ]
  }

  private func words(_ style: String) -> [[String]] {
    ["default", "classic"].flatMap { preset in
      TraceDirection.allCases.map { words(style, $0.rawValue, preset) }
    }
  }

  @Test("They move as ever: a change of a golden is a change of the product")
  func golden() throws {
    let traces = try Self.styles.flatMap { style in try words(style).map { try traceOutput($0) } }
    try GoldenFile(name: "style-traces.txt").expect(traces.joined(separator: "\n"))
  }

  @Test("The JSON says what the text says", arguments: styles)
  func formats(style: String) throws {
    for words in words(style) {
      let trace = try PrintedTrace(traceOutput(words + ["--format", "json"]))
      var lines = try traceOutput(words).split(separator: "\n")[...]
      #expect(
        lines.popFirst()
          == """
          style \(style) preset \(trace.preset) flow image direction \(trace.direction) container \
          0,0,320,568
          """)
      #expect(lines.popFirst() == "duration \(number(trace.duration)) s")
      for frame in trace.frames {
        #expect(
          lines.popFirst() == "time \(number(frame.time)) progress \(number(frame.progress))")
        for element in frame.elements {
          var line = "  \(element.name) frame \(element.frame.map(number).joined(separator: ","))"
          line += " radius \(number(element.cornerRadius)) opacity \(number(element.opacity))"
          if let crop = element.crop {
            line += " crop \(crop.map(number).joined(separator: ","))"
          }
          for (name, numbers) in element.dress {
            line += " \(name) \(numbers.map(number).joined(separator: ","))"
          }
          #expect(lines.popFirst().map { String($0) } == line)
        }
      }
      #expect(lines.isEmpty)
    }
  }

  /// As it was read from the JSON.
  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  @Test(
    "A push is what a presentation is, a pop what a dismissal is, and each way ends where the other begins",
    arguments: styles)
  func directions(style: String) throws {
    for preset in ["default", "classic"] {
      func trace(_ direction: TraceDirection) throws -> PrintedTrace {
        try PrintedTrace(
          traceOutput(words(style, direction.rawValue, preset) + ["--format", "json"]))
      }
      let (there, back) = (try trace(.present), try trace(.dismiss))
      #expect(try trace(.push).places == there.places)
      #expect(try trace(.pop).places == back.places)
      // Where the original flies a photograph of the view that the zoom leaves, its crop jumps.
      let isStill = style != "zola" || preset == "default"
      if isStill { #expect(there.places.last == back.places.first) }
      if isStill { #expect(back.places.last == there.places.first) }
    }
  }

  @Test(
    "The slide: 0.3 of the width, a tenth of darkness, and no more than a fade for less movement")
  func slide() throws {
    let trace = try PrintedTrace(
      traceOutput([
        "--style", "slide", "--direction", "push", "--container", "400x300", "--format", "json",
      ]))
    let (first, last) = (try #require(trace.frames.first), try #require(trace.frames.last))
    #expect(first.elements.map(\.name) == ["presenting", "fade", "target", "content"])
    #expect(first.elements.map { $0.frame[0] } == [0, 0, 400, 0])
    #expect(last.elements.map { $0.frame[0] } == [-120, 0, 0, 0])
    #expect(first.elements[1].opacity == 0 && last.elements[1].opacity == 0.1)
    let calm = try PrintedTrace(
      traceOutput([
        "--style", "slide", "--container", "400x300", "--reduce-motion", "--format", "json",
      ]))
    #expect(calm.fallback == nil)
    #expect(calm.frames[0].elements.map(\.name) == ["presenting", "screen"])
  }
}

extension PrintedTrace {
  /// Where everything is in each frame.
  fileprivate var places: [[String]] {
    frames.map { frame in
      frame.elements.map {
        "\($0.name) \($0.frame) \($0.cornerRadius) \($0.opacity) \($0.crop ?? [])"
      }
    }
  }
}
