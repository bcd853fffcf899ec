/// The pictures that lie in one folder.
package enum PhotoFolder {
  /// The pictures of a folder in natural order; folders inside it are not entered.
  ///
  /// A picture is a visible regular file, or a link to one, whose extension names a picture format
  /// in upper or lower case, or which has no extension and begins like a picture. What else lies
  /// there — folders, pipes, sockets, broken links — is left out. Whether a picture can be read is
  /// found out later, when it is needed.
  ///
  /// - Parameter folder: The folder's path; links are followed.
  /// - Returns: Their paths, each beginning with the folder's.
  /// - Throws: Why the folder cannot be listed.
  /// - Complexity: O(n log n) for n entries; one system call for each link and each name without
  ///   an extension.
  package static func list(_ folder: PhotoPath) throws(PhotoError) -> [PhotoPath] {
    var photos: [PhotoPath] = []
    var listing = FolderListing(group: 0)
    listing.hasFacts = false
    _ = try listing.read(folder) { files in
      photos += files.map(\.path)
      return true
    }
    // They begin alike, as far as the slash before their names.
    let start = photos.first?.name.startIndex ?? 0
    NaturalOrder.sort(&photos, from: start)
    return photos
  }

  /// What the arguments of a command name, in order: files as they are, even hidden ones or ones that
  /// turn out not to be pictures, and the pictures of folders.
  ///
  /// - Parameters:
  ///   - arguments: Paths of files and folders.
  ///   - isRecursive: Whether folders in folders are entered.
  ///   - sort: The order; by name it is that of the arguments, and of the names in each folder.
  /// - Returns: The pictures, and the folders that could not be listed.
  package static func pictures(
    named arguments: [PhotoPath], isRecursive: Bool = false, sort: PhotoSort = PhotoSort()
  ) -> (photos: [PhotoPath], failures: [PhotoError]) {
    var files: [PhotoFile] = []
    var failures: [PhotoError] = []
    var walk = FolderWalk(named: arguments, isRecursive: isRecursive)
    walk.hasFacts = sort.key != .name
    walk.run { step in
      switch step {
      case .folder: break
      case .files(let found): files += found
      case .failed(let error): failures.append(error)
      }
      return true
    }
    var order = PhotoOrder(named: arguments, sort: sort)
    order.insert(files)
    return ((0..<order.count).map { order.file(at: $0).path }, failures)
  }
}
