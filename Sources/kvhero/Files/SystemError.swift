import Glibc
import Photos

/// Why the system refused something.
struct SystemError: Error, Hashable, CustomStringConvertible {
  private let number: Int32

  /// - Parameter number: The system's own for it, such as `ENOSPC`.
  init(_ number: Int32) {
    self.number = number
  }

  /// Why the last call failed; to be asked before there is another.
  static var last: SystemError { SystemError(errno) }

  /// In the system's words.
  var description: String { String(cString: strerror(number)) }
}

extension PhotoPath {
  /// The path as the system takes it.
  var cString: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}
