import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor @Suite("Sessions with the inspector")
struct InspectorReplayTests {
  @Test(
    "Scrubbing, depth, arcs and figures that are changed play again, frame for frame",
    arguments: [GalleryStyle.hero, .pinterest, .zola, .pull])
  func replays(style: GalleryStyle) throws {
    var options = GalleryOptions()
    options.size = Size(width: 800, height: 600)
    options.style = style
    options.settings[.inspectorSpacing] = 120
    let played = try PlayedGallery(options: options)
    played.waitForPictures()
    let slider = 550.0 / 600
    func at(_ x: Double, _ y: Double) -> ScriptStep {
      .move(to: .window(x: x, y: y), over: .milliseconds(60), .reaching)
    }
    let script = Script([
      .key(.character("i")), .pause(.milliseconds(100)),
      .move(to: .thumbnail(0), over: .milliseconds(80), .reaching), .press, .release,
      .pause(.milliseconds(600)), at(20.0 / 800, slider), .press, at(0.6, slider), .release,
      .key(.character("a")), .key(.character("d")), .pause(.milliseconds(500)), at(0.2, 0.4),
      .press,
      .move(to: .away(Vector(dx: 200, dy: 20)), over: .milliseconds(160), .throwing), .release,
      .wheel(notches: -2),
      // The first slider of the panel, and the second.
      at(0.8, 261.0 / 600), .press, at(0.9, 261.0 / 600), .release, at(0.75, 303.0 / 600), .press,
      .release, .resize(Size(width: 700, height: 560), scale: 1.5), .pause(.milliseconds(50)),
      .resize(Size(width: 800, height: 600), scale: 1), .key(.enter), .rest, .key(.escape),
      .pause(.milliseconds(700)), .key(.end), .key(.home), .key(.enter), .rest,
      .key(.character("i")), .rest,
    ])
    played.play(script)
    #expect(played.app.settings.changed.count > 1)
    let log = try LogReader.read(played.recording, named: "log")
    #expect(log.header.options.settings[.inspectorSpacing] == 120)
    let replay = try played.replay(log)
    var digests: [DisplayListDigest] = []
    while let frame = try replay.nextFrame() {
      #expect(frame.isSame)
      digests.append(frame.digest)
    }
    #expect(digests.count > 120)
    #expect(digests.suffix(40) == played.frames.map(\.digest).suffix(40))
  }

  @Test("Hands that do anything with it on leave nothing stuck", arguments: 0..<12)
  func storm(seed: Int) throws {
    let album = try PhotoFolderFixture(count: 30, broken: [4])
    let player = try GalleryPlayer(album.paths) {
      $0.style = GalleryStyle.allCases[seed % 6]
      $0.preset = seed % 2 == 0 ? .standard : .classic
    }
    player.press(.home)
    player.settle()
    var hands = RandomHands(seed: 7000 + seed, roam: seed % 3 == 0)
    player.press(.character("i"))
    var random = SeededGenerator(seed: UInt64(seed))
    for deed in 0..<120 {
      hands.act(on: player)
      if deed % 9 == 0 {
        player.press(.character(["d", "a", "i"][Int.random(in: 0..<3, using: &random)]))
      }
      if deed % 7 == 0 {
        player.press([.enter, .left, .end, .tab][Int.random(in: 0..<4, using: &random)])
      }
      if deed % 5 == 0 {
        player.click(
          Point(
            x: Double.random(in: 0..<800, using: &random),
            y: Double.random(in: 528..<600, using: &random)))
      }
    }
    hands.putBack(player)
    player.point(.up, Point(x: 1, y: 300))
    player.next(60)
    if player.app.isInspecting { player.press(.character("i")) }
    player.settle()
    // A slide whose spring they made as slow as it gets takes up to half a minute.
    for _ in 0..<3 where !player.app.isAtRest { player.settle() }
    // A space on a button of the inspector did not pause, though the hands think so.
    if !player.app.isAtRest {
      for _ in 0..<60 where player.app.focusedView is Control { player.press(.tab) }
      player.press(.space)
    }
    player.settle()
    #expect(player.app.isAtRest && !player.app.isInspecting, "\(hands.log)")
    for _ in 0..<12 where player.app.openPhoto != nil {
      player.press(.escape)
      player.settle()
    }
    #expect(player.app.openPhoto == nil && !player.app.needsFrame, "\(hands.log)")
  }
}
