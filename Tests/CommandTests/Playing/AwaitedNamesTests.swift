import Dispatch
import Glibc
import Photos
import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@MainActor @Suite("Names that are still being read") struct AwaitedNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a.png", "b.png"] { try folder.write(name, Array("pixels".utf8)) }
  }

  /// All news until everything has been looked through, each piece waited for.
  private func news(
    _ watching: FolderWatching, _ woken: DispatchSemaphore
  ) -> (found: [String], unreadable: Int) {
    var found: [String] = []
    var unreadable = 0
    while true {
      woken.wait()
      for piece in watching.takeNews() {
        switch piece {
        case .found(let files): found += files.map(\.path.displayName)
        case .unreadable: unreadable += 1
        case .finished: return (found, unreadable)
        default: break
        }
      }
    }
  }

  @Test("There is no news until they are known, and then there is all of it")
  func awaited() throws {
    let woken = DispatchSemaphore(value: 0)
    let watching = FolderWatching(isRecursive: false) { woken.signal() }
    defer { watching.shutDown() }
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, before) = (ends[0], PhotoPath(folder.path("b.png")))
    let names = BackgroundWork {
      Result { () throws(CommandFailure) in
        try NameList.filled([before, NameList.word.path], from: reading)
      }
    } done: {
      woken.signal()
    }
    watching.read(names)
    // What the line says that tells how far it is.
    #expect(watching.takeNews() == [.began([PhotoPath("standard input")])])
    let name = folder.path("a.png") + "\n"
    try #require(write(ends[1], name, name.utf8.count) == name.utf8.count)
    #expect(watching.takeNews().isEmpty)
    close(ends[1])
    #expect(news(watching, woken).found == ["b.png", "a.png"])
    close(reading)
  }

  @Test("Where there are none, nothing is looked through")
  func none() {
    let woken = DispatchSemaphore(value: 0)
    let watching = FolderWatching(isRecursive: false) { woken.signal() }
    defer { watching.shutDown() }
    let names = BackgroundWork {
      Result<[PhotoPath], CommandFailure>.failure(CommandFailure("no names"))
    } done: {
      woken.signal()
    }
    watching.read(names)
    let (found, unreadable) = news(watching, woken)
    #expect(found.isEmpty && unreadable == 0)
  }
}
