import Glibc

/// Writing to an open file, as the system numbers it.
enum FileDescriptor {
  /// Writes all bytes.
  ///
  /// - Parameters:
  ///   - bytes: In as many steps as it takes.
  ///   - descriptor: Where to.
  /// - Returns: The system's words for why it cannot, or `nil`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> String? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}
