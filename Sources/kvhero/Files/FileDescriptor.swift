import Glibc

/// Writing to an open file, as the system numbers it.
enum FileDescriptor {
  /// Writes all bytes.
  ///
  /// - Parameters:
  ///   - bytes: In as many steps as it takes.
  ///   - descriptor: Where to.
  /// - Returns: Why it cannot, or `nil`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return .last
      }
    }
    return nil
  }

  /// Writes all bytes and closes, which is done in any case.
  ///
  /// - Parameters:
  ///   - descriptor: Where to.
  ///   - bytes: In as many steps as it takes.
  /// - Throws: Why it cannot; a full disk may only be found out by closing.
  static func finish(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    let reason = write(bytes, to: descriptor)
    let isClosed = close(descriptor) == 0
    if let reason { throw reason }
    guard isClosed else { throw .last }
  }
}
