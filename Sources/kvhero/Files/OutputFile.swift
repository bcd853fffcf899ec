import Glibc
import Photos

/// Files that are written whole.
enum OutputFile {
  /// Writes a file, in place of one that is there.
  ///
  /// - Parameters:
  ///   - bytes: All it is to hold.
  ///   - path: Where.
  /// - Throws: Why it cannot be written.
  static func write(_ bytes: [UInt8], to path: PhotoPath) throws(CommandFailure) {
    let name = path.bytes.map(CChar.init(bitPattern:)) + [0]
    let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    let reason = FileDescriptor.write(bytes, to: descriptor)
    // A full disk may only now be found out.
    let isClosed = close(descriptor) == 0
    if let reason { throw failure(path, reason) }
    if !isClosed { throw failure(path, String(cString: strerror(errno))) }
  }

  /// Makes a folder, and those it is to lie in; one that is there is left as it is.
  ///
  /// - Parameter path: The folder.
  /// - Throws: Why it cannot be made.
  static func makeFolder(_ path: PhotoPath) throws(CommandFailure) {
    var made: [UInt8] = []
    for part in path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      made += made.isEmpty && part.isEmpty ? [UInt8(ascii: "/")] : Array(part)
      if made.isEmpty { continue }
      let name = made.map(CChar.init(bitPattern:)) + [0]
      guard mkdir(name, 0o777) == 0 || errno == EEXIST else {
        throw failure(path, String(cString: strerror(errno)))
      }
      if made.last != UInt8(ascii: "/") { made.append(UInt8(ascii: "/")) }
    }
    guard
      access(path.appending([UInt8(ascii: ".")]).bytes.map(CChar.init(bitPattern:)) + [0], W_OK)
        == 0
    else {
      throw failure(path, String(cString: strerror(errno)))
    }
  }

  private static func failure(_ path: PhotoPath, _ reason: String) -> CommandFailure {
    CommandFailure("\(path.displayPath): cannot be written: \(reason)")
  }
}
