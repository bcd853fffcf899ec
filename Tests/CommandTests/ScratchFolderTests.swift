import Glibc
import Photos
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("A folder for a while")
struct ScratchFolderTests {
  private func isThere(_ path: PhotoPath) -> Bool { access(path.cString, F_OK) == 0 }

  @Test("It goes with all that is in it, but not with what a link in it leads to")
  func goes() throws {
    try ScratchFolder.lend { kept in
      let file = kept.appending("kept".utf8)
      try OutputFile.write([1, 2, 3], to: file)
      let folder = try ScratchFolder.lend { folder in
        let inner = folder.appending("a/b".utf8)
        try OutputFile.makeFolder(inner)
        try OutputFile.write([4], to: inner.appending(".hidden".utf8))
        #expect(symlink(kept.cString, folder.appending("link".utf8).cString) == 0)
        #expect(isThere(folder.appending("link/kept".utf8)))
        return folder
      }
      #expect(!isThere(folder))
      #expect(isThere(file))
    }
  }

  @Test("It goes where something goes wrong as well")
  func failure() {
    var made: PhotoPath?
    #expect(throws: CommandFailure.self) {
      try ScratchFolder.lend { folder in
        made = folder
        throw CommandFailure("no")
      }
    }
    #expect(made.map(isThere) == false)
  }
}
