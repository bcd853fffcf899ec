import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// What every flight does, frame by frame at 60 Hz, as text: a change to a golden is a change of
/// the product.
@Suite struct TraceGoldenTests {
  @Test("A flight moves as ever", arguments: Flight.allCases)
  func golden(_ flight: Flight) throws {
    try GoldenFile(name: Self.name(flight)).expect(Self.text(flight.plan(for: .wide)))
  }

  @Test("Every golden belongs to a flight")
  func orphans() throws {
    #expect(try GoldenFile.all() == Flight.allCases.map(Self.name).sorted())
  }

  private static func name(_ flight: Flight) -> String { flight.testDescription + ".txt" }

  /// A line for each frame: its time, then each element with its frame, where content and frame
  /// differ the content, the radius, the opacity and the shadow's strength.
  private static func text(_ plan: TransitionPlan) -> String {
    let names = plan.elements.map(\.name).joined(separator: " ")
    var lines = ["# \(plan.duration.text(decimals: 4)) s: \(names)"]
    let frames = Int((plan.duration * 60).rounded(.up))
    for frame in 0...frames {
      let seconds = Double(frame) / 60
      let states = plan.states(at: seconds)
      let elements = states.map(text).joined(separator: " | ")
      lines.append("\(seconds.text(decimals: 4)) | \(elements)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ state: ElementState) -> String {
    var words = [list(state.frame.value)]
    if state.content.value != state.frame.value { words.append("of " + list(state.content.value)) }
    if state.radii.value != .zero {
      words.append("r " + state.radii.value[0].text(decimals: 3))
    }
    if state.opacity.value[0] != 1 {
      words.append("o " + state.opacity.value[0].text(decimals: 4))
    }
    if state.shadow.value[0] != 0 {
      words.append("s " + state.shadow.value[0].text(decimals: 4))
    }
    return words.joined(separator: " ")
  }

  private static func list(_ value: ChannelVector) -> String {
    (0..<4).map { value[$0].text(decimals: 3) }.joined(separator: ",")
  }
}
