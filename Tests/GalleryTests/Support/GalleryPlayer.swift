import Gallery
import Motion
import Photos
import SceneGraph

/// Plays the gallery by hand: presses, keys and frames at 60 Hz, all pictures decoded at once.
@MainActor
final class GalleryPlayer {
  let app: GalleryApp
  /// Where the app keeps its pictures; held by the app alone.
  private(set) weak var store: PhotoStore?
  private let queue: DecodeQueue

  /// What is read and has not been handed in.
  private var backlog: [FinishedPhoto] = []
  private let fonts: FontFolder
  private(set) var time = FrameTime.zero
  private(set) var frame = DisplayList()

  /// - Parameters:
  ///   - photos: What the grid shows.
  ///   - decodes: Whether all pictures in sight are there before anything else.
  ///   - decoder: Makes the pictures' pixels.
  ///   - typography: The fonts; tiny ones by default.
  ///   - change: Changes the options.
  /// - Throws: Where the fonts cannot be written or read.
  init(
    _ photos: [PhotoPath], decodes: Bool = true, decoder: some PhotoDecoder = WhiteDecoder(),
    typography: Typography? = nil, _ change: (inout GalleryOptions) -> Void = { _ in }
  ) throws {
    fonts = try FontFolder()
    queue = DecodeQueue(decoder: decoder, threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    self.store = store
    let typography =
      try typography ?? Typography.load(from: fonts.path, decoder: WhiteDecoder(), into: store)
    var options = GalleryOptions()
    options.size = Size(width: 800, height: 600)
    change(&options)
    app = GalleryApp(
      photos: photos, title: "Album", store: store, typography: typography, options: options)
    if decodes { decode() }
    next()
  }

  /// Lets everything that was ordered arrive.
  func decode() {
    var isMore = false
    repeat {
      queue.waitForAll()
      let finished = backlog + queue.takeFinished()
      backlog = []
      app.accept(finished, at: time)
      // What these had ordered may be finished already.
      isMore = !finished.isEmpty
    } while isMore
  }

  /// Lets some of what was ordered arrive, one frame's worth.
  ///
  /// - Parameters:
  ///   - most: No more than these.
  ///   - isDue: What is read of other photographs arrives later.
  /// - Returns: Whether anything arrived.
  func arrive(_ most: Int = .max, where isDue: (PhotoPath) -> Bool = { _ in true }) -> Bool {
    queue.waitForAll()
    var (now, later): ([FinishedPhoto], [FinishedPhoto]) = ([], [])
    for photo in backlog + queue.takeFinished() {
      if now.count < most, store?.path(of: photo.id).map(isDue) ?? false {
        now.append(photo)
      } else {
        later.append(photo)
      }
    }
    backlog = later
    app.accept(now, at: time)
    return !now.isEmpty
  }

  /// Goes on by frames at 60 Hz.
  func next(_ count: Int = 1) {
    for _ in 0..<count {
      time = time + .nanoseconds(16_666_667)
      frame = app.frame(at: time)
    }
  }

  /// Goes on until nothing moves, ten seconds at most.
  ///
  /// - Returns: How many frames it took.
  @discardableResult
  func settle() -> Int {
    var count = 0
    repeat {
      next()
      count += 1
    } while !app.isAtRest && count < 600
    return count
  }

  func send(_ kind: InputEvent.Kind) { app.handle(InputEvent(time: time, kind: kind)) }

  func press(_ key: KeyEvent.Key, shift: Bool = false) {
    let modifiers: KeyEvent.Modifiers = shift ? .shift : []
    send(.key(KeyEvent(key: key, modifiers: modifiers)))
    send(.key(KeyEvent(key: key, isDown: false, modifiers: modifiers)))
  }

  func point(_ phase: PointerEvent.Phase, _ position: Point) {
    send(.pointer(PointerEvent(phase: phase, position: position)))
  }

  func click(_ position: Point) {
    point(.down, position)
    point(.up, position)
  }

  /// Clicks the middle of a thumbnail.
  func open(_ index: Int) {
    if let frame = app.thumbnailFrame(of: index) { click(frame.center) }
  }

  /// Drags with a frame for each move.
  ///
  /// - Parameters:
  ///   - start: Where the press goes down.
  ///   - moves: Where it goes, from one frame to the next.
  ///   - releases: Whether it lets go at the end.
  func drag(from start: Point, _ moves: [Vector], releases: Bool = true) {
    point(.down, start)
    var position = start
    for move in moves {
      next()
      position = position + move
      point(.move, position)
    }
    if releases { point(.up, position) }
  }

  /// Everywhere that the pictures are drawn in the present frame.
  var pictures: [DrawnPicture] { DrawnPicture.all(in: frame) }
}
