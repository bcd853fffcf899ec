import Glibc

/// Everything that a list of names stands for, looked for folder by folder.
package struct FolderWalk: Sendable {
  /// Files and folders.
  package let named: [PhotoPath]

  /// Whether folders in folders are entered.
  package let isRecursive: Bool

  /// Whether files of folders get their date and size.
  package var hasFacts = true

  package init(named: [PhotoPath], isRecursive: Bool = false) {
    self.named = named
    self.isRecursive = isRecursive
  }

  /// What is come across.
  package enum Step: Hashable, Sendable {
    /// The folder is about to be read.
    case folder(PhotoPath, group: Int)

    /// Picture files; of one folder, or named.
    case files([PhotoFile])

    /// A folder that cannot be listed, which does not end the walk.
    case failed(PhotoError)
  }

  /// How many files are told of at once, at most: so many are put into their places within a frame.
  static let mostAtOnce = 4_096

  /// Goes everywhere once.
  ///
  /// A file that is named is told of as it is, even a hidden one or one that turns out to be no
  /// picture. A folder is entered once, whatever links lead there; hidden folders are not.
  ///
  /// - Parameter step: Told of each step, and returns whether to go on.
  package func run(_ step: (Step) -> Bool) {
    var seen: Set<FolderIdentity> = []
    var files: [PhotoFile] = []
    for (group, path) in named.enumerated() {
      var found = stat()
      let isThere = path.withCString { stat($0, &found) } == 0
      if isThere, found.st_mode & S_IFMT == S_IFDIR {
        if !files.isEmpty, !step(.files(files)) { return }
        files = []
        guard isRecursive == false || seen.insert(FolderIdentity(of: found)).inserted else {
          continue
        }
        guard read(path, group, &seen, step) else { return }
      } else {
        files.append(
          isThere ? PhotoFile(at: path, group: group, found) : PhotoFile(path: path, group: group))
        if files.count >= FolderWalk.mostAtOnce {
          guard step(.files(files)) else { return }
          files = []
        }
      }
    }
    if !files.isEmpty { _ = step(.files(files)) }
  }

  /// Reads a folder, and with ``isRecursive`` all below.
  ///
  /// - Returns: Whether to go on.
  private func read(
    _ folder: PhotoPath, _ group: Int, _ seen: inout Set<FolderIdentity>, _ step: (Step) -> Bool
  ) -> Bool {
    var listing = FolderListing(group: group)
    listing.hasFolders = isRecursive
    listing.hasFacts = hasFacts
    var waiting = [folder]
    while let next = waiting.popLast() {
      guard step(.folder(next, group: group)) else { return false }
      var goesOn = true
      do {
        let inner = try listing.read(next, atOnce: FolderWalk.mostAtOnce) { files in
          goesOn = step(.files(files))
          return goesOn
        }
        for folder in inner.reversed() where seen.insert(folder.identity).inserted {
          waiting.append(folder.path)
        }
      } catch {
        goesOn = step(.failed(error))
      }
      guard goesOn else { return false }
    }
    return true
  }
}
