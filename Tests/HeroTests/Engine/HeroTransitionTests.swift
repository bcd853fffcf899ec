import Hero
import Motion
import SceneGraph
import TestSupport
import Testing
import Transitions

/// The engine on a stage.
@MainActor
@Suite(.serialized) struct HeroTransitionTests {
  @Test(
    "It ends with both screens as they were, and nobody's views are changed",
    arguments: [HeroPreset.standard, .classic])
  func ends(_ preset: HeroPreset) {
    let theatre = HeroStage(preset)
    let before = theatre.stage.draw()
    theatre.present()
    theatre.frame(after: 0.1)
    #expect(theatre.thumbnail.alpha == 1 && theatre.thumbnail.superview === theatre.list.view)
    #expect(theatre.picture.frame == Rect(x: 0, y: 0, width: 320, height: 240))
    theatre.settle()
    #expect(theatre.transition == nil)
    theatre.dismiss()
    theatre.settle()
    #expect(theatre.outcomes == ["present completed", "dismiss completed"])
    #expect(theatre.stage.draw() == before)
  }

  @Test(
    "Turned at every frame it neither steps nor, by default, changes its velocity",
    arguments: [HeroPreset.standard, .classic], [true, false])
  func turned(_ preset: HeroPreset, opens: Bool) throws {
    var turns = 0
    for frames in 1..<60 {
      let theatre = HeroStage(preset)
      theatre.present()
      if !opens {
        theatre.settle()
        theatre.dismiss()
      }
      for _ in 0..<frames { theatre.frame(after: 1 / 60) }
      guard let before = theatre.transition?.states else { break }
      turns += 1
      theatre.page.turnTransition(to: opens ? .dismiss : .present)
      let after = try #require(theatre.transition?.states)
      #expect(before.count == after.count)
      for (now, then) in zip(after, before) {
        #expect(now.distance(from: then) < 1e-6)
        if preset == .standard { #expect(now.velocityChange(from: then) < 1) }
      }
      theatre.settle()
      #expect(theatre.outcomes.last == (opens ? "present cancelled" : "dismiss cancelled"))
    }
    #expect(turns >= 12)
  }

  @Test("Screens are told in order, before modifiers are read and after the last frame")
  func callbacks() {
    NotedScreen.notes = []
    let theatre = HeroStage()
    theatre.present()
    #expect(
      NotedScreen.notes == ["list will start", "list will go", "page will start", "page will come"])
    theatre.settle()
    #expect(
      NotedScreen.notes.dropFirst(4) == ["list went", "list ended", "page came", "page ended"])
    NotedScreen.notes = []
    theatre.dismiss()
    theatre.frame(after: 0.1)
    theatre.page.turnTransition(to: .present)
    theatre.settle()
    #expect(
      NotedScreen.notes == [
        "page will start", "page will go", "list will start", "list will come", "page did not go",
        "page cancelled", "list did not come", "list cancelled",
      ])
  }

  @Test("The report says what matched")
  func report() throws {
    let theatre = HeroStage()
    theatre.present()
    let report = try #require(theatre.reports.first)
    #expect(report.entries.map(\.outcome) == [.matched("0"), .matched("0")])
    #expect(report.faults.isEmpty)
  }

  @Test("The first frame shows the source, the last one the destination: nothing jumps")
  func seams() throws {
    let theatre = HeroStage()
    theatre.present()
    theatre.frame()
    let transition = try #require(theatre.transition)
    let start = try #require(transition.state(of: "presented photo"))
    #expect(start.frame.value.rect == theatre.thumbnail.frame)
    #expect(start.radii.value.radii == CornerRadii(12))
    let end = try #require(transition.plan.elements.first { $0.name == "presenting photo" })
    #expect(end.channels.frame.to.rect == theatre.picture.frame)
    // The same part of the picture at both ends, on both sides.
    let image = Rect(x: 16 - 25, y: 300, width: 150, height: 100)
    #expect(start.content.value.rect == image)
  }

  @Test("Where less movement is asked for it is a cross-fade")
  func reducedMotion() throws {
    let theatre = HeroStage()
    theatre.stage.reducesMotion = true
    theatre.present()
    theatre.frame()
    let plan = try #require(theatre.transition?.plan)
    #expect(!plan.elements.contains { $0.name == "presented photo" })
  }
}
