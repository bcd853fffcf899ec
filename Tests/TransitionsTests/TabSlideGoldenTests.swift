import Motion
import TestSupport
import Testing
import Transitions

/// What a change of tabs does, frame by frame at 60 Hz, as text.
@Suite struct TabSlideGoldenTests {
  @Test("It moves as ever: a change of a golden is a change of the product")
  func goldens() throws {
    for (name, comesFromRight) in [("right", true), ("left", false)] {
      for direction in [TransitionDirection.present, .dismiss] {
        let plan = TabSlide.plan(
          comesFromRight: comesFromRight, direction: direction,
          container: Rect(x: 0, y: 0, width: 400, height: 251))
        try GoldenFile(name: "tab-from-\(name)-\(direction).txt").expect(plan.goldenText)
      }
    }
  }

  @Test("Every golden belongs to a side and a direction")
  func orphans() throws {
    let names = ["left", "right"].flatMap { side in
      ["dismiss", "present"].map { "tab-from-\(side)-\($0).txt" }
    }
    let goldens = try GoldenFile.all().filter { $0.hasPrefix("tab-") }
    #expect(goldens == names)
  }
}
