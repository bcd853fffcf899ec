import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Cells that glide from one layout to another")
struct LayoutGlideTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 40)
  }

  private func player(_ layout: PhotoLayout) throws -> GalleryPlayer {
    try GalleryPlayer(album.paths, typography: RealTypography().fonts) { $0.layout = layout }
  }

  private func frames(_ player: GalleryPlayer) -> [Image.ID: Rect] {
    Dictionary(player.pictures.map { ($0.image.id, $0.frame) }) { first, _ in first }
  }

  @Test("Pictures that are square in both are square all the way")
  func square() throws {
    let player = try player(.list)
    player.press(.character("l"))
    for frame in 0..<60 {
      player.next()
      let worst = player.pictures.map { abs($0.frame.width / $0.frame.height - 1) }.max() ?? 0
      #expect(worst < 0.12, "after \(frame) frames")
    }
  }

  @Test("Pictures set out from where they were", arguments: PhotoLayout.allCases)
  func start(layout: PhotoLayout) throws {
    let player = try player(layout)
    // Also where the first glide is not over when the second begins.
    for wait in [80, 6, 0] {
      let before = frames(player)
      player.press(.character("l"))
      player.next()
      let first = frames(player)
      let shared = before.keys.filter { first[$0] != nil }.sorted { $0.rawValue < $1.rawValue }
      #expect(!shared.isEmpty)
      for id in shared {
        guard let old = before[id], let new = first[id] else { continue }
        let jump = max(
          abs(old.minX - new.minX), abs(old.maxX - new.maxX), abs(old.minY - new.minY),
          abs(old.maxY - new.maxY))
        // A frame's way from rest; a second press finds them at full speed.
        #expect(jump < (wait == 80 ? 45 : 110), "\(id) by \(jump), \(wait)")
      }
      player.next(wait)
    }
  }

  @Test("Names fade from their old places to their new ones")
  func captions() throws {
    let player = try player(.masonry)
    func seen(_ name: String) -> [Double] { player.frame.opacities(of: name) }
    #expect(seen("photo-1").isEmpty)
    player.press(.character("l"))
    var before = 0.0
    for _ in 0..<40 {
      player.next()
      let now = seen("photo-1").max() ?? 0
      #expect(now >= before && now - before < 0.2)
      before = now
    }
    player.settle()
    #expect(seen("photo-1") == [1], "\(player.frame.texts)")
    player.press(.character("l"))
    player.next(8)
    #expect(seen("photo-1").count == 2)
    player.settle()
    #expect(seen("photo-1") == [1])
  }
}

extension DisplayList {
  /// How opaque a text is everywhere that it is drawn.
  fileprivate func opacities(of text: String, in group: Double = 1) -> [Double] {
    items.flatMap { item -> [Double] in
      switch item {
      case .text(let run):
        let letters = String(run.glyphs.map { run.font.typeface.glyphs[$0.index] })
        return letters == text && group * run.color.alpha > 0 ? [group * run.color.alpha] : []
      case .group(let inner): return inner.list.opacities(of: text, in: group * inner.opacity)
      default: return []
      }
    }
  }
}
