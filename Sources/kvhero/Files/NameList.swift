import Glibc
import Photos

/// Files and folders that another program names on standard input.
enum NameList {
  /// The word that stands for it.
  static let word = Argument("-")

  /// Reads all names, to the end of the input.
  ///
  /// Names are bytes, each on a line of its own; where there is a zero byte, each is ended by one, as
  /// `find -print0` does it. Empty ones are left out.
  ///
  /// - Parameter descriptor: Where from.
  /// - Returns: At least one.
  /// - Throws: Why there is none.
  static func read(from descriptor: Int32 = STDIN_FILENO) throws(CommandFailure) -> [PhotoPath] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw CommandFailure("cannot read standard input: \(SystemError.last)")
      }
      guard count > 0 else { break }
      bytes += buffer[..<count]
      guard bytes.count <= mostBytes else {
        throw CommandFailure("standard input: more than \(mostBytes >> 20) MiB of names")
      }
    }
    let names = names(in: bytes)
    guard !names.isEmpty else { throw CommandFailure("standard input names no file or folder") }
    return names
  }

  /// Operands with the names from standard input in the place of the word that stands for them.
  ///
  /// - Parameters:
  ///   - operands: Files and folders, and once at most the word.
  ///   - descriptor: Where from.
  /// - Returns: At least one for the word.
  /// - Throws: Why there is none.
  static func filled(
    _ operands: [PhotoPath], from descriptor: Int32 = STDIN_FILENO
  ) throws(CommandFailure) -> [PhotoPath] {
    var paths: [PhotoPath] = []
    for path in operands { paths += path == word.path ? try read(from: descriptor) : [path] }
    return paths
  }

  /// A million names of a usual length.
  private static let mostBytes = 256 << 20

  /// The names in a list.
  static func names(in bytes: [UInt8]) -> [PhotoPath] {
    let end = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: end).map { PhotoPath(bytes: Array($0)) }
  }
}
