import Glibc
import Photos
import TestSupport
import Testing

@Suite("The walk through folders")
struct FolderWalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeFolder(_ name: String) throws {
    try #require(mkdir(TemporaryFolder.cString(folder.entry(name)), 0o700) == 0)
  }

  private func link(_ name: String, to target: String) throws {
    try #require(symlink(target, TemporaryFolder.cString(folder.entry(name))) == 0)
  }

  /// Paths below the folder, as they were told of.
  private func found(
    _ named: [PhotoPath], isRecursive: Bool = true
  ) -> (files: [String], failures: [String]) {
    let (photos, failures) = PhotoFolder.pictures(named: named, isRecursive: isRecursive)
    let start = folder.folder.bytes.count + 1
    return (
      photos.map { String(decoding: $0.bytes.dropFirst(start), as: UTF8.self) },
      failures.map(\.description)
    )
  }

  @Test("Enters folders in folders where that is asked for, hidden ones never")
  func recursive() throws {
    for name in ["b", "b/c", ".hidden", "empty"] { try makeFolder(name) }
    for name in ["a.png", "b/2.png", "b/c/1.png", "b/c/.no.png", ".hidden/x.png", "z.png"] {
      try folder.file(name)
    }
    #expect(found([folder.folder]).files == ["a.png", "b/2.png", "b/c/1.png", "z.png"])
    #expect(found([folder.folder], isRecursive: false).files == ["a.png", "z.png"])
  }

  @Test("Links to folders are followed, and none in a circle or twice")
  func circles() throws {
    for name in ["a", "b"] { try makeFolder(name) }
    try folder.file("a/1.png")
    try folder.file("b/2.png")
    try link("a/up", to: "..")
    try link("a/self", to: ".")
    try link("a/to-b", to: "../b")
    try link("b/to-a", to: "../a")
    try link("b/nowhere", to: "nowhere")
    let files = found([folder.folder]).files
    #expect(files == ["a/1.png", "b/2.png"])
  }

  @Test("A folder that cannot be listed is named, and the rest goes on")
  func unreadable() throws {
    guard geteuid() != 0 else { return }
    for name in ["a", "no-entry", "z"] { try makeFolder(name) }
    try folder.file("a/1.png")
    try folder.file("z/2.png")
    try #require(chmod(TemporaryFolder.cString(folder.entry("no-entry")), 0) == 0)
    defer { chmod(TemporaryFolder.cString(folder.entry("no-entry")), 0o700) }
    let (files, failures) = found([folder.folder])
    #expect(files == ["a/1.png", "z/2.png"])
    #expect(failures == ["no-entry: permission denied"])
  }

  @Test("Files have their date and size")
  func facts() throws {
    let path = try folder.file("a.png", [1, 2, 3])
    var times = [timespec(tv_sec: 12, tv_nsec: 34), timespec(tv_sec: 12, tv_nsec: 34)]
    try #require(utimensat(AT_FDCWD, TemporaryFolder.cString(path), &times, 0) == 0)
    var files: [PhotoFile] = []
    FolderWalk(named: [folder.folder, path]).run { step in
      if case .files(let found) = step { files += found }
      return true
    }
    #expect(
      files == [
        PhotoFile(path: path, group: 0, modified: 12_000_000_034, size: 3),
        PhotoFile(path: path, group: 1, modified: 12_000_000_034, size: 3),
      ])
  }

  @Test("Large folders come in pieces, and the walk ends when nobody wants more")
  func pieces() throws {
    for number in 0..<4_100 { try folder.file("\(number).png") }
    var counts: [Int] = []
    FolderWalk(named: [folder.folder]).run { step in
      if case .files(let found) = step { counts.append(found.count) }
      return true
    }
    #expect(counts == [4_096, 4])
    var steps = 0
    FolderWalk(named: [folder.folder, folder.folder]).run { _ in
      steps += 1
      return steps < 2
    }
    #expect(steps == 2)
  }
}
