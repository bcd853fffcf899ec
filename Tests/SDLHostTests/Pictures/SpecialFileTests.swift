import Glibc
import Photos
import SDLHost
import SceneGraph
import TestSupport
import Testing

/// What a version control system cannot carry: links, pipes, sockets, and names of any bytes.
@Suite("Reading special files")
struct SpecialFileTests {
  private let folder: TemporaryFolder
  private let picture: [UInt8]

  init() throws {
    folder = try TemporaryFolder()
    let red = Bitmap(
      width: 8, height: 8, pixels: Array(repeating: 0xffdc_2828, count: 64), isOpaque: true)
    picture = try PNGWriter.encode(red)
  }

  private func path(_ name: [UInt8]) -> PhotoPath { PhotoPath(folder.path).appending(name) }
  private func path(_ name: String) -> PhotoPath { path(Array(name.utf8)) }

  private func outcome(of path: PhotoPath) -> FinishedPhoto.Outcome? {
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1) {}
    queue.read(.pixels(thumbnail: nil, full: true), of: path, as: Image.ID(rawValue: 0))
    queue.waitForAll()
    return queue.takeFinished().first?.outcome
  }

  private func refusal(of path: PhotoPath) throws -> String {
    guard case .failed(let error) = try #require(outcome(of: path)) else {
      Issue.record("\(path.displayName) shows")
      return ""
    }
    return error.description
  }

  private func pixel(of path: PhotoPath) throws -> UInt32? {
    guard case .pixels(let pixels) = try #require(outcome(of: path)) else { return nil }
    return pixels.full?.bitmaps[0].pixels.first
  }

  @Test(
    "Names of any bytes open their own files",
    arguments: [
      Array("plain.png".utf8), Array("new\nline.png".utf8),
      Array("tab\tand\u{1b}[31mescape.png".utf8),
      Array("back\\slash \"quotes\".png".utf8), Array("not-utf8-".utf8) + [0xff, 0xfe, 0xe9],
      Array(String(repeating: "n", count: 251).utf8) + Array(".png".utf8),
      Array("caf\u{e9}.png".utf8), Array("cafe\u{301}.png".utf8),
    ])
  func anyName(_ name: [UInt8]) throws {
    try folder.write(name, picture)
    #expect(try pixel(of: path(name)) == 0xffdc_2828)
  }

  @Test("A link shows what it leads to; one that leads nowhere or in a circle says so")
  func links() throws {
    try folder.write("plain.png", picture)
    for (target, link) in [
      ("plain.png", "good.png"), ("no/such.jpg", "broken.jpg"), ("b.jpg", "a.jpg"),
      ("a.jpg", "b.jpg"),
    ] { try #require(symlink(target, folder.path(link)) == 0) }
    #expect(try pixel(of: path("good.png")) == 0xffdc_2828)
    #expect(try refusal(of: path("broken.jpg")) == "broken.jpg: there is no such file")
    #expect(
      try refusal(of: path("a.jpg")) == "a.jpg: cannot be read: its links lead in a circle")
  }

  @Test("A pipe, a socket, a device and a folder are refused at once")
  func noFiles() throws {
    try #require(mkfifo(folder.path("fifo.jpg"), 0o600) == 0)
    try #require(mkdir(folder.path("folder.jpg"), 0o700) == 0)
    #expect(try refusal(of: path("fifo.jpg")) == "fifo.jpg: a pipe, not a picture file")
    #expect(try refusal(of: path("folder.jpg")) == "folder.jpg: a folder, not a picture file")
    #expect(try refusal(of: PhotoPath("/dev/zero")) == "zero: a device, not a picture file")
  }

  @Test("What may not be read says so", .enabled(if: geteuid() != 0, "root reads everything"))
  func unreadable() throws {
    try folder.write("unreadable.png", picture)
    try #require(chmod(folder.path("unreadable.png"), 0) == 0)
    #expect(try refusal(of: path("unreadable.png")) == "unreadable.png: permission denied")
  }

  @Test(
    "A file that was cut off, replaced or taken away after its header was read gives its reason")
  func changedMeanwhile() throws {
    let queue = DecodeQueue(decoder: SDLPhotoDecoder(), threadCount: 1) {}
    let store = PhotoStore(queue: queue)
    try folder.write("a.png", picture)
    let id = store.add(path("a.png"))
    store.request(id, .header, priority: .visible)
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    try folder.write("a.png", Array(picture.prefix(40)))
    store.request(id, .full, priority: .visible)
    queue.waitForAll()
    for finished in queue.takeFinished() { store.accept(finished) }
    guard case .failed(let error) = store.state(of: id) else {
      Issue.record("a file cut off to 40 bytes shows")
      return
    }
    #expect(error.description.hasPrefix("a.png: damaged: "))
    unlink(folder.path("a.png"))
    #expect(try refusal(of: path("a.png")) == "a.png: there is no such file")
  }
}
