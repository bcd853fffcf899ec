import Gallery
import KVHeroTransition
import Motion
import Rasterizer
import SceneGraph
import TestSupport
import Testing

/// Moments of the inspector, byte for byte, at a quarter of their size; see ``GoldenFile``.
@MainActor @Suite("The inspector's looks")
struct InspectorLooksTests {
  /// A moment worth keeping.
  enum Moment: String, CaseIterable {
    case arcs = "inspector-arcs"
    case depth = "inspector-depth"
    case zola = "inspector-zola"
    case behind = "inspector-behind"
  }

  @Test("A moment looks as ever", arguments: Moment.allCases)
  func golden(_ moment: Moment) throws {
    let album = try PhotoFolderFixture(count: 8, broken: [1])
    let size = Size(width: 640, height: 400)
    let player = try GalleryPlayer(album.paths, decoder: QuarterDecoder()) {
      ($0.style, $0.size, $0.scale) = (moment == .zola ? .zola : .pinterest, size, 0.25)
    }
    player.press(.character("i"))
    player.open(0)
    player.decode()
    player.next(30)
    for _ in 0..<3 { player.press(.pageUp) }
    player.press(.character("a"))
    if moment != .arcs { player.press(.character("d")) }
    player.next(30)
    if moment == .behind {
      player.drag(from: Point(x: 40, y: 200), Array(repeating: Vector(dx: 20, dy: 0), count: 18))
    }
    player.next()
    let drawn = DisplayRasterizer().bitmap(
      of: player.frame, size: size, scale: 0.25, background: player.app.background,
      images: player.app.store, at: player.time)
    try GoldenFile(name: moment.rawValue + ".txt").expect(drawn)
  }
}
