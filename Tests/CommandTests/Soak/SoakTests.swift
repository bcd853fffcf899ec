import FrameTiming
import Gallery
import Motion
import Photos
import Rasterizer
import SceneGraph
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

/// As many times as `KVHERO_SOAK` says, by scripts/soak; else not at all.
@MainActor @Suite(.enabled(if: EnvironmentVariable.value("KVHERO_SOAK") != nil))
struct SoakTests {
  private static let cycles =
    EnvironmentVariable.value("KVHERO_SOAK")?.text.flatMap { Int($0) } ?? 100

  /// The difficult files of the tests for pictures.
  private static let fixtures: PhotoPath = {
    let tests = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return PhotoPath("/\(tests)/PhotosTests/Fixtures")
  }()

  /// What memory may still grow by after a fifth of the cycles, in bytes: pictures of different sizes
  /// leave holes of different sizes.
  private static let growth = 24 << 20

  @Test(
    "Opening and closing difficult files over and over takes no more memory than doing it often")
  func flatMemory() throws {
    var options = GalleryOptions()
    options.size = Size(width: 480, height: 360)
    options.imageMemory = 48 << 20
    var folders = FolderSettings()
    folders.isRecursive = true
    let shown = try ShownPhotographs(named: [SoakTests.fixtures], folders)
    let gallery = try LoadedGallery(shown, options: options)
    defer { gallery.queue.shutDown() }
    var player = Player(gallery: gallery, options: options)
    var warm = 0
    var opened = 0
    for cycle in 0..<SoakTests.cycles {
      player.press(cycle % shown.paths.count == 0 ? .home : .right)
      player.press(.enter)
      player.frames(3)
      if gallery.app.openPhoto != nil { opened += 1 }
      if cycle % 3 == 0 { player.press(.right) }
      player.frames(2)
      player.press(.escape)
      player.frames(2)
      player.rest()
      // The others are overtaken by the next while they are read.
      if cycle % 4 == 0 { player.readAll() }
      if cycle == SoakTests.cycles / 5 { warm = player.residentBytes() }
      if cycle % max(1, SoakTests.cycles / 20) == 0 {
        print("soak: \(cycle) cycles, \(MemoryUse(gallery.app).text)")
      }
    }
    let end = player.residentBytes()
    print(
      "soak: \(SoakTests.cycles) cycles, \(opened) opened, \(warm >> 10) KiB, then \(end >> 10)")
    #expect(opened > SoakTests.cycles / 2)
    #expect(gallery.app.store.bytesHeld <= options.imageMemory + (64 << 20))
    // The address sanitizer keeps what was given back for a while.
    if EnvironmentVariable.value("KVHERO_SOAK_MEMORY") == nil {
      #expect(end - warm < SoakTests.growth, "\(warm >> 10) KiB, then \(end >> 10) KiB")
    }
  }

  /// Keys and frames, the frames drawn.
  private struct Player {
    let gallery: LoadedGallery
    let options: GalleryOptions
    private let rasterizer = DisplayRasterizer()
    private var time = FrameTime.zero

    init(gallery: LoadedGallery, options: GalleryOptions) {
      self.gallery = gallery
      self.options = options
    }

    @MainActor func press(_ key: KeyEvent.Key) {
      for isDown in [true, false] {
        gallery.app.handle(
          InputEvent(time: time, kind: .key(KeyEvent(key: key, isDown: isDown))))
      }
    }

    @MainActor mutating func frames(_ count: Int, step: Duration = .milliseconds(16)) {
      for _ in 0..<count {
        time = time + step
        gallery.app.accept(gallery.queue.takeFinished(), at: time)
        let list = gallery.app.frame(at: time)
        _ = rasterizer.bitmap(
          of: list, size: options.size, scale: 1, background: gallery.app.background,
          images: gallery.app.store, at: time)
      }
    }

    /// Waits for everything that is being read, and draws it.
    @MainActor mutating func readAll() {
      gallery.queue.waitForAll()
      frames(1)
    }

    /// What the process takes with nothing under way.
    @MainActor mutating func residentBytes() -> Int {
      for _ in 0..<3 { readAll() }
      return ProcessMemory.now()?.resident ?? 0
    }

    /// Goes on until nothing moves.
    @MainActor mutating func rest() {
      for _ in 0..<20 where !gallery.app.isAtRest { frames(1, step: .milliseconds(500)) }
    }
  }
}
