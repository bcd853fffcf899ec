import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

@MainActor @Suite("Layers in depth")
struct ExplodedTests {
  @Test(
    "They spread within 0.4 s, eased, from exactly flat to a sixth of a half turn at 0.6",
    arguments: InspectedGallery.ways)
  func spreads(_ way: (GalleryStyle, HeroStyle.Preset)) throws {
    let gallery = try InspectedGallery(way)
    gallery.open()
    let transition = try #require(gallery.transition)
    #expect(transition.inspection == nil)
    gallery.clickDepth()
    var presences: [Double] = []
    for _ in 0..<30 {
      gallery.player.next()
      presences.append(transition.inspection?.presence ?? 0)
    }
    // Ease-in-out at a quarter and at half of the time: spec 9.1, CB-4.
    #expect(abs(presences[5] - 0.1292) < 0.002)
    #expect(abs(presences[11] - 0.5) < 0.002)
    #expect(presences[23...].allSatisfy { $0 == 1 })
    let inspection = try #require(transition.inspection)
    #expect(inspection.angle == .pi / 6 && inspection.scale == 0.6)
    #expect(PlanInspection.perspective == -1.0 / 4000)
    #expect(inspection.translation == .zero)
    gallery.clickDepth()
    gallery.player.next(30)
    #expect(transition.inspection == nil)
  }

  @Test("A drag turns them by a radian for 150 points, round and round")
  func turns() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.clickDepth()
    gallery.player.next(30)
    let transition = try #require(gallery.transition)
    gallery.player.drag(
      from: Point(x: 100, y: 200), Array(repeating: Vector(dx: 15, dy: 3), count: 10))
    gallery.player.next()
    #expect(abs(try #require(transition.inspection).angle - (.pi / 6 + 1)) < 1e-9)
    for _ in 0..<4 {
      gallery.player.drag(
        from: Point(x: 100, y: 200), Array(repeating: Vector(dx: 50, dy: 0), count: 8))
      gallery.player.next()
    }
    let angle = try #require(transition.inspection).angle
    let all = .pi / 6 + 1 + 1600 / 150.0
    #expect(abs(angle) <= .pi)
    let turns = (all - angle) / (2 * .pi)
    #expect(abs(turns - turns.rounded()) < 1e-9)
    // Nothing of this reached the transition.
    #expect(gallery.fraction == 0)
  }

  @Test("The wheel scales them, from a fifth to their own size, about the pointer")
  func scales() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    gallery.clickDepth()
    gallery.player.next(30)
    let transition = try #require(gallery.transition)
    let place = Point(x: 250, y: 150)
    func turn(_ amount: Double) throws -> PlanInspection {
      gallery.player.send(.wheel(at: place, delta: Vector(dx: 0, dy: amount)))
      gallery.player.next()
      return try #require(transition.inspection)
    }
    let before = try #require(transition.inspection)
    let after = try turn(60)
    #expect(abs(after.scale - 0.6 * 1.15) < 1e-9)
    // What was under the pointer in the middle plane, seen from the front, stays there.
    let pointer = Vector(dx: 250 - 400, dy: 150 - 300)
    let was = (pointer - before.translation) / before.scale
    let now = (pointer - after.translation) / after.scale
    #expect((was - now).length < 1e-9)
    for _ in 0..<20 { _ = try turn(60) }
    #expect(try turn(60).scale == 1)
    for _ in 0..<40 { _ = try turn(-60) }
    #expect(try turn(-60).scale == 0.2)
  }

  @Test("Done lays them together before the transition goes on")
  func folds() throws {
    let gallery = try InspectedGallery((.pinterest, .standard))
    gallery.open()
    gallery.clickDepth()
    gallery.player.next(30)
    gallery.scrub(to: 0.7)
    let fraction = gallery.fraction
    gallery.clickDone()
    let transition = try #require(gallery.transition)
    for _ in 0..<23 {
      gallery.player.next()
      #expect(gallery.fraction == fraction, "still held while they come together")
    }
    gallery.player.next(3)
    #expect(transition.isPlaying && transition.inspection == nil)
    gallery.player.settle()
    #expect(gallery.player.app.openPhoto == 1)
    // The next one is spread by itself.
    gallery.player.press(.escape)
    gallery.player.next(40)
    #expect(gallery.transition?.inspection?.presence == 1)
  }

  @Test("Arcs are shown without depth too, and taken away")
  func arcs() throws {
    let gallery = try InspectedGallery()
    gallery.open()
    let plain = gallery.player.frame.leaves.count
    gallery.clickArcs()
    gallery.player.next()
    #expect(gallery.player.frame.leaves.count > plain + 20)
    gallery.player.press(.character("a"))
    gallery.player.next()
    #expect(gallery.player.frame.leaves.count == plain)
  }
}
