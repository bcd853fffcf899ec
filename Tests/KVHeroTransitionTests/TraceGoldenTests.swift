import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// What every flight does, frame by frame at 60 Hz, as text: a change to a golden is a change of
/// the product.
@Suite struct TraceGoldenTests {
  @Test("A flight moves as ever", arguments: Flight.allCases)
  func golden(_ flight: Flight) throws {
    try GoldenFile(name: Self.name(flight)).expect(flight.plan(for: .wide).goldenText)
  }

  @Test("Every golden belongs to a flight")
  func orphans() throws {
    #expect(try GoldenFile.all() == Flight.allCases.map(Self.name).sorted())
  }

  private static func name(_ flight: Flight) -> String { flight.testDescription + ".txt" }
}
