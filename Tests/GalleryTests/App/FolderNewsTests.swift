import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@MainActor @Suite("Photographs that come and go")
struct FolderNewsTests {
  private let album: PhotoFolderFixture
  private let player: GalleryPlayer

  init() throws {
    album = try PhotoFolderFixture(count: 60)
    player = try GalleryPlayer([], decodes: false, typography: RealTypography().fonts) {
      $0.readsInBackground = true
    }
  }

  /// Its date and size make the order by each another one.
  private func file(_ index: Int) -> PhotoFile {
    PhotoFile(
      path: album.paths[index], modified: Int64(100 - index), size: Int64(index * 7 % 60))
  }

  private func tell(_ news: FolderNews...) {
    player.app.accept(news, at: player.time)
    player.next()
    player.decode()
    player.settle()
  }

  private func begin(_ indices: some Sequence<Int>) {
    tell(
      .began([folder]), .found(indices.map(file)), .finished)
  }

  private var folder: PhotoPath { album.paths[0].folder ?? PhotoPath("/") }

  /// The captions of the thumbnails, row by row.
  private var captions: [String] {
    Self.runs(of: player.frame).filter { $0.text.hasPrefix("photo-") }
      .sorted { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) }
      .map(\.text)
  }

  private static func runs(of list: DisplayList) -> [(text: String, place: Point)] {
    list.items.flatMap { item -> [(text: String, place: Point)] in
      switch item {
      case .text(let run):
        [(String(run.glyphs.map { run.font.typeface.glyphs[$0.index] }), run.origin)]
      case .group(let group): runs(of: group.list)
      default: []
      }
    }
  }

  @Test("Come in batches in any order, and lie in the order of their names")
  func batches() {
    tell(.began([folder]), .found([7, 3, 11].map(file)))
    #expect(captions == ["photo-3", "photo-7", "photo-11"])
    tell(.found([9, 1].map(file)), .finished)
    #expect(captions == ["photo-1", "photo-3", "photo-7", "photo-9", "photo-11"])
  }

  @Test("Come in several batches at once, each to its place")
  func batchesAtOnce() {
    tell(
      .began([folder]), .found([7, 3, 11].map(file)), .found([9, 1].map(file)),
      .found([0, 8, 2].map(file)), .finished, .written([5, 4].map(file)),
      .removed([album.paths[3]]))
    #expect(captions == [0, 1, 2, 4, 5, 7, 8, 9, 11].map { "photo-\($0)" })
  }

  /// Whether a text is shown, wherever its lines are broken.
  private func says(_ text: String) -> Bool {
    let shown = player.frame.texts.joined().filter { !$0.isWhitespace }
    return shown.contains(text.filter { !$0.isWhitespace })
  }

  @Test("Where there is nothing, each tab says why, and what to do, until something comes")
  func nothing() {
    let name = folder.displayName
    let faults: [([FolderNews], String)] = [
      ([.began([folder]), .finished], "No photographs in \(name)"),
      (
        [.began([folder]), .unreadable(folder, reason: "permission denied"), .finished],
        "Cannot read \(name)"
      ),
      ([.began([folder]), .finished, .removedFolders([folder])], "There is no \(name)"),
      ([.began([folder]), .finished, .removed([folder])], "There is no \(name)"),
      (
        [.began([folder]), .finished, .removedFolders([folder]), .returnedFolders([folder])],
        "No photographs in \(name)"
      ),
    ]
    for (news, heading) in faults {
      for piece in news { tell(piece) }
      for tab in ["1", "4", "t"] {
        player.press(.character(Character(tab)))
        player.settle()
        let texts = player.frame.texts
        #expect(says(heading), "\(tab): \(texts)")
        #expect(says("Drop pictures or folders on this window"))
        #expect(!texts.contains("Deal a card"))
        #expect(!texts.contains { $0.hasPrefix("No pictures") })
      }
    }
    tell(.written([file(3)]))
    #expect(player.frame.texts.contains("Deal a card"))
    player.press(.character("1"))
    player.settle()
    #expect(captions == ["photo-3"])
    #expect(!says("There is no \(name)"))
  }

  @Test("A line says how many have been found, until all have")
  func progress() {
    tell(.began([folder]), .found([2].map(file)))
    let name = folder.displayName
    #expect(player.frame.texts.contains("Reading \(name) … 1 photograph"))
    tell(.found([3, 4].map(file)))
    #expect(player.frame.texts.contains("Reading \(name) … 3 photographs"))
    tell(.finished)
    #expect(!player.frame.texts.contains { $0.hasPrefix("Reading") })
  }

  @Test("A folder that cannot be listed is named, and the rest goes on")
  func unreadable() {
    tell(
      .began([folder]), .unreadable(folder.appending("shut".utf8), reason: "permission denied"),
      .found([2].map(file)), .finished)
    #expect(player.frame.texts.contains("shut: permission denied"))
    #expect(captions == ["photo-2"])
  }

  @Test("Where there is none, the screen says what to do, until there is one")
  func empty() {
    tell(.began([folder]), .finished)
    #expect(says("No photographs in \(folder.displayName)"))
    tell(.written([file(5)]))
    #expect(captions == ["photo-5"])
    #expect(!says("No photographs in \(folder.displayName)"))
    tell(.removed([album.paths[5]]))
    #expect(says("No photographs in \(folder.displayName)"))
  }

  @Test("The open one stays open where it lies now, and closes there")
  func open() {
    begin(10..<20)
    player.open(3)
    player.settle()
    #expect(player.app.openPhoto == 3)
    tell(.written((0..<10).map(file)))
    #expect(player.app.openPhoto == 13)
    #expect(player.frame.texts.contains("photo-13  ·  14 of 20"))
    player.press(.right)
    player.settle()
    #expect(player.frame.texts.contains("photo-14  ·  15 of 20"))
    player.press(.escape)
    player.settle()
    #expect(player.app.openPhoto == nil && player.app.isAtRest)
  }

  @Test("The open one makes room for the next when it goes; the last, for the one before")
  func openGone() {
    begin(0..<4)
    player.open(1)
    player.settle()
    tell(.removed([album.paths[1]]))
    #expect(player.frame.texts.contains("photo-2  ·  2 of 3"))
    tell(.removed([album.paths[2], album.paths[3]]))
    #expect(player.frame.texts.contains("photo-0  ·  1 of 1"))
    tell(.removed([album.paths[0]]))
    #expect(player.app.openPhoto == nil && player.app.isAtRest)
  }

  @Test("One that goes in flight, at any frame, is closed", arguments: [0, 1, 4, 9])
  func inFlight(frames: Int) {
    begin(0..<6)
    for isClosing in [false, true] {
      player.open(1)
      if isClosing {
        player.settle()
        player.press(.escape)
      }
      player.next(frames)
      player.app.accept([.removed([album.paths[1]])], at: player.time)
      player.settle()
      #expect(player.app.openPhoto == nil && player.app.isAtRest)
      tell(.written([file(1)]))
    }
  }

  @Test("What is in sight at the top stays there when photographs come before it")
  func firstInSight() throws {
    begin(20..<60)
    let grid = player.app.listFrame
    player.send(.wheel(at: grid.center, delta: Vector(dx: 0, dy: -500)))
    player.settle()
    let before = try #require(
      (0..<40).first { (player.app.thumbnailFrame(of: $0)?.minY ?? 0) >= grid.minY })
    #expect(before > 0)
    let frame = try #require(player.app.thumbnailFrame(of: before))
    tell(.written((0..<20).map(file)))
    let after = try #require(player.app.thumbnailFrame(of: before + 20))
    #expect(abs(after.minY - frame.minY) < 0.5)
  }

  @Test("O puts them in order by name, date and size in turn, with Shift the other way round")
  func sort() {
    begin(0..<4)
    let orders: [([Int], String)] = [
      ([3, 2, 1, 0], "4 photos, oldest first"), ([0, 1, 2, 3], "4 photos, smallest first"),
      ([0, 1, 2, 3], "4 photos"),
    ]
    for (order, words) in orders {
      player.press(.character("o"))
      player.settle()
      #expect(captions == order.map { "photo-\($0)" })
      #expect(player.frame.texts.contains(words))
    }
    player.press(.character("o"), shift: true)
    player.settle()
    #expect(captions == [3, 2, 1, 0].map { "photo-\($0)" })
    #expect(player.frame.texts.contains("4 photos, last first"))
  }

  @Test("A file that is written anew is read again; one that is there just so is not")
  func rewritten() throws {
    begin(0..<3)
    let before = player.pictures.map(\.image.id)
    tell(.written([file(1)]))
    #expect(player.pictures.map(\.image.id) == before)
    tell(.written([PhotoFile(path: album.paths[1], modified: 5_000, size: 9)]))
    let after = player.pictures.map(\.image.id)
    #expect(after[0] == before[0] && after[1] != before[1] && after[2] == before[2])
    #expect(captions == ["photo-0", "photo-1", "photo-2"])
  }

  @Test("A folder that goes takes all in it; a new list takes what is not on it")
  func lists() {
    begin(0..<6)
    tell(.relisted([1, 4, 8].map(file)))
    #expect(captions == ["photo-1", "photo-4", "photo-8"])
    tell(.removedFolders([folder]))
    #expect(captions.isEmpty)
  }

  @Test("Pages and cards follow their photographs, and close when those go")
  func otherTabs() {
    begin(10..<20)
    for style in ["4", "5"] {
      player.press(.character(Character(style)))
      player.settle()
      player.send(.wheel(at: player.app.listFrame.center, delta: Vector(dx: 0, dy: 1_000)))
      player.settle()
      player.open(2)
      player.settle()
      #expect(player.app.openPhoto == 2)
      tell(.written([file(0)]))
      #expect(player.app.openPhoto == 3)
      tell(.removed([album.paths[12]]))
      #expect(player.app.openPhoto == nil && player.app.isAtRest)
      tell(.written([file(12)]), .removed([album.paths[0]]))
    }
  }

  @Test("What is dropped is asked for, and takes the place of those shown when some is found")
  func drop() {
    begin(0..<4)
    _ = player.app.takeRequests()
    let elsewhere = PhotoPath("/elsewhere")
    player.send(.drop([elsewhere.bytes]))
    #expect(player.app.takeRequests() == [.read([elsewhere])])
    tell(.began([elsewhere]), .finished)
    #expect(captions.count == 4)
    #expect(player.frame.texts.contains("No pictures in elsewhere"))
    tell(.began([elsewhere]), .found([9].map(file)), .finished)
    #expect(captions == ["photo-9"])
    #expect(player.app.takeRequests() == [.setTitle("elsewhere – kvhero")])
  }
}
