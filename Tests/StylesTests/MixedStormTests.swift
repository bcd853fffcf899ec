import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// Ten thousand events at random moments of each other's transitions, in all styles at once.
@MainActor
@Suite struct MixedStormTests {
  @Test(
    "Ten thousand pushes, pops, presentations, changes of tabs, taps and drags in all styles end where a model of plain lists says; nothing is left over and every callback has its match",
    arguments: [11] as [UInt64])
  func storm(seed: UInt64) {
    let storm = MixedStorm(seed: seed)
    for event in 1...10_000 {
      storm.act()
      let isAsModelled = storm.isAsModelled
      #expect(isAsModelled, "event \(event): \(storm.deeds.suffix(6))")
      guard isAsModelled else { return }
      if event % 40 == 0 { storm.rest("event \(event): \(storm.deeds.suffix(40))") }
    }
    // Each kind of deed was done, and not just asked for.
    for kind in MixedStorm.Kind.allCases {
      #expect(storm.counts[kind, default: 0] > 25, "\(kind)")
    }
  }
}
