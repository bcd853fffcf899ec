import Glibc

/// What events in watched folders mean for the photographs that are shown.
struct WatchedFolders {
  private let walk: FolderWalk

  /// Which of the things that were named each folder belongs to.
  private var groups: [PhotoPath: Int] = [:]

  /// A file that was named by itself, or a folder that is gone.
  private struct NamedEntry {
    /// As it was named.
    let path: PhotoPath
    let group: Int
  }

  /// By the folder that is watched for them and their name in it.
  private var entries: [PhotoPath: [NamedEntry]] = [:]

  init(walk: FolderWalk) {
    self.walk = walk
  }

  /// Watches the files that were named by themselves: through their folders, of which nothing else counts.
  mutating func addNamedFiles(to watch: (any FolderWatch)?) {
    guard let watch else { return }
    var watched: Set<PhotoPath> = []
    for (group, path) in walk.named.enumerated() where !path.leadsToFolder {
      watchEntry(path, group: group, watch) { watched.insert($0).inserted }
    }
  }

  /// Watches something named through the folder it lies in.
  private mutating func watchEntry(
    _ path: PhotoPath, group: Int, _ watch: any FolderWatch, if isNew: (PhotoPath) -> Bool
  ) {
    guard let entry = path.entry else { return }
    if isNew(entry.folder) { _ = watch.add(entry.folder) }
    let place = entry.folder.appending(entry.name)
    guard entries[place]?.contains(where: { $0.path == path }) != true else { return }
    entries[place, default: []].append(NamedEntry(path: path, group: group))
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
    // Before anything is read again, so that what has come back is watched anew.
    let lost = forgetAll(thatGoIn: events)
    // What an entry came to is what it is now, so the last event of each is enough.
    for event in events.reversed() {
      switch event {
      case .written(let folder, let name, let isFolder):
        for entry in entries[folder.appending(name)] ?? [] {
          guard !isFolder else {
            news += returned(entry, watch)
            continue
          }
          guard told.insert(entry.path).inserted,
            let found = FolderListing.namedFile(at: entry.path, group: entry.group)
          else { continue }
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
        for file in entries[path] ?? [] where !isFolder && told.insert(file.path).inserted {
          news.append(.removed([file.path]))
        }
        guard groups[folder] != nil, told.insert(path).inserted else { continue }
        news.append(isFolder ? .removedFolders([path]) : .removed([path]))
      case .gone(let folder):
        // In the order in which they were named.
        let files = walk.named.filter { $0.entry?.folder == folder && !isFolder($0) }
        if !files.isEmpty { news.append(.removed(files)) }
        guard lost.contains(folder) else { continue }
        if let group = walk.named.firstIndex(of: folder) {
          watchEntry(folder, group: group, watch) { _ in true }
          // It may have come back before its place was watched.
          news += returned(NamedEntry(path: folder, group: group), watch)
        }
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
      case (.removedFolders(let paths)?, .removedFolders(let more)):
        joined[joined.count - 1] = .removedFolders(paths + more)
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
    FolderWalk(named: [folder], isRecursive: walk.isRecursive).run { step in
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

  /// A folder that was named, went and may be there again, with what is in it; nothing where it is read
  /// already.
  private mutating func returned(_ entry: NamedEntry, _ watch: any FolderWatch) -> [FolderNews] {
    guard groups[entry.path] == nil, entry.path.leadsToFolder else { return [] }
    // The last stands first.
    return read(entry.path, entry.group, watch) + [.returnedFolders([entry.path])]
  }

  /// Forgets the folders that events say are gone, and what is below them.
  ///
  /// - Parameter events: In their order.
  /// - Returns: Those that were shown, of which it was said of themselves.
  private mutating func forgetAll(thatGoIn events: [FolderEvent]) -> Set<PhotoPath> {
    var lost: Set<PhotoPath> = []
    // With a slash at the end, as what is below begins.
    var gone: Set<PhotoPath> = []
    for event in events {
      switch event {
      case .gone(let folder):
        if isFolder(folder) { lost.insert(folder) }
        gone.insert(folder.appending([]))
      case .removed(let folder, let name, true): gone.insert(folder.appending(name).appending([]))
      default: break
      }
    }
    // Once for all that goes, since a tree that is deleted goes folder by folder.
    if !gone.isEmpty { groups = groups.filter { !$0.key.lies(inAnyOf: gone) } }
    return lost
  }

  /// Whether it was named as a folder.
  private func isFolder(_ path: PhotoPath) -> Bool { groups[path] != nil }
}
