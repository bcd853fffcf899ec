import Glibc
import Photos
import TestSupport
import Testing

// An executable's types are its own: there is no public interface to test it by.
@testable import kvhero

@Suite("Output files")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> PhotoPath { PhotoPath(folder.path(name)) }

  @Test("A file is made, and replaced, with nothing left beside it")
  func replaces() throws {
    try OutputFile.write(Array("first".utf8), to: path("a.txt"))
    #expect(chmod(folder.path("a.txt"), 0o640) == 0)
    try OutputFile.write(Array("second".utf8), to: path("a.txt"))
    #expect(try folder.text("a.txt") == "second")
    #expect(try folder.names(in: "") == ["a.txt"])
    var found = stat()
    #expect(stat(folder.path("a.txt"), &found) == 0 && found.st_mode & 0o777 == 0o640)
  }

  @Test("A link is followed, not replaced")
  func link() throws {
    try folder.write("a.txt", [])
    #expect(symlink("a.txt", folder.path("link")) == 0)
    try OutputFile.write(Array("whole".utf8), to: path("link"))
    #expect(try folder.text("a.txt") == "whole")
    #expect(try folder.names(in: "") == ["a.txt", "link"])
  }

  @Test("Whoever reads the old file meanwhile reads all of it: it is not written into")
  func old() throws {
    try folder.write("a.txt", Array("old".utf8))
    let reader = open(folder.path("a.txt"), O_RDONLY)
    defer { close(reader) }
    try OutputFile.write(Array("new!".utf8), to: path("a.txt"))
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3 && bytes.starts(with: "old".utf8))
  }

  @Test("A device is written to as it is; one that is full leaves its reason")
  func device() throws {
    try OutputFile.check(PhotoPath("/dev/null"))
    try OutputFile.write([1], to: PhotoPath("/dev/null"))
    #expect(throws: CommandFailure("/dev/full: cannot be written: No space left on device")) {
      try OutputFile.write([1], to: PhotoPath("/dev/full"))
    }
  }

  @Test("A look whether it can be written changes nothing, and finds what writing would find")
  func check() throws {
    try folder.write("a.txt", Array("old".utf8))
    try OutputFile.check(path("a.txt"))
    try OutputFile.check(path("b.txt"))
    #expect(try folder.names(in: "") == ["a.txt"])
    #expect(try folder.text("a.txt") == "old")
    for (name, reason) in [
      ("", "Is a directory"), ("no/such/b.txt", "No such file or directory"),
      ("a.txt/b.txt", "Not a directory"),
    ] {
      let failure = CommandFailure("\(path(name).displayPath): cannot be written: \(reason)")
      #expect(throws: failure) { try OutputFile.check(path(name)) }
      #expect(throws: failure) { try OutputFile.write([], to: path(name)) }
    }
  }
}
