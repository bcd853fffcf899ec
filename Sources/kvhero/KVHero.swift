import CPlatform
import Gallery
import Glibc
import Motion
import Photos
import SDLHost
import SceneGraph
import Synchronization

/// Opens the gallery on the photographs that the arguments name.
@main
struct KVHero {
  @MainActor static func main() {
    var size = Size(width: 1280, height: 800)
    var paths: [PhotoPath] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--version":
        print("kvhero 0.1.0")
        return
      case "--size":
        let sides = (arguments.popFirst() ?? "").split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ $0 >= 1 && $0 <= 16_384 }) else {
          fail("--size needs WIDTHxHEIGHT in points", status: 2)
        }
        size = Size(width: sides[0], height: sides[1])
      case _ where argument.hasPrefix("--"):
        fail("unknown option \(argument)", status: 2)
      default: paths.append(PhotoPath(argument))
      }
    }
    if paths.isEmpty { paths = [PhotoPath(PhotographFolder.path)] }
    let (photos, failures) = PhotoFolder.pictures(named: paths)
    if let failure = failures.first { fail("\(failure)", status: 1) }
    do {
      let relay = WakeRelay()
      let queue = DecodeQueue(decoder: SDLPhotoDecoder()) { relay.send() }
      let window = try Window(WindowOptions(title: "kvhero", size: size))
      var options = GalleryOptions()
      options.size = size
      let store = PhotoStore(queue: queue, byteBudget: options.imageMemory)
      let content = GalleryContent(
        GalleryApp(photos: photos, store: store, options: options), queue: queue)
      let loop = try HostLoop(window: window, content: content)
      relay.connect(loop.wakeSignal)
      try loop.run()
      queue.shutDown()
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func fail(_ reason: String, status: Int32) -> Never {
    let line = "kvhero: error: \(reason)\n"
    line.withCString { _ = write(2, $0, strlen($0)) }
    exit(status)
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
