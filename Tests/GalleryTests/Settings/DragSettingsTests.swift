import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing
import Transitions

/// What the figures of drags do, by the formulas of their descriptions.
@MainActor @Suite struct DragSettingsTests {
  private let album: PhotoFolderFixture

  init() throws { album = try PhotoFolderFixture(count: 12) }

  private func opened(
    _ style: GalleryStyle, _ preset: HeroStyle.Preset,
    _ changes: [MotionSetting: Double]
  ) throws -> GalleryPlayer {
    let player = try GalleryPlayer(album.paths) { options in
      (options.style, options.preset) = (style, preset)
      for (setting, value) in changes { options.settings[setting] = value }
    }
    player.open(1)
    player.settle()
    return player
  }

  /// Drags down by hand, slowly and evenly, and rests.
  private func pull(_ player: GalleryPlayer, _ way: Double, releases: Bool = false) {
    let steps = Int(way / 5)
    player.drag(
      from: Point(x: 400, y: 300),
      Array(repeating: Vector(dx: 0, dy: way / Double(steps)), count: steps),
      releases: false)
    // It stands still before it lets go.
    player.next(20)
    if releases {
      player.point(.up, Point(x: 400, y: 300 + way))
      player.settle()
    }
  }

  private func state(_ player: GalleryPlayer, _ name: String) throws -> ElementState {
    let transition = try #require(player.app.transition)
    let index = try #require(transition.plan.elements.firstIndex { $0.name == name })
    return transition.states[index]
  }

  @Test("Scale and distance of shrinking, and what is left of the ground")
  func shrinks() throws {
    let player = try opened(
      .hero, .standard, [.dragScale: 0.5, .dragShrinking: 400, .dragScrim: 0.1, .dragClearing: 250])
    let whole = try #require(player.app.pictureFrame).width
    pull(player, 105)
    // Counted from where the pan took hold, one move of 5 points after the press.
    #expect(abs(try state(player, "hero").frame.value[2] / whole - (1 - 0.5 * 100 / 400)) < 1e-6)
    #expect(abs(try state(player, "fade").opacity.value[0] - (1 - 0.9 * 100 / 400)) < 1e-6)
    #expect(abs(try state(player, "presented").opacity.value[0] - (1 - 100.0 / 250)) < 1e-6)
  }

  @Test(
    "The distance decides", arguments: [(150.0, 140.0, false), (130, 140, true), (300, 140, false)])
  func distance(setting: Double, way: Double, closes: Bool) throws {
    for preset in [HeroStyle.Preset.standard, .classic] {
      let player = try opened(.hero, preset, [.dragDistance: setting])
      pull(player, way, releases: true)
      #expect((player.app.openPhoto == nil) == closes, "\(preset)")
    }
  }

  @Test(
    "What a throw would drift is the speed over what it loses a second",
    arguments: [(0.95, false), (0.995, true)])
  func deceleration(rate: Double, closes: Bool) throws {
    let player = try opened(.hero, .standard, [.dragDeceleration: rate])
    // 300 points a second for 40 points: at 0.95 it drifts 6 more, at 0.995 60.
    player.drag(from: Point(x: 400, y: 300), Array(repeating: Vector(dx: 0, dy: 5), count: 8))
    player.settle()
    #expect((player.app.openPhoto == nil) == closes)
  }

  @Test("The classic throw is told by its speed", arguments: [(200.0, true), (400, false)])
  func speed(setting: Double, closes: Bool) throws {
    let player = try opened(.hero, .classic, [.dragSpeed: setting])
    player.drag(from: Point(x: 400, y: 300), Array(repeating: Vector(dx: 0, dy: 5), count: 8))
    player.settle()
    #expect((player.app.openPhoto == nil) == closes)
  }

  @Test("A zoom is closed from its part of the way", arguments: [(0.3, true), (0.6, false)])
  func zola(threshold: Double, closes: Bool) throws {
    let player = try opened(.zola, .standard, [.zolaThreshold: threshold])
    // Half of some 510 points of height is the whole way; 115 are 0.45.
    pull(player, 115, releases: true)
    #expect((player.app.openPhoto == nil) == closes)
  }

  @Test("Its distance counts where half of the height is less")
  func zolaDistance() throws {
    for (distance, closes) in [(200.0, true), (600, false)] {
      let player = try opened(.zola, .standard, [.zolaDistance: distance])
      pull(player, 160, releases: true)
      #expect((player.app.openPhoto == nil) == closes)
    }
  }

  @Test("A pull is closed from its part of the height", arguments: [(0.2, true), (0.4, false)])
  func pull(threshold: Double, closes: Bool) throws {
    let player = try opened(.pull, .standard, [.pullThreshold: threshold])
    pull(player, 150, releases: true)
    #expect((player.app.openPhoto == nil) == closes)
  }
}
