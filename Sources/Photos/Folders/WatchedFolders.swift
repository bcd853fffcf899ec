import Glibc

/// What events in watched folders mean for the photographs that are shown.
struct WatchedFolders {
  private let walk: FolderWalk

  /// Which of the things that were named each folder belongs to.
  private var groups: [PhotoPath: Int] = [:]

  /// A file that was named by itself.
  private struct NamedFile {
    /// As it was named.
    let path: PhotoPath
    let group: Int
  }

  /// By the folder that is watched for them and their name in it.
  private var files: [PhotoPath: [NamedFile]] = [:]

  init(walk: FolderWalk) {
    self.walk = walk
  }

  /// Watches the files that were named by themselves: through their folders, of which nothing else counts.
  mutating func addNamedFiles(to watch: (any FolderWatch)?) {
    guard let watch else { return }
    var watched: Set<PhotoPath> = []
    for (group, path) in walk.named.enumerated() where !path.name.isEmpty {
      var found = stat()
      let isThere = path.withCString { stat($0, &found) } == 0
      guard !(isThere && found.st_mode & S_IFMT == S_IFDIR) else { continue }
      let folder = path.folder ?? PhotoPath(".")
      if watched.insert(folder).inserted { _ = watch.add(folder) }
      files[folder.appending(path.name), default: []].append(NamedFile(path: path, group: group))
    }
  }

  /// Watches a folder of a group, before it is read.
  mutating func add(_ folder: PhotoPath, group: Int, to watch: (any FolderWatch)?) {
    guard let watch, groups[folder] == nil, watch.add(folder) else { return }
    groups[folder] = group
  }

  /// What is to be told of events.
  ///
  /// - Parameters:
  ///   - events: In their order.
  ///   - watch: Watches folders that have come.
  /// - Returns: The last word on each entry.
  mutating func news(of events: [FolderEvent], _ watch: any FolderWatch) -> [FolderNews] {
    guard !events.contains(.overflow) else { return [.relisted(all(watch))] }
    var news: [FolderNews] = []
    var told: Set<PhotoPath> = []
    // What an entry came to is what it is now, so the last event of each is enough.
    for event in events.reversed() {
      switch event {
      case .written(let folder, let name, let isFolder):
        let known = files[folder.appending(name)] ?? []
        for file in known where !isFolder && told.insert(file.path).inserted {
          guard let found = FolderListing.namedFile(at: file.path, group: file.group) else {
            continue
          }
          news.append(.written([found]))
        }
        guard let group = groups[folder], name.first != UInt8(ascii: ".") else { continue }
        let path = folder.appending(name)
        guard told.insert(path).inserted else { continue }
        if isFolder {
          if walk.isRecursive { news += read(path, group, watch) }
        } else if let file = FolderListing.file(at: path, group: group) {
          news.append(.written([file]))
        }
      case .removed(let folder, let name, let isFolder):
        let path = folder.appending(name)
        for file in files[path] ?? [] where told.insert(file.path).inserted {
          news.append(.removed([file.path]))
        }
        guard groups[folder] != nil, told.insert(path).inserted else { continue }
        if isFolder { forget(path) }
        news.append(isFolder ? .removedFolders([path]) : .removed([path]))
      case .gone(let folder):
        // In the order in which they were named.
        let lost = walk.named.filter { ($0.folder ?? PhotoPath(".")) == folder && !isFolder($0) }
        if !lost.isEmpty { news.append(.removed(lost)) }
        guard groups[folder] != nil else { continue }
        forget(folder)
        news.append(.removedFolders([folder]))
      case .overflow: break
      }
    }
    return WatchedFolders.joined(news.reversed())
  }

  /// Pieces of the same kind that follow each other as one: each is worked into all photographs at a cost that
  /// grows with their number.
  private static func joined(_ news: [FolderNews]) -> [FolderNews] {
    news.reduce(into: []) { joined, piece in
      switch (joined.last, piece) {
      case (.written(let files)?, .written(let more)):
        joined[joined.count - 1] = .written(files + more)
      case (.removed(let paths)?, .removed(let more)):
        joined[joined.count - 1] = .removed(paths + more)
      default: joined.append(piece)
      }
    }
  }

  /// Everything there is, read again.
  private mutating func all(_ watch: any FolderWatch) -> [PhotoFile] {
    var files: [PhotoFile] = []
    walk.run { step in
      switch step {
      case .folder(let folder, let group): add(folder, group: group, to: watch)
      case .files(let found): files += found
      case .failed: break
      }
      return true
    }
    return files
  }

  /// A folder that has come, with what is below it.
  private mutating func read(
    _ folder: PhotoPath, _ group: Int, _ watch: any FolderWatch
  ) -> [FolderNews] {
    var news: [FolderNews] = []
    FolderWalk(named: [folder], isRecursive: true).run { step in
      switch step {
      case .folder(let folder, _): add(folder, group: group, to: watch)
      case .files(let files):
        news.append(
          .written(
            files.map {
              PhotoFile(path: $0.path, group: group, modified: $0.modified, size: $0.size)
            }))
      case .failed(let error): news.append(.unreadable(error.path, reason: "\(error.reason)"))
      }
      return true
    }
    return news
  }

  /// Whether it was named as a folder.
  private func isFolder(_ path: PhotoPath) -> Bool { groups[path] != nil }

  private mutating func forget(_ gone: PhotoPath) {
    let start = gone.appending([]).bytes
    groups = groups.filter { $0.key != gone && !$0.key.bytes.starts(with: start) }
  }
}
