import SDLHost

/// What `kvhero help renderer` prints: the ways to the screen, and which are taken here and why.
struct RendererHelp {
  /// What becomes of each wish on this machine.
  let findings: [(choice: RendererChoice, finding: RendererFinding)]

  /// Finds out what is taken here; opens windows that nobody sees.
  @MainActor static func find() -> RendererHelp {
    RendererHelp(findings: RendererChoice.allCases.map { ($0, RendererFinding.find($0)) })
  }

  /// The whole page.
  ///
  /// - Parameter layout: As wide as the terminal.
  /// - Returns: Lines, each ended.
  func page(_ layout: HelpText) -> String {
    var lines = ["The way to the screen: --renderer auto|gpu|cpu", ""]
    lines += layout.table([
      ("auto", "gpu where OpenGL draws with a real graphics device, else cpu"),
      (
        "gpu",
        "OpenGL draws all of the window in every frame, in step with the display if presents wait for it"
      ),
      (
        "cpu",
        "the program's own rasteriser draws what changes, the same bytes on every machine; frames have deadlines at the display's rate"
      ),
    ])
    lines += ["", isWithoutDisplay ? "No display is available here; on one:" : "Here:", ""]
    lines += layout.table(findings.map { ($0.rawValue, RendererHelp.outcome(of: $0, $1)) })
    return lines.joined(separator: "\n") + "\n"
  }

  private var isWithoutDisplay: Bool {
    findings.contains { if case .noDisplay = $1 { true } else { false } }
  }

  private static func outcome(of choice: RendererChoice, _ finding: RendererFinding) -> String {
    switch (finding, choice) {
    case (.taken(let way), .auto):
      "takes \(way.name), because \(way.reason); \(pace(way))"
    case (.taken(let way), _):
      (way.reason == "asked for"
        ? "can be had" : "can be had; \(way.reason.without("asked for; "))")
        + "; \(pace(way))"
    case (.refused(let reason), _): "cannot be had: \(reason)"
    case (.noDisplay(false), .auto): "would take cpu, because this machine has no graphics device"
    case (.noDisplay(true), .auto):
      "would take gpu if OpenGL draws with this machine's graphics device, else cpu"
    case (.noDisplay, .gpu): "would need OpenGL, which only a display can tell of"
    case (.noDisplay, .cpu): "would do; the benchmark and replays draw so with --headless as well"
    }
  }

  private static func pace(_ way: RendererFinding.Way) -> String {
    way.isVsynced
      ? "presents wait for the display, which reports \(way.refreshRate) Hz"
      : "frames have deadlines at \(way.refreshRate) Hz"
  }
}

extension String {
  /// The text without a beginning; all of it where it begins otherwise.
  fileprivate func without(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
