import Gallery
import Photos
import SDLHost
import Synchronization

/// The gallery in a window, from the window's opening to its end.
@MainActor
struct GalleryWindow {
  let photos: [PhotoPath]
  let options: GalleryOptions

  /// What the gallery is headed with.
  let title: String

  /// Where the fonts lie.
  let fonts: PhotoPath

  let screen: WindowOptions

  /// Opens the window and runs until a person closes it.
  ///
  /// - Throws: `SDLError` where there is no display, or the window system fails; `TypographyError`
  ///   where the fonts are missing.
  func run() throws {
    let relay = WakeRelay()
    let window = try Window(screen)
    let decoder = SDLPhotoDecoder()
    let queue = DecodeQueue(decoder: decoder) { relay.send() }
    defer { queue.shutDown() }
    var options = options
    options.scale = window.geometry.scale
    let store = PhotoStore(queue: queue, byteBudget: options.imageMemory)
    let typography = try Typography.load(from: fonts, decoder: decoder, into: store)
    let app = GalleryApp(
      photos: photos, title: title, store: store, typography: typography, options: options)
    let loop = try HostLoop(window: window, content: GalleryContent(app, queue: queue)) { record in
      app.note(record)
    }
    relay.connect(loop.wakeSignal)
    try loop.run()
  }
}

/// Leads a decode's wake-up to the loop, which is made after the queue.
private final class WakeRelay: Sendable {
  private let signal = Mutex<WakeSignal?>(nil)

  func connect(_ signal: WakeSignal) {
    self.signal.withLock { $0 = signal }
    signal.send()
  }

  func send() {
    signal.withLock { $0 }?.send()
  }
}
