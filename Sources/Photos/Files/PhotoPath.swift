/// Where a picture lies, as the file system's own bytes.
///
/// Not a `String`: a name need not be UTF-8, and two names that differ only in their Unicode
/// normal form are two files, which Swift's strings would call equal.
package struct PhotoPath: Hashable, Sendable {
  /// The path without a closing zero.
  package let bytes: [UInt8]

  /// - Precondition: No byte is zero.
  package init(bytes: [UInt8]) {
    precondition(!bytes.contains(0), "a path holds no zero byte")
    self.bytes = bytes
  }

  package init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// The bytes after the last slash; empty for a path that ends in one.
  package var name: ArraySlice<UInt8> {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes[...] }
    return bytes[(slash + 1)...]
  }

  /// Whether the name begins with a dot, which hides it from a folder's listing.
  package var isHidden: Bool { name.first == UInt8(ascii: ".") }

  /// What follows the name's last dot, in lower case; empty where there is no dot but the first.
  package var fileExtension: String {
    guard let dot = extensionDot else { return "" }
    return String(decoding: name[(dot + 1)...].map(PhotoPath.lowercased), as: UTF8.self)
  }

  /// The path of an entry of this folder.
  package func appending(_ name: some Collection<UInt8>) -> PhotoPath {
    var path: [UInt8] = []
    path.reserveCapacity(bytes.count + 1 + name.count)
    path.append(contentsOf: bytes)
    if !bytes.isEmpty, bytes.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
    path.append(contentsOf: name)
    return PhotoPath(bytes: path)
  }

  /// Calls `body` with the path as C's zero-terminated string.
  package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let terminated = bytes.map(CChar.init(bitPattern:)) + [0]
    return terminated.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("never empty") }
      return body(base)
    }
  }

  var extensionDot: Int? {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return nil
    }
    return dot
  }

  /// A to Z as a to z, anything else as it is.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
