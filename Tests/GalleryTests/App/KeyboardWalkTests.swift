import Gallery
import Motion
import SceneGraph
import Testing

@MainActor @Suite("Everything can be done by keyboard")
struct KeyboardWalkTests {
  /// Somewhere in the gallery, and the keys that lead there.
  enum Place: String, CaseIterable, CustomTestStringConvertible {
    case photos, rows, list, photo, banner, products, pushed, presented, details, cards, dealt
    case dealtOver, examples, photoList, photoGrid, guide, place, menu, sheet, stories, story
    case records, player, strings, defaults, defaultPage

    var testDescription: String { rawValue }

    /// What is pressed, one after the other, from the photographs.
    fileprivate var keys: [KeyEvent.Key] {
      func example(_ number: Int) -> [KeyEvent.Key] {
        [.character("7")] + Array(repeating: .tab, count: number) + [.enter]
      }
      return switch self {
      case .photos: []
      case .rows: [.character("l")]
      case .list: [.character("l"), .character("l"), .character("l")]
      case .photo: [.right, .enter]
      case .banner: [.character("3"), .right, .enter]
      case .products: [.character("4")]
      case .pushed: [.character("4"), .right, .enter]
      case .presented: [.character("4"), .character("m"), .right, .enter]
      case .details: [.character("4"), .right, .enter, .tab, .enter]
      case .cards: [.character("t"), .character("t")]
      case .dealt: [.character("t"), .character("t"), .enter]
      case .dealtOver: [.character("m"), .character("t"), .character("t"), .enter]
      case .examples: [.character("7")]
      case .photoList: example(1)
      case .photoGrid: example(1) + [.tab, .right]
      case .guide: example(2)
      case .place: example(2) + [.tab, .enter]
      case .menu: example(3)
      case .sheet: example(3) + [.tab, .tab, .enter]
      case .stories: example(4)
      case .story: example(4) + [.tab, .enter]
      case .records: example(5)
      case .player: example(5) + Array(repeating: .tab, count: 25) + [.enter]
      case .strings: example(6)
      case .defaults: example(7)
      case .defaultPage: example(7) + [.tab, .tab, .tab, .enter]
      }
    }
  }

  private let player: GalleryPlayer
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 60)
    player = try GalleryPlayer(album.paths, typography: RealTypography().fonts)
  }

  private func press(_ keys: KeyEvent.Key..., shift: Bool = false) {
    for key in keys {
      player.press(key, shift: shift)
      player.settle()
      player.decode()
      player.settle()
    }
  }

  private func tab(shift: Bool = false) {
    player.press(.tab, shift: shift)
    player.settle()
  }

  private var rings: [DrawnRing] { DrawnRing.all(in: player.frame, of: player.app.size) }

  private func go(to place: Place) { for key in place.keys { press(key) } }

  @Test(
    "One ring goes from control to control, in sight, and comes back to the first",
    arguments: Place.allCases)
  func rings(place: Place) throws {
    let tools: [Place] = [.photos, .photo, .pushed, .sheet]
    for isInspecting in tools.contains(place) ? [false, true] : [false] {
      let walk = try KeyboardWalkTests()
      walk.go(to: place)
      if isInspecting { walk.press(.character("i")) }
      var seen: [View] = []
      for step in 0..<120 {
        walk.tab()
        let view = try #require(walk.player.app.focusedView, "nothing has the focus")
        if view === seen.first { break }
        let isNew = !seen.contains { $0 === view }
        try #require(isNew, "it goes round without the first")
        seen.append(view)
        #expect(walk.rings.count == 1, "\(walk.rings.map(\.frame)) after \(step)")
        let ring = walk.rings.first
        #expect(ring?.isInSight == true, "\(ring.map { "\($0)" } ?? "") after \(step)")
      }
      #expect(walk.player.app.focusedView === seen.first, "the walk has no end")
      walk.tab(shift: true)
      #expect(walk.player.app.focusedView === seen.last)
    }
  }

  @Test("Esc closes whatever was opened, and the ring is where it was", arguments: Place.allCases)
  func returns(place: Place) throws {
    let keys = place.keys
    // A card is dealt without a ring on the deck.
    guard keys.last == .enter, place != .dealt, place != .dealtOver else { return }
    for key in keys.dropLast() { press(key) }
    let before = rings
    #expect(before.count == 1)
    press(.enter)
    #expect(rings.isEmpty)
    for _ in 0..<2 {
      press(.escape)
      #expect(rings == before)
      // What has the ring has the keyboard.
      press(.enter)
      #expect(rings.isEmpty)
    }
    // Nor does it matter where the ring went meanwhile.
    press(.tab, .escape)
    #expect(rings == before)
  }

  @Test(
    "Esc and Backspace close a page from whatever has the ring on it",
    arguments: [Place.pushed, .presented, .details, .dealt, .dealtOver, .photo, .banner])
  func closesFromAnywhere(place: Place) throws {
    // On the page, on the bars from their end, and on the way back.
    for (tabs, isBack) in [(1, false), (1, true), (4, true), (5, true)] {
      let walk = try KeyboardWalkTests()
      walk.go(to: place)
      for _ in 0..<tabs { walk.tab(shift: isBack) }
      let before = walk.player.frame.texts
      walk.press(isBack ? .escape : .backspace)
      #expect(walk.player.frame.texts != before, "\(tabs) \(isBack)")
    }
  }
}
