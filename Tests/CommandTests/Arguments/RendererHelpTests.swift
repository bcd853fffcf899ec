import SDLHost
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite struct RendererHelpTests {
  private func page(
    auto: RendererFinding, gpu: RendererFinding, cpu: RendererFinding
  ) -> [Substring] {
    let help = RendererHelp(findings: [(.auto, auto), (.gpu, gpu), (.cpu, cpu)])
    return help.page(HelpText(columns: 100)).split(separator: "\n").suffix(4).filter {
      $0 != "Here:"
    }
  }

  @Test("With a graphics device it says which, and that presents wait for the display")
  func device() {
    let way = RendererFinding.Way(
      name: "gpu", reason: "OpenGL draws with Radeon", isVsynced: true, refreshRate: 144)
    var asked = way
    asked.reason = "asked for; OpenGL draws with Radeon"
    let cpu = RendererFinding.Way(
      name: "cpu", reason: "asked for", isVsynced: false, refreshRate: 144)
    let lines = page(auto: .taken(way), gpu: .taken(asked), cpu: .taken(cpu))
    let joined = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(
      joined.contains(
        "auto  takes gpu, because OpenGL draws with Radeon; presents wait for the display, which reports 144 Hz"
      ))
    #expect(joined.contains("can be had; OpenGL draws with Radeon; presents wait"))
    #expect(joined.hasSuffix("cpu   can be had; frames have deadlines at 144 Hz"))
  }

  @Test("Where OpenGL cannot be had it says why")
  func refused() {
    let cpu = RendererFinding.Way(
      name: "cpu", reason: "this machine has no graphics device", isVsynced: false, refreshRate: 60)
    let lines = page(auto: .taken(cpu), gpu: .refused("no GL library"), cpu: .taken(cpu))
    #expect(lines.contains("  gpu   cannot be had: no GL library"))
    #expect(
      lines.contains {
        $0.hasPrefix("  auto  takes cpu, because this machine has no graphics device;")
      })
  }

  @Test("Without a display it says what would be taken", arguments: [true, false])
  func noDisplay(mayHaveGraphics: Bool) {
    let finding = RendererFinding.noDisplay(mayHaveGraphics: mayHaveGraphics)
    let help = RendererHelp(findings: RendererChoice.allCases.map { ($0, finding) })
    let text = help.page(HelpText())
    #expect(text.contains("No display is available here; on one:"))
    #expect(
      text.contains("would take cpu, because this machine has no graphics device")
        == !mayHaveGraphics)
    #expect(text.contains("would take gpu if OpenGL draws") == mayHaveGraphics)
  }
}
