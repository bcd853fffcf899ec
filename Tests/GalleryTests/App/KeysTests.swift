import Gallery
import Motion
import Photos
import SceneGraph
import Testing

@MainActor @Suite("The gallery's keys")
struct KeysTests {
  private let album: PhotoFolderFixture

  init() throws {
    album = try PhotoFolderFixture(count: 12)
  }

  private func framesToOpen(_ player: GalleryPlayer) -> Int {
    player.open(1)
    return player.settle()
  }

  @Test("S makes transitions last ten times as long, and full speed again")
  func slowMotion() throws {
    let normal = try framesToOpen(GalleryPlayer(album.paths))
    let player = try GalleryPlayer(album.paths)
    player.press(.character("s"))
    let slow = framesToOpen(player)
    #expect(abs(slow - normal * 10) <= 10)
    player.press(.character("s"))
    player.press(.escape)
    #expect(abs(player.settle() - normal) <= 2)
  }

  @Test("--slow N sets the factor, and S switches it")
  func slowOption() throws {
    let normal = try framesToOpen(GalleryPlayer(album.paths))
    let player = try GalleryPlayer(album.paths) { $0.slowness = 3 }
    #expect(abs(framesToOpen(player) - normal * 3) <= 3)
    player.press(.character("s"))
    player.press(.escape)
    #expect(abs(player.settle() - normal) <= 2)
  }

  @Test(
    "The list of keys and the note say the factor that S has",
    arguments: [(1.0, "×10"), (3, "×3"), (2.5, "×2.5"), (0.5, "×10")])
  func slowFactor(slowness: Double, factor: String) throws {
    var options = GalleryOptions()
    options.slowness = slowness
    let app = GalleryApp(
      photos: album.paths, title: "Album", store: PhotoStore(queue: .idle()),
      typography: try RealTypography().fonts, options: options)
    func press(_ key: KeyEvent.Key) {
      app.handle(InputEvent(time: .zero, kind: .key(KeyEvent(key: key))))
    }
    // From the factor that it starts with to none, and to the key's.
    if slowness != 1 { press(.character("s")) }
    press(.character("s"))
    press(.character("?"))
    let texts = app.frame(at: .zero).texts
    #expect(texts.contains("Slow motion \(factor), and back"))
    #expect(texts.contains("Slow \(factor)"))
  }

  @Test("Slowing down in mid-flight goes on from where it is")
  func slowInFlight() throws {
    let player = try GalleryPlayer(album.paths)
    player.open(1)
    player.next(8)
    let before = try #require(player.pictures.last).frame
    player.press(.character("s"))
    let frame = player.app.frame(at: player.time)
    #expect(DrawnPicture.all(in: frame).last?.frame == before)
  }

  @Test("Space stops everything, and no frame is needed meanwhile; . shows the next one")
  func pauseAndStep() throws {
    let reference = try GalleryPlayer(album.paths)
    reference.open(1)
    reference.next(6)
    let sixth = try #require(reference.pictures.last).frame
    reference.next()
    let seventh = try #require(reference.pictures.last).frame

    let player = try GalleryPlayer(album.paths)
    player.open(1)
    player.next(6)
    player.press(.space)
    player.next()
    #expect(player.pictures.last?.frame == sixth)
    player.next(50)
    #expect(!player.app.needsFrame)
    #expect(player.pictures.last?.frame == sixth)
    player.press(.character("."))
    #expect(player.app.needsFrame)
    player.next()
    let stepped = try #require(player.pictures.last).frame
    #expect(abs(stepped.minX - seventh.minX) < 1e-3)
    player.press(.space)
    player.settle()
    #expect(player.pictures.last?.frame == player.app.pictureFrame)
  }

  @Test("A picture can be grabbed and released while everything is paused")
  func grabWhilePaused() throws {
    let player = try GalleryPlayer(album.paths)
    player.open(1)
    player.settle()
    player.press(.space)
    player.drag(
      from: Point(x: 400, y: 200), Array(repeating: Vector(dx: 0, dy: 20), count: 10))
    player.next()
    #expect(player.app.openPhoto == 1)
    player.press(.space)
    player.settle()
    #expect(player.app.openPhoto == nil)
  }

  @Test("? lists the keys, and any key or press puts them away without doing anything else")
  func keysPanel() throws {
    let player = try GalleryPlayer(album.paths)
    let before = player.frame
    player.press(.character("/"), shift: true)
    player.next()
    #expect(player.frame != before)
    player.open(1)
    player.next()
    #expect(player.app.openPhoto == nil)
    #expect(player.frame == before)
  }

  @Test("The list of keys stays while the key that brought it is held")
  func heldQuestionMark() throws {
    let player = try GalleryPlayer(album.paths)
    let question = KeyEvent.Key.character("?")
    player.send(.key(KeyEvent(key: question)))
    player.next()
    let listed = player.frame
    for _ in 0..<3 {
      player.send(.key(KeyEvent(key: question, isRepeat: true)))
      player.next()
    }
    player.send(.key(KeyEvent(key: question, isDown: false)))
    player.next()
    #expect(player.frame == listed)
  }

  @Test(". changes nothing while nothing is paused")
  func stepWithoutPause() throws {
    let reference = try GalleryPlayer(album.paths)
    let player = try GalleryPlayer(album.paths)
    for one in [reference, player] {
      one.open(1)
      one.next(6)
    }
    player.press(.character("."))
    for one in [reference, player] { one.next() }
    #expect(player.pictures.last?.frame == reference.pictures.last?.frame)
  }

  @Test("Reduced motion is noted from the start, not only after a key")
  func reducedMotionNote() throws {
    let player = try GalleryPlayer(album.paths) { $0.reducesMotion = true }
    let atFirst = player.frame.texts
    player.press(.character("s"))
    player.press(.character("s"))
    player.next()
    #expect(player.frame.texts == atFirst)
  }

  @Test("H shows and hides the frame graph")
  func overlay() throws {
    let player = try GalleryPlayer(album.paths)
    let before = player.frame
    player.press(.character("h"))
    player.next()
    #expect(player.frame != before)
    player.press(.character("h"))
    player.next()
    #expect(player.frame == before)
  }

  @Test("F asks for full screen, a close request for the end")
  func requests() throws {
    let player = try GalleryPlayer(album.paths)
    _ = player.app.takeRequests()
    player.press(.character("f"))
    player.send(.closeRequest)
    #expect(player.app.takeRequests() == [.toggleFullScreen, .close])
    #expect(player.app.takeRequests().isEmpty)
  }

  @Test("1, 2 and 3 choose the style of the next photograph")
  func styles() throws {
    let player = try GalleryPlayer(album.paths)
    player.press(.character("3"))
    player.open(1)
    player.settle()
    #expect(player.app.pictureFrame?.height == 300)
    player.press(.escape)
    player.settle()
    player.press(.character("1"))
    player.open(1)
    player.settle()
    #expect(player.app.pictureFrame?.height == 600)
  }
}
