import Glibc
import Photos

/// A file that a recording is written to, closed with the last reference.
final class RecordingFile {
  private let path: PhotoPath
  private let descriptor: Int32

  /// Why writing failed, if it did.
  private(set) var failure: CommandFailure?

  /// Makes the file, or empties one that holds an older recording.
  ///
  /// - Parameter path: Where it is to be.
  /// - Throws: Why it cannot be written; a file that holds something else is refused, since it
  ///   would be lost.
  init(at path: PhotoPath) throws(CommandFailure) {
    self.path = path
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    descriptor = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw CommandFailure("\(path.displayPath): cannot be written: \(RecordingFile.systemReason)")
    }
    guard holdsNothingElse, ftruncate(descriptor, 0) == 0 || errno == EINVAL else {
      close(descriptor)
      throw CommandFailure("\(path.displayPath): there is a file that is no recording; it is kept")
    }
  }

  deinit {
    close(descriptor)
  }

  /// Appends bytes.
  ///
  /// - Returns: Why it cannot, or `nil`.
  func write(_ bytes: [UInt8]) -> String? {
    guard let reason = FileDescriptor.write(bytes, to: descriptor) else { return nil }
    failure = CommandFailure("\(path.displayPath): the recording broke off: \(reason)")
    return "\(reason)"
  }

  /// Whether the file is empty, a device, or begins as a recording does.
  private var holdsNothingElse: Bool {
    var found = stat()
    guard fstat(descriptor, &found) == 0, found.st_mode & S_IFMT == S_IFREG else { return true }
    let beginning = Array("{\"recording\":".utf8)
    var bytes = [UInt8](repeating: 0, count: beginning.count)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return count == 0 || bytes == beginning
  }

  private static var systemReason: String { String(cString: strerror(errno)) }
}
