import Glibc
import Photos
import TestSupport
import Testing

@Suite("The reader of folders")
struct FolderReaderTests {
  /// Tells what a test says.
  private final class ToldWatch: FolderWatch {
    let told = Monitor<[[FolderEvent]?]>([])
    let folders = Monitor<[PhotoPath]>([])

    func add(_ folder: PhotoPath) -> Bool {
      folders.withLock { $0.append(folder) }
      return true
    }

    func tell(_ events: [FolderEvent]?) { told.change { $0.append(events) } }

    func wait() -> [FolderEvent]? {
      told.wait { told -> [FolderEvent]?? in told.isEmpty ? nil : .some(told.removeFirst()) }
    }

    func interrupt() { tell(nil) }
  }

  private final class Bell: Sendable {
    let rings = Monitor(0)
  }

  private let folder: TemporaryFolder
  private let bell = Bell()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func reader(_ watch: (any FolderWatch)?, isRecursive: Bool = false) -> FolderReader {
    let bell = bell
    return FolderReader(
      FolderWalk(named: [folder.folder], isRecursive: isRecursive),
      watch: watch.map { watch in { @Sendable in watch } }
    ) { bell.rings.change { $0 += 1 } }
  }

  /// Waits until there is news that a rule holds for.
  private func news(
    of reader: FolderReader, until isEnough: ([FolderNews]) -> Bool
  ) -> [FolderNews] {
    var news: [FolderNews] = []
    var heard = 0
    while true {
      news += reader.takeNews()
      if isEnough(news) { return news }
      let before = heard
      heard = bell.rings.wait { $0 > before ? $0 : nil }
    }
  }

  private func names(_ files: [PhotoFile]) -> [String] { files.map(\.path.displayName).sorted() }

  @Test("Tells what it finds, and that it is done")
  func reading() throws {
    try folder.file("a.png")
    try folder.file("b.png")
    let reader = reader(nil)
    reader.waitUntilRead()
    reader.shutDown()
    let news = reader.takeNews()
    #expect(news.first == .began([folder.folder]))
    #expect(news.last == .finished)
    guard news.count == 3, case .found(let files) = news[1] else {
      Issue.record("\(news.count) pieces of news")
      return
    }
    #expect(names(files) == ["a.png", "b.png"])
    #expect(reader.takeNews().isEmpty)
  }

  @Test("Where only a part of the news is taken, the main loop is woken again for the rest")
  func parts() throws {
    try folder.file("a.png")
    let reader = reader(nil)
    reader.waitUntilRead()
    reader.shutDown()
    let rings = bell.rings.withLock { $0 }
    #expect(reader.takeNews(atMost: 2).count == 2)
    #expect(bell.rings.withLock { $0 } == rings + 1)
    #expect(reader.takeNews(atMost: 2) == [.finished])
    #expect(bell.rings.withLock { $0 } == rings + 1)
  }

  @Test("What is written or goes while it watches is told once, as it is in the end")
  func events() throws {
    let watch = ToldWatch()
    let reader = reader(watch)
    reader.waitUntilRead()
    _ = news(of: reader) { $0.contains(.finished) }
    #expect(watch.folders.withLock { $0 } == [folder.folder])
    try folder.file("new.png", [1, 2])
    try folder.file("empty.png")
    let name = { Array(($0 as String).utf8) }
    watch.tell(
      [
        .removed(folder.folder, name: name("gone.png"), isFolder: false),
        .removed(folder.folder, name: name("new.png"), isFolder: false),
        .written(folder.folder, name: name("new.png"), isFolder: false),
        .written(folder.folder, name: name("new.png"), isFolder: false),
        .written(folder.folder, name: name("empty.png"), isFolder: false),
        .written(folder.folder, name: name("notes.txt"), isFolder: false),
        .written(folder.folder, name: name("sub"), isFolder: true),
        .written(PhotoPath("/elsewhere"), name: name("x.png"), isFolder: false),
      ])
    let told = news(of: reader) { !$0.isEmpty }
    #expect(told.count == 2 && told.first == .removed([folder.entry("gone.png")]))
    guard case .written(let files) = told.last else { return }
    #expect(files.map(\.size) == [2] && names(files) == ["new.png"])
  }

  @Test("A file that was named is watched through its folder, of which nothing else counts")
  func namedFile() throws {
    try folder.file("named.dat", [1])
    try folder.file("other.png", [1])
    let watch = ToldWatch()
    let (named, bell) = (folder.entry("named.dat"), bell)
    let reader = FolderReader(FolderWalk(named: [named]), watch: { watch }) {
      bell.rings.change { $0 += 1 }
    }
    _ = news(of: reader) { $0.contains(.finished) }
    #expect(watch.folders.withLock { $0 } == [folder.folder])
    func event(_ name: String, isThere: Bool) -> FolderEvent {
      let name = Array(name.utf8)
      return isThere
        ? .written(folder.folder, name: name, isFolder: false)
        : .removed(folder.folder, name: name, isFolder: false)
    }
    try folder.file("named.dat", [1, 2, 3])
    watch.tell(["other.png", "named.dat"].map { event($0, isThere: true) })
    let written = news(of: reader) { !$0.isEmpty }
    guard case .written(let files) = written.first, written.count == 1 else {
      Issue.record("\(written)")
      return
    }
    #expect(files.map(\.path) == [named] && files.map(\.size) == [3])
    watch.tell(["other.png", "named.dat"].map { event($0, isThere: false) })
    #expect(news(of: reader) { !$0.isEmpty } == [.removed([named])])
    watch.tell([.gone(folder.folder)])
    #expect(news(of: reader) { !$0.isEmpty } == [.removed([named])])
    reader.shutDown()
  }

  @Test("A folder that is watched by two names tells of both")
  func twoNames() throws {
    guard let watch = INotify() else {
      Issue.record("the kernel gives no watch")
      return
    }
    let other = PhotoPath(bytes: folder.folder.bytes + Array("/.".utf8))
    #expect(watch.add(folder.folder) && watch.add(other) && watch.add(other))
    try folder.file("a.png", [1])
    var watched = WatchedNames()
    while watched.names.count < 2 {
      for event in watch.wait() ?? [] { watched.take(event) }
    }
    #expect(watched.names == [folder.folder, other])
  }

  private struct WatchedNames {
    var names: Set<PhotoPath> = []
    mutating func take(_ event: FolderEvent) {
      if case .written(let folder, _, _) = event { names.insert(folder) }
    }
  }

  @Test("A folder that comes is read and watched; one that goes takes all that was in it")
  func folders() throws {
    let watch = ToldWatch()
    let reader = reader(watch, isRecursive: true)
    _ = news(of: reader) { $0.contains(.finished) }
    let sub = folder.entry("sub")
    try #require(mkdir(TemporaryFolder.cString(sub), 0o700) == 0)
    try folder.file("sub/in.png", [1])
    watch.tell([.written(folder.folder, name: Array("sub".utf8), isFolder: true)])
    let told = news(of: reader) { !$0.isEmpty }
    guard case .written(let files) = told.first else {
      Issue.record("nothing was written")
      return
    }
    #expect(names(files) == ["in.png"])
    #expect(watch.folders.withLock { $0 } == [folder.folder, sub])
    watch.tell([.gone(sub)])
    #expect(news(of: reader) { !$0.isEmpty } == [.removedFolders([sub])])
  }

  @Test("Pieces of one kind that follow each other are told as one, those between stay between")
  func joined() throws {
    let watch = ToldWatch()
    let reader = reader(watch, isRecursive: true)
    _ = news(of: reader) { $0.contains(.finished) }
    let sub = folder.entry("sub")
    try #require(mkdir(TemporaryFolder.cString(sub), 0o700) == 0)
    for name in ["a.png", "b.png", "c.png", "d.png", "sub/e.png"] { try folder.file(name, [1]) }
    let written = { (name: String) in
      FolderEvent.written(folder.folder, name: Array(name.utf8), isFolder: false)
    }
    let removed = { (name: String, isFolder: Bool) in
      FolderEvent.removed(folder.folder, name: Array(name.utf8), isFolder: isFolder)
    }
    watch.tell(
      [
        written("a.png"), written("b.png"), removed("gone.png", false), removed("lost.png", false),
        removed("left", true), removed("away", true), written("c.png"), written("a.png"),
        .written(folder.folder, name: Array("sub".utf8), isFolder: true), written("d.png"),
      ])
    let told = news(of: reader) { !$0.isEmpty }.map { piece in
      switch piece {
      case .written(let files): "+" + files.map(\.path.displayName).joined(separator: " ")
      case .removed(let paths): "-" + paths.map(\.displayName).joined(separator: " ")
      case .removedFolders(let paths): "/" + paths.map(\.displayName).joined(separator: " ")
      default: "?"
      }
    }
    #expect(told == ["+b.png", "-gone.png lost.png", "/left away", "+c.png a.png e.png d.png"])
  }

  @Test("A folder that takes another's place is read, watched, and all that was there is gone")
  func exchanged() throws {
    let watch = ToldWatch()
    let (sub, other) = (folder.entry("sub"), folder.entry("other"))
    for made in [sub, other] { try #require(mkdir(TemporaryFolder.cString(made), 0o700) == 0) }
    try folder.file("sub/old.png", [1])
    try folder.file("other/new.png", [1])
    let reader = reader(watch, isRecursive: true)
    _ = news(of: reader) { $0.contains(.finished) }
    let away = folder.entry("away")
    try #require(rename(TemporaryFolder.cString(sub), TemporaryFolder.cString(away)) == 0)
    try #require(rename(TemporaryFolder.cString(other), TemporaryFolder.cString(sub)) == 0)
    watch.folders.withLock { $0 = [] }
    let name = { Array(($0 as String).utf8) }
    watch.tell(
      [
        .removed(folder.folder, name: name("sub"), isFolder: true),
        .written(folder.folder, name: name("away"), isFolder: true), .gone(sub),
        .removed(folder.folder, name: name("other"), isFolder: true),
        .written(folder.folder, name: name("sub"), isFolder: true), .gone(other),
      ])
    let told = news(of: reader) { !$0.isEmpty }
    #expect(Set(watch.folders.withLock { $0 }) == [away, sub])
    // As an album works it in.
    var shown: Set<PhotoPath> = [sub.appending("old.png".utf8), other.appending("new.png".utf8)]
    for piece in told {
      switch piece {
      case .written(let files): shown.formUnion(files.map(\.path))
      case .removedFolders(let gone): shown = shown.filter { !gone.contains($0.folder ?? $0) }
      default: break
      }
    }
    #expect(shown == [away.appending("old.png".utf8), sub.appending("new.png".utf8)])
    try folder.file("sub/more.png", [1])
    watch.tell([.written(sub, name: name("more.png"), isFolder: false)])
    let more = news(of: reader) { !$0.isEmpty }
    guard case .written(let files)? = more.first else {
      Issue.record("nothing was written")
      return
    }
    #expect(names(files) == ["more.png"])
  }

  @Test("The kernel tells of a folder by the name that it has now, and of no other by that name")
  func kernelNames() throws {
    let watch = try #require(INotify())
    let (sub, away) = (folder.entry("sub"), folder.entry("away"))
    for made in ["sub", "sub/deep", "other", "other/deep"] {
      try #require(mkdir(TemporaryFolder.cString(folder.entry(made)), 0o700) == 0)
    }
    let reader = reader(watch, isRecursive: true)
    _ = news(of: reader) { $0.contains(.finished) }
    try #require(rename(TemporaryFolder.cString(sub), TemporaryFolder.cString(away)) == 0)
    try #require(
      rename(TemporaryFolder.cString(folder.entry("other")), TemporaryFolder.cString(sub)) == 0)
    try folder.file("mark.png", [1])
    let mark = folder.entry("mark.png")
    let wrote = { (path: PhotoPath) in
      { (news: [FolderNews]) in
        news.contains {
          if case .written(let files) = $0 { files.map(\.path).contains(path) } else { false }
        }
      }
    }
    _ = news(of: reader, until: wrote(mark))
    try folder.file("away/deep/a.png", [1])
    try folder.file("sub/deep/b.png", [1])
    let more = news(of: reader) { news in
      wrote(away.appending("deep/a.png".utf8))(news)
        && wrote(sub.appending("deep/b.png".utf8))(news)
    }
    #expect(!more.contains { if case .removed = $0 { true } else { false } })
    try #require(unlink(TemporaryFolder.cString(folder.entry("away/deep/a.png"))) == 0)
    let gone = news(of: reader) { !$0.isEmpty }
    #expect(gone == [.removed([away.appending("deep/a.png".utf8)])])
    reader.shutDown()
  }

  @Test("Where too much happened, everything is listed again")
  func overflow() throws {
    try folder.file("a.png", [1])
    let watch = ToldWatch()
    let reader = reader(watch)
    _ = news(of: reader) { $0.contains(.finished) }
    try folder.file("b.png", [1])
    watch.tell([.overflow])
    let told = news(of: reader) { !$0.isEmpty }
    guard case .relisted(let files) = told.first else {
      Issue.record("nothing was listed")
      return
    }
    #expect(names(files) == ["a.png", "b.png"])
  }

  @Test("The kernel tells of files that come, are written again, and go")
  func kernel() throws {
    let watch = try #require(INotify())
    let reader = reader(watch, isRecursive: true)
    _ = news(of: reader) { $0.contains(.finished) }
    let path = try folder.file("a.png", [1, 2, 3])
    let written = news(of: reader) { $0.contains { if case .written = $0 { true } else { false } } }
    guard case .written(let files) = written.last else { return }
    #expect(files.map(\.path) == [path] && files.map(\.size) == [3])
    let sub = folder.entry("sub")
    try #require(mkdir(TemporaryFolder.cString(sub), 0o700) == 0)
    try folder.file("sub/b.png", [1])
    _ = news(of: reader) {
      $0.contains {
        if case .written(let files) = $0 { names(files).contains("b.png") } else { false }
      }
    }
    try #require(unlink(TemporaryFolder.cString(path)) == 0)
    _ = news(of: reader) { $0.contains(.removed([path])) }
    reader.shutDown()
  }

  @Test(
    "A named folder that went is read and watched again when it comes back",
    arguments: [false, true])
  func returning(isMoved: Bool) throws {
    let named = folder.entry("named")
    func make() throws { try #require(mkdir(TemporaryFolder.cString(named), 0o700) == 0) }
    try make()
    try folder.file("named/a.png", [1])
    let bell = bell
    let reader = FolderReader(FolderWalk(named: [named]), watch: { INotify() }) {
      bell.rings.change { $0 += 1 }
    }
    _ = news(of: reader) { $0.contains(.finished) }
    for round in 0..<3 {
      let away = TemporaryFolder.cString(folder.entry("away-\(round)"))
      try #require(rename(TemporaryFolder.cString(named), away) == 0)
      _ = news(of: reader) { $0.contains(.removedFolders([named])) }
      if isMoved {
        try #require(rename(away, TemporaryFolder.cString(named)) == 0)
      } else {
        try make()
      }
      let told = news(of: reader) { $0.contains(.returnedFolders([named])) }
      #expect(told.contains { if case .written = $0 { true } else { false } } == isMoved)
      let later = try folder.file("named/later-\(round).png", [1])
      _ = news(of: reader) { $0.contains { FolderReaderTests.isWritten(later, $0) } }
    }
    reader.shutDown()
  }

  private static func isWritten(_ path: PhotoPath, _ news: FolderNews) -> Bool {
    if case .written(let files) = news { files.contains { $0.path == path } } else { false }
  }

  @Test("A folder that goes and comes back at once is watched as before")
  func back() throws {
    let watch = ToldWatch()
    let sub = folder.entry("sub")
    try #require(mkdir(TemporaryFolder.cString(sub), 0o700) == 0)
    let reader = reader(watch, isRecursive: true)
    _ = news(of: reader) { $0.contains(.finished) }
    let name = Array("sub".utf8)
    let new = try folder.file("sub/new.png", [1])
    watch.tell([
      .gone(sub), .removed(folder.folder, name: name, isFolder: true),
      .written(folder.folder, name: name, isFolder: true),
    ])
    let told = news(of: reader) { !$0.isEmpty }
    #expect(told.first == .removedFolders([sub]))
    #expect(told.last.map { FolderReaderTests.isWritten(new, $0) } == true)
    try folder.file("sub/new.png", [1, 2])
    watch.tell([.written(sub, name: Array("new.png".utf8), isFolder: false)])
    #expect(news(of: reader) { !$0.isEmpty }.contains { FolderReaderTests.isWritten(new, $0) })
  }

  @Test("What happens in a folder that was moved away is not told of by its former name")
  func movedAway() throws {
    let watch = try #require(INotify())
    let (sub, away) = (folder.entry("sub"), folder.entry("away"))
    let folders = [sub, sub.appending(Array("deep".utf8))]
    for made in folders { try #require(mkdir(TemporaryFolder.cString(made), 0o700) == 0) }
    #expect(folders.allSatisfy(watch.add))
    try #require(rename(TemporaryFolder.cString(sub), TemporaryFolder.cString(away)) == 0)
    #expect(watch.wait() == [.gone(sub)])
    try folder.file("away/a.png", [1])
    try folder.file("away/deep/b.png", [1])
    #expect(watch.add(folder.folder))
    try folder.file("c.png", [1])
    var watched = WatchedNames()
    while watched.names.isEmpty {
      for event in watch.wait() ?? [] { watched.take(event) }
    }
    #expect(watched.names == [folder.folder])
  }

  @Test("Ends while it watches, and before it has begun to")
  func ends() {
    for _ in 0..<20 { reader(INotify()).shutDown() }
    let reader = reader(INotify())
    reader.waitUntilRead()
    reader.shutDown()
    reader.shutDown()
  }
}
