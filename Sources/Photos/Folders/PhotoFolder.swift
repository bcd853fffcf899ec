import Glibc

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
    guard let stream = folder.withCString({ opendir($0) }) else {
      let code = errno
      throw PhotoError(
        path: folder, reason: code == ENOTDIR ? .notAFolder : PhotoError.Reason.system(code))
    }
    defer { closedir(stream) }
    let descriptor = dirfd(stream)
    var photos: [PhotoPath] = []
    errno = 0
    while let entry = readdir(stream) {
      if let name = visibleName(of: entry) {
        let isNamedSo = hasPictureExtension(name)
        if isNamedSo != false, isRegularFile(name, in: descriptor, kind: entry.pointee.d_type) {
          let path = folder.appending(name)
          if isNamedSo == true || PhotoFormat.begins(path) { photos.append(path) }
        }
      }
      errno = 0
    }
    if errno != 0 { throw PhotoError(path: folder, reason: .system(errno)) }
    // They begin alike, as far as the slash before their names.
    let start = photos.first?.name.startIndex ?? 0
    NaturalOrder.sort(&photos, from: start)
    return photos
  }

  /// What the arguments of a command name, in their order: files as they are, even hidden ones or
  /// ones that turn out not to be pictures, and the pictures of folders.
  ///
  /// - Parameter arguments: Paths of files and folders.
  /// - Returns: The pictures, and the folders that could not be listed.
  package static func pictures(
    named arguments: [PhotoPath]
  ) -> (photos: [PhotoPath], failures: [PhotoError]) {
    var photos: [PhotoPath] = []
    var failures: [PhotoError] = []
    for argument in arguments {
      guard isFolder(argument) else {
        photos.append(argument)
        continue
      }
      do {
        photos += try list(argument)
      } catch {
        failures.append(error)
      }
    }
    return (photos, failures)
  }

  /// The bytes of an entry's name, which a zero follows, or `nil` for one that begins with a dot.
  ///
  /// Read through the pointer: the entry is shorter than its C type says.
  private static func visibleName(
    of entry: UnsafeMutablePointer<dirent>
  ) -> UnsafeRawBufferPointer? {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let start = UnsafeRawPointer(entry) + offset
    let name = UnsafeRawBufferPointer(
      start: start, count: strlen(start.assumingMemoryBound(to: CChar.self)))
    return name.first == UInt8(ascii: ".") ? nil : name
  }

  /// Whether a name ends as a picture's does; `nil` where it has no extension.
  private static func hasPictureExtension(_ name: UnsafeRawBufferPointer) -> Bool? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < name.count else {
      return nil
    }
    return PhotoFormat.isExtension(UnsafeRawBufferPointer(rebasing: name[(dot + 1)...]))
  }

  /// Whether an entry is a regular file, or a link to one.
  private static func isRegularFile(
    _ name: UnsafeRawBufferPointer, in folder: Int32, kind: UInt8
  ) -> Bool {
    if kind == UInt8(DT_REG) { return true }
    guard kind == UInt8(DT_LNK) || kind == UInt8(DT_UNKNOWN), let start = name.baseAddress else {
      return false
    }
    var found = stat()
    return fstatat(folder, start.assumingMemoryBound(to: CChar.self), &found, 0) == 0
      && found.st_mode & S_IFMT == S_IFREG
  }

  private static func isFolder(_ path: PhotoPath) -> Bool {
    var found = stat()
    return path.withCString { stat($0, &found) } == 0 && found.st_mode & S_IFMT == S_IFDIR
  }
}
