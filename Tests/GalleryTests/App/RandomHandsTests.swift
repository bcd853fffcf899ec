import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Whatever hands do, the gallery comes to rest, closes, and is as it was")
struct RandomHandsTests {
  @Test("After eighty deeds of any kind", arguments: 0..<12)
  func comesToRest(seed: Int) throws {
    let album = try PhotoFolderFixture(count: 30, broken: [4])
    let style = GalleryStyle.ofPhotographs[seed % 3]
    let player = try GalleryPlayer(album.paths) {
      $0.style = style
      $0.preset = seed % 2 == 0 ? .standard : .classic
      $0.reducesMotion = seed % 6 == 5
    }
    player.press(.home)
    player.settle()
    let (before, views) = (player.frame.leaves, player.app.viewCount)
    var hands = RandomHands(seed: seed)
    for _ in 0..<80 { hands.act(on: player) }
    hands.putBack(player)
    player.press(.character(["1", "2", "3"][seed % 3]))
    player.settle()
    #expect(player.app.isAtRest, "\(hands.log)")
    for _ in 0..<8 where player.app.openPhoto != nil {
      player.press(.escape)
      player.settle()
    }
    #expect(player.app.openPhoto == nil, "\(hands.log)")
    player.press(.home)
    player.settle()
    #expect(player.frame.leaves == before, "\(hands.log)")
    // A grid that was larger may keep a few cells more.
    #expect(player.app.viewCount <= views + 60, "\(hands.log)")
  }

  @Test("After a hundred deeds on every tab, pushed and presented", arguments: 0..<24)
  func everyTab(seed: Int) throws {
    let album = try PhotoFolderFixture(count: 30, broken: [4])
    let player = try GalleryPlayer(album.paths) {
      $0.style = GalleryStyle.ofProducts[seed % 3]
      $0.preset = seed % 2 == 0 ? .standard : .classic
      $0.reducesMotion = seed % 8 == 7
    }
    // Every tab has been seen, from the one after the products round to them again.
    for _ in 0..<4 {
      player.press(.character("t"))
      player.settle()
      player.press(.home)
      player.settle()
    }
    let (before, views) = (player.frame.leaves, player.app.viewCount)
    var hands = RandomHands(seed: 1000 + seed, roam: true)
    for _ in 0..<100 { hands.act(on: player) }
    hands.putBack(player)
    player.settle()
    #expect(player.app.isAtRest, "\(hands.log)")
    for _ in 0..<4 {
      for _ in 0..<8 where player.app.openPhoto != nil || player.app.exampleDepth > 0 {
        player.press(.escape)
        player.settle()
      }
      #expect(player.app.openPhoto == nil, "\(hands.log)")
      player.press(.character("t"))
      player.settle()
    }
    #expect(player.app.exampleDepth == 0, "\(hands.log)")
    player.press(.character(["4", "5", "6"][seed % 3]))
    player.settle()
    player.press(.home)
    player.settle()
    // Clicks may have turned what M and R turn as well.
    var isSame = false
    for key in ["m", "r", "m", "r"] where !isSame {
      isSame = player.frame.leaves == before
      if !isSame { player.press(.character(Character(key))) }
      player.settle()
    }
    #expect(isSame, "\(hands.log)")
    #expect(player.app.viewCount <= views + 120, "\(hands.log)")
  }
}

extension DisplayList {
  /// Everything drawn, groups taken apart, in no particular order: reused cells lie in another.
  var leaves: [String] {
    items.flatMap { item -> [String] in
      guard case .group(let group) = item else { return ["\(item)"] }
      return group.list.leaves.map { "\(group.opacity) \(group.transform) \($0)" }
    }.sorted()
  }
}
