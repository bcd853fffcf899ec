import Glibc
import Photos
import TestSupport
import Testing

@Suite("Photo folders")
struct PhotoFolderTests {
  private static func names(_ paths: [PhotoPath]) -> [String] {
    paths.map { String(decoding: $0.name, as: UTF8.self) }
  }

  @Test("A listing holds visible regular pictures in natural order, by any case of extension")
  func listing() throws {
    let folder = try TemporaryFolder()
    for name in [
      "IMG_10.png", "IMG_2.PNG", "img_1.Jpeg", ".hidden.png", "notes.txt", "-rf.gif", "j.pg",
      "not.jpegs", "far.from-being-a-png", "dot.",
    ] {
      try folder.file(name)
    }
    try folder.file("no-extension", Fixture.named("png/rgb8").first.map { try $0.bytes() } ?? [])
    try folder.file("README", Array("plain words".utf8))
    #expect(
      try Self.names(PhotoFolder.list(folder.folder)) == [
        "-rf.gif", "img_1.Jpeg", "IMG_2.PNG", "IMG_10.png", "no-extension",
      ])
  }

  @Test("Folders, pipes, sockets and broken or circular links are left out; good links are in")
  func special() throws {
    let folder = try TemporaryFolder()
    try folder.file("plain.png")
    try #require(mkdir(TemporaryFolder.cString(folder.entry("folder.jpg")), 0o700) == 0)
    try #require(mkfifo(TemporaryFolder.cString(folder.entry("fifo.jpg")), 0o600) == 0)
    try #require(mkfifo(TemporaryFolder.cString(folder.entry("fifo")), 0o600) == 0)
    for (link, target) in [
      ("good.png", "plain.png"), ("broken.png", "missing.png"), ("loop.png", "loop.png"),
      ("to-folder.png", "."),
    ] {
      try #require(symlink(target, TemporaryFolder.cString(folder.entry(link))) == 0)
    }
    #expect(try Self.names(PhotoFolder.list(folder.folder)) == ["good.png", "plain.png"])
  }

  @Test("A pipe, a broken link and a circular one are refused at once when named")
  func refused() throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(TemporaryFolder.cString(folder.entry("fifo.jpg")), 0o600) == 0)
    try #require(symlink("nowhere", TemporaryFolder.cString(folder.entry("broken.jpg"))) == 0)
    try #require(symlink("loop.jpg", TemporaryFolder.cString(folder.entry("loop.jpg"))) == 0)
    for (name, words) in [
      ("fifo.jpg", "a pipe, not a picture file"), ("broken.jpg", "there is no such file"),
      ("loop.jpg", "cannot be read: its links lead in a circle"),
    ] {
      let error = #expect(throws: PhotoError.self) { try PhotoHeader.read(folder.entry(name)) }
      #expect(error?.description == "\(name): \(words)")
    }
  }

  @Test("Names are bytes: no UTF-8 is needed, and NFC and NFD twins are two files")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let broken: [UInt8] = [0xff, 0xfe, 0xe9] + Array(".png".utf8)
    let composed = Array("caf\u{e9}.png".utf8)
    let decomposed = Array("cafe\u{301}.png".utf8)
    for name in [broken, composed, decomposed] { try folder.file(name) }
    let listed = try PhotoFolder.list(folder.folder)
    #expect(listed.map { Array($0.name) } == [decomposed, composed, broken])
    #expect(Set(listed).count == 3)
    #expect(listed.last?.caption == "\u{FFFD}\u{FFFD}\u{FFFD}")
  }

  @Test("A name that would move the cursor or turn the text is shown with its marks replaced")
  func display() {
    let path = PhotoPath("/a/tab\t and\u{1b}[31m\u{202e}gpj.png")
    #expect(path.displayName == "tab\u{FFFD} and\u{FFFD}[31m\u{FFFD}gpj.png")
    #expect(path.caption == "tab\u{FFFD} and\u{FFFD}[31m\u{FFFD}gpj")
    #expect(PhotoPath(".hidden").caption == ".hidden")
    #expect(PhotoPath("two.dots..png").caption == "two.dots.")
    #expect(PhotoPath("/my/photos//").displayName == "photos")
    #expect(PhotoPath("photos/").displayName == "photos")
    #expect(PhotoPath("//").displayName == "//")
  }

  @Test("A folder that cannot be listed says which and why")
  func failures() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("plain.png")
    let missing = folder.entry("missing")
    let notAFolder = #expect(throws: PhotoError.self) { try PhotoFolder.list(file) }
    #expect(notAFolder?.description == "plain.png: not a folder")
    let notThere = #expect(throws: PhotoError.self) { try PhotoFolder.list(missing) }
    #expect(notThere?.description == "missing: there is no such file")
  }

  @Test("Arguments keep their order: a named file is taken as it is, a folder by its pictures")
  func arguments() throws {
    let folder = try TemporaryFolder()
    for name in ["b.png", "a.png", ".hidden.png"] { try folder.file(name) }
    let hidden = folder.entry(".hidden.png")
    let missing = folder.entry("missing.png")
    let (photos, failures) = PhotoFolder.pictures(named: [missing, hidden, folder.folder])
    #expect(photos == [missing, hidden, folder.entry("a.png"), folder.entry("b.png")])
    #expect(failures.isEmpty)
  }

  @Test("Numbers count by value, case does not, and the order is total")
  func naturalOrder() {
    let ordered = [
      "IMG_01", "IMG_1", "img_2", "IMG_10", "img_10", "IMG_99999999999999999999",
      "IMG_100000000000000000000", "IMG_a", "z", "\u{e9}",
    ]
    for (i, first) in ordered.enumerated() {
      for (j, second) in ordered.enumerated() {
        let precedes = NaturalOrder.precedes(PhotoPath(first), PhotoPath(second))
        #expect(precedes == (i < j), "\(first), \(second)")
      }
    }
  }

  @Test("Sorting is by the same order, whatever the names begin with")
  func sorting() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("09a1Z. é0".utf8) + [1, 255]
    for count in [0, 1, 2, 3_000] {
      let paths = (0..<count).map { _ in
        let length = Int.random(in: 1...22, using: &generator)
        return PhotoPath(
          bytes: Array("a/b0/".utf8)
            + (0..<length).map { _ in letters.randomElement(using: &generator) ?? 0 })
      }
      var sorted = paths
      NaturalOrder.sort(&sorted, from: 5)
      let isSorted = sorted.elementsEqual(paths.sorted { NaturalOrder.precedes($0, $1) })
      #expect(isSorted, "\(count) names")
    }
  }
}
