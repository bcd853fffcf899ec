import Glibc
import Photos
import TestSupport
import Testing

/// A folder of 100,000 pictures, generated: links to one file, which are made quickly.
@Suite("A folder of 100,000 files") struct HugeFolderTests {
  private static let count = 100_000
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let place = Glibc.open(TemporaryFolder.cString(folder.folder), O_RDONLY | O_DIRECTORY)
    try #require(place >= 0)
    defer { close(place) }
    let target = String(decoding: Fixture.path("png/rgb8.png").bytes, as: UTF8.self)
    for number in 0..<HugeFolderTests.count {
      try #require(symlinkat(target, place, "IMG_\(number).png") == 0)
    }
  }

  @Test("Comes whole, in pieces that each fit into a frame, and lies in natural order")
  func whole() {
    var pieces: [Int] = []
    var files: [PhotoFile] = []
    FolderWalk(named: [folder.folder]).run { step in
      if case .files(let found) = step {
        pieces.append(found.count)
        files += found
      }
      return true
    }
    #expect(files.count == HugeFolderTests.count)
    #expect(pieces.count > 20 && pieces.allSatisfy { $0 <= 4_096 })
    var order = PhotoOrder()
    for start in stride(from: 0, to: files.count, by: 4_096) {
      order.insert(Array(files[start..<min(start + 4_096, files.count)]))
    }
    let isOrdered = (0..<HugeFolderTests.count).allSatisfy { index in
      order.file(at: index).path.name.elementsEqual("IMG_\(index).png".utf8)
    }
    #expect(isOrdered)
  }
}
