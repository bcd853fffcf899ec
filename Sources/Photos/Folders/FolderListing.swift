import Glibc

/// One folder, looked through once.
struct FolderListing {
  /// Another folder in it, or a link to one.
  struct Folder {
    let path: PhotoPath
    let identity: FolderIdentity
  }

  /// Which of the things that were named the files belong to.
  let group: Int

  /// Whether files get their date and size, which takes a system call for each.
  var hasFacts = true

  /// Whether folders are told of.
  var hasFolders = false

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - folder: Its path; links are followed.
  ///   - limit: How many files are told of at once, at most.
  ///   - found: Told of visible picture files in the order of the disk; returns whether to go on.
  /// - Returns: The folders in it, in natural order; none where they are not wanted.
  /// - Throws: Why it cannot be listed, or not to its end.
  func read(
    _ folder: PhotoPath, atOnce limit: Int = .max, found: ([PhotoFile]) -> Bool
  ) throws(PhotoError) -> [Folder] {
    guard let stream = folder.withCString({ opendir($0) }) else {
      let code = errno
      throw PhotoError(
        path: folder, reason: code == ENOTDIR ? .notAFolder : PhotoError.Reason.system(code))
    }
    defer { closedir(stream) }
    let descriptor = dirfd(stream)
    var files: [PhotoFile] = []
    var folders: [Folder] = []
    errno = 0
    while let entry = readdir(stream) {
      if let name = FolderListing.visibleName(of: entry) {
        switch kind(of: name, in: descriptor, kind: entry.pointee.d_type, folder: folder) {
        case .file(let file): files.append(file)
        case .folder(let inner): folders.append(inner)
        case nil: break
        }
      }
      if files.count >= limit {
        guard found(files) else { return [] }
        files = []
      }
      errno = 0
    }
    let code = errno
    if !files.isEmpty, !found(files) { return [] }
    if code != 0 { throw PhotoError(path: folder, reason: .system(code)) }
    folders.sort { NaturalOrder.precedes($0.path, $1.path) }
    return folders
  }

  private enum Entry {
    case file(PhotoFile)
    case folder(Folder)
  }

  /// What an entry is, where it is of use: a picture by its name or, without an extension, by its
  /// beginning; a folder.
  private func kind(
    of name: UnsafeRawBufferPointer, in descriptor: Int32, kind: UInt8, folder: PhotoPath
  ) -> Entry? {
    let isNamedSo = FolderListing.hasPictureExtension(name)
    let mayBeFolder = hasFolders && kind != UInt8(DT_REG)
    guard isNamedSo != false || mayBeFolder, let start = name.baseAddress else { return nil }
    switch kind {
    case UInt8(DT_REG), UInt8(DT_LNK), UInt8(DT_UNKNOWN): break
    case UInt8(DT_DIR) where hasFolders: break
    default: return nil
    }
    var found = stat()
    if kind != UInt8(DT_REG) || hasFacts {
      guard fstatat(descriptor, start.assumingMemoryBound(to: CChar.self), &found, 0) == 0
      else { return nil }
    }
    if kind != UInt8(DT_REG), found.st_mode & S_IFMT == S_IFDIR {
      guard hasFolders else { return nil }
      return .folder(
        Folder(path: folder.appending(name), identity: FolderIdentity(of: found)))
    }
    guard isNamedSo != false, kind == UInt8(DT_REG) || found.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    let path = folder.appending(name)
    guard isNamedSo == true || PhotoFormat.begins(path) else { return nil }
    return .file(PhotoFile(at: path, group: group, found))
  }

  /// The picture file at a path, as a listing would tell of it; `nil` where there is none, or it is
  /// empty, which a file is until somebody begins to write to it.
  static func file(at path: PhotoPath, group: Int) -> PhotoFile? {
    let isNamedSo = Array(path.name).withUnsafeBytes(hasPictureExtension)
    var found = stat()
    guard isNamedSo != false, path.withCString({ stat($0, &found) }) == 0,
      found.st_mode & S_IFMT == S_IFREG, found.st_size > 0,
      isNamedSo == true || PhotoFormat.begins(path)
    else { return nil }
    return PhotoFile(at: path, group: group, found)
  }

  /// The file at a path that was named, whatever it is called; `nil` where there is none, or it is empty.
  static func namedFile(at path: PhotoPath, group: Int) -> PhotoFile? {
    var found = stat()
    guard path.withCString({ stat($0, &found) }) == 0, found.st_mode & S_IFMT == S_IFREG,
      found.st_size > 0
    else { return nil }
    return PhotoFile(at: path, group: group, found)
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
}

extension PhotoFile {
  /// A file with its date and size.
  init(at path: PhotoPath, group: Int, _ found: stat) {
    let time = found.st_mtim
    self.init(
      path: path, group: group,
      modified: Int64(clamping: time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
        .partialValue &+ Int64(time.tv_nsec), size: Int64(found.st_size))
  }
}

/// Which folder it is, whatever links lead to it.
struct FolderIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(of found: stat) {
    device = UInt64(found.st_dev)
    number = UInt64(found.st_ino)
  }
}
