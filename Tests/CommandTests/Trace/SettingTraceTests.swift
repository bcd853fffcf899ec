import Gallery
import Testing

/// Figures that are set on the command line, by what they do to a trace; the formulas are written down
/// here anew.
@MainActor @Suite struct SettingTraceTests {
  private static let ends = [
    "--container", "400x800", "--source", "10,100,180,180", "--target", "0,175,400,450",
    "--image", "400x450", "--format", "json",
  ]

  private func trace(_ style: String, _ words: [String]) throws -> PrintedTrace {
    let ends =
      ["fade", "pull", "slide"].contains(style)
      ? ["--container", "400x800", "--format", "json"] : SettingTraceTests.ends
    return try PrintedTrace(traceOutput(["--style", style] + ends + words))
  }

  /// How far a spring that is released from rest has come: the solution of x″ + 2ζωx′ + ω²x = 0 by
  /// 4,000 steps of Runge and Kutta.
  private func way(response: Double, damping: Double, at seconds: Double) -> Double {
    let omega = 2 * 3.141592653589793 / response
    var (x, v) = (1.0, 0.0)
    func a(_ x: Double, _ v: Double) -> Double { -omega * omega * x - 2 * damping * omega * v }
    let h = seconds / 4000
    for _ in 0..<4000 {
      let (k1x, k1v) = (v, a(x, v))
      let (k2x, k2v) = (v + h / 2 * k1v, a(x + h / 2 * k1x, v + h / 2 * k1v))
      let (k3x, k3v) = (v + h / 2 * k2v, a(x + h / 2 * k2x, v + h / 2 * k2v))
      let (k4x, k4v) = (v + h * k3v, a(x + h * k3x, v + h * k3v))
      x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
    }
    return 1 - x
  }

  /// The value of a curve by its control points, its parameter found by halving.
  private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at t: Double)
    -> Double
  {
    func b(_ p1: Double, _ p2: Double, _ u: Double) -> Double {
      3 * (1 - u) * (1 - u) * u * p1 + 3 * (1 - u) * u * u * p2 + u * u * u
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if b(x1, x2, middle) < t { low = middle } else { high = middle }
    }
    return b(y1, y2, low)
  }

  @Test(
    "Response and damping are those of the spring that moves everything",
    arguments: ["hero", "pinterest", "zola", "slide"])
  func springs(style: String) throws {
    for (response, damping) in [(0.2, 0.5), (0.9, 1.0), (1.7, 1.4)] {
      let trace = try trace(
        style,
        ["--set", "\(style).response=\(response)", "--set", "\(style).damping=\(damping)"])
      for frame in trace.frames.dropLast() {
        let expected = way(response: response, damping: damping, at: frame.time * trace.duration)
        #expect(abs(frame.progress - expected) < 2e-6, "\(style) at \(frame.time)")
      }
    }
  }

  nonisolated private static let classics = [
    ("hero", "hero"), ("banner", "hero"), ("pinterest", "pinterest"), ("zola", "zola"),
  ]

  @Test("Duration and curve are those of the classic preset", arguments: classics)
  func curves(style: String, group: String) throws {
    let trace = try trace(
      style,
      [
        "--preset", "classic", "--set", "\(group).duration=1.25", "--set",
        "\(group).curve=photo-swipe",
      ])
    #expect(trace.duration == 1.25)
    for frame in trace.frames {
      #expect(abs(frame.progress - bezier(0.4, 0, 0.22, 1, at: frame.time)) < 1e-6)
    }
  }

  @Test("Fade and pull take their duration and curve in both presets", arguments: ["fade", "pull"])
  func closures(style: String) throws {
    for preset in ["default", "classic"] {
      let trace = try trace(
        style,
        ["--preset", preset, "--set", "\(style).duration=0.8", "--set", "\(style).curve=ease-in"])
      #expect(trace.duration == 0.8)
      for frame in trace.frames {
        let screen = try #require(frame.elements.first { $0.name == "presented" })
        let way = style == "fade" ? screen.opacity : 1 - screen.frame[1] / 800
        #expect(abs(way - bezier(0.42, 0, 1, 1, at: frame.time)) < 1e-6)
      }
    }
  }

  @Test(
    "Radii are those that a flight begins with",
    arguments: [("hero", "photos"), ("zola", "products")])
  func radii(style: String, group: String) throws {
    let trace = try trace(style, ["--set", "\(group).radius=31"])
    let name = style == "hero" ? "hero" : "target"
    let first = try #require(trace.frames.first?.elements.first { $0.name == name })
    #expect(first.cornerRadius == 31)
  }

  @Test("What is not set stays as it was, and the last of several counts")
  func others() throws {
    let words = ["--style", "hero"] + SettingTraceTests.ends
    let plain = try traceOutput(words)
    #expect(try traceOutput(words + ["--set", "hero.damping=0.86"]) == plain)
    #expect(
      try traceOutput(words + ["--set", "hero.damping=1.5", "--set", "hero.damping=0.86"]) == plain)
  }

  @Test(
    "What would change nothing is wrong usage",
    arguments: [
      (
        ["--style", "hero", "--set", "zola.response=1"],
        "zola.response does not apply with --style hero"
      ),
      (
        ["--style", "hero", "--set", "drag.scale=0.5"],
        "drag.scale does not apply with --style hero"
      ),
      (
        ["--style", "hero", "--set", "hero.duration=1"],
        "hero.duration applies only with --preset classic"
      ),
      (
        ["--style", "zola", "--preset", "classic", "--set", "zola.response=1"],
        "zola.response applies only with --preset default"
      ),
      (
        ["--style", "hero", "--set", "hero.respons=1"],
        "--set knows no 'hero.respons'; did you mean hero.response"
      ),
    ])
  func refused(words: [String], message: String) {
    let error = #expect(throws: (any Error).self) {
      try traceOutput(words + SettingTraceTests.ends)
    }
    #expect(error.map { "\($0)".contains(message) } == true)
  }

  @Test(
    "Hero's default animations take their duration and curve", arguments: ["push(left)", "fade"])
  func defaults(animation: String) throws {
    let trace = try PrintedTrace(
      traceOutput([
        "--style", "hero-default:\(animation)", "--container", "400x800", "--format", "json",
        "--set", "animations.duration=0.9", "--set", "animations.curve=ease-in",
      ]))
    #expect(trace.duration == 0.9)
    for frame in trace.frames.dropLast() {
      let screen = try #require(frame.elements.last { $0.name.hasPrefix("presented") })
      let way = bezier(0.42, 0, 1, 1, at: frame.time)
      let shift = screen.transform.map { 1 - $0[12] / 400 } ?? 1
      #expect(abs((animation == "fade" ? screen.opacity : shift) - way) < 1e-6 || way > 1 - 1e-6)
    }
  }
}
