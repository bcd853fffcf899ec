import Glibc

/// A file open for reading that is known to be a regular one; closed when it goes out of scope.
///
/// A pipe without a writer would block in `open`, and a device may act on it, so the kind is looked
/// up first, the file is opened without blocking, and its kind is looked up again on what was
/// opened.
package struct RegularFile: ~Copyable {
  private let descriptor: Int32
  private let size: Int

  /// - Throws: What stands in the way: no such file, no permission, not a regular file.
  package init(opening path: PhotoPath) throws(PhotoError.Reason) {
    var found = stat()
    guard path.withCString({ stat($0, &found) }) == 0 else { throw .system(errno) }
    if let kind = RegularFile.otherKind(found.st_mode) { throw .notAFile(kind) }
    let opened = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY) }
    guard opened >= 0 else { throw .system(errno) }
    guard fstat(opened, &found) == 0 else {
      let code = errno
      close(opened)
      throw .system(code)
    }
    if let kind = RegularFile.otherKind(found.st_mode) {
      close(opened)
      throw .notAFile(kind)
    }
    descriptor = opened
    size = Int(found.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Every byte.
  ///
  /// - Throws: ``PhotoError/Reason/unreadable(_:)`` beyond ``DecodingLimit/bytes``, or when the
  ///   disk fails.
  func contents() throws(PhotoError.Reason) -> [UInt8] {
    guard size <= DecodingLimit.bytes else {
      throw .unreadable("the file is \(size >> 20) MiB long; the limit is 1024 MiB")
    }
    return try bytes(at: 0, count: size)
  }

  /// What an entry of the file system is, where it is not a regular file: "a folder", "a pipe" ….
  static func otherKind(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    case S_IFLNK: "a link"
    default: "a special file"
    }
  }
}

extension RegularFile: ByteSource {
  /// The file's length when it was opened.
  var count: Int { size }

  package func bytes(at offset: Int, count: Int) throws(PhotoError.Reason) -> [UInt8] {
    guard offset >= 0, offset < size, count > 0 else { return [] }
    let wanted = min(count, size - offset)
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let start = buffer.baseAddress.map { $0 + filled }
        let read = pread(descriptor, start, wanted - filled, off_t(offset + filled))
        if read < 0, errno == EINTR { continue }
        if read < 0 { failure = errno }
        guard read > 0 else { break }
        filled += read
      }
    }
    if failure != 0 { throw .system(failure) }
    return bytes
  }
}

extension PhotoError.Reason {
  /// The reason behind an error number of the system.
  static func system(_ code: Int32) -> PhotoError.Reason {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case ELOOP: .unreadable("its links lead in a circle")
    default: .unreadable(String(cString: strerror(code)))
    }
  }
}
