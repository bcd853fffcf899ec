import Glibc
import Photos

/// Where a file is to be, with what is there already.
struct OutputPlace {
  /// With links followed, where they lead somewhere.
  let path: PhotoPath

  /// Whether a new file takes the place; else there is something that can only be written to.
  let isReplaced: Bool

  /// The rights of what is there; `nil` where there is nothing.
  let rights: mode_t?

  private let isFolder: Bool

  init(_ path: PhotoPath) {
    var found = stat()
    guard stat(path.cString, &found) == 0 else {
      self.path = path
      isReplaced = true
      rights = nil
      isFolder = path.name.isEmpty
      return
    }
    // What these folders call a file may be open elsewhere, such as /dev/stdout.
    let isSystems = ["/dev/", "/proc/"].contains { path.bytes.starts(with: $0.utf8) }
    isReplaced = found.st_mode & S_IFMT == S_IFREG && !isSystems
    rights = found.st_mode & 0o7777
    isFolder = found.st_mode & S_IFMT == S_IFDIR
    if let resolved = realpath(path.cString, nil) {
      defer { free(resolved) }
      self.path = Argument(cString: resolved).path
    } else {
      self.path = path
    }
  }

  /// Finds out whether what is there can be written to.
  ///
  /// - Throws: Why not.
  func check() throws(SystemError) {
    if isFolder { throw SystemError(EISDIR) }
    guard rights == nil || access(path.cString, W_OK) == 0 else { throw .last }
  }

  /// Opens what is there.
  ///
  /// - Returns: To write to and close.
  /// - Throws: Why it cannot be written to.
  func open() throws(SystemError) -> Int32 {
    let descriptor = Glibc.open(path.cString, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }
}

/// A file that is being written, beside the place it is for.
struct OutputDraft {
  /// To write to and close.
  let descriptor: Int32

  private let path: PhotoPath
  private let place: PhotoPath

  /// Makes an empty one.
  ///
  /// - Parameter place: Where it goes once it is whole.
  /// - Throws: Why nothing can be written there.
  init(for place: OutputPlace) throws(SystemError) {
    try place.check()
    self.place = place.path
    let folder = place.path.bytes.dropLast(place.path.name.count)
    for number in 0... {
      let path = PhotoPath(bytes: folder + Array(".kvhero-\(getpid())-\(number).part".utf8))
      let descriptor = open(path.cString, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 {
        if let rights = place.rights { fchmod(descriptor, rights) }
        self.descriptor = descriptor
        self.path = path
        return
      }
      // There may be one that a program of the same number left behind.
      guard errno == EEXIST else { break }
    }
    throw .last
  }

  /// Puts it where it is for.
  ///
  /// - Throws: Why it cannot go there.
  func takePlace() throws(SystemError) {
    guard rename(path.cString, place.cString) == 0 else { throw .last }
  }

  func remove() {
    unlink(path.cString)
  }
}
