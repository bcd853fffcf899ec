import Glibc

/// Files as the thumbnail cache names them.
enum FileURI {
  /// The address of a file: `file://` and its absolute path, of which everything is escaped that the
  /// path part of an address does not allow, as GLib does it: other programs must come to the same.
  ///
  /// - Parameter path: Starts from the working folder where it is relative. Links are not followed.
  /// - Returns: `nil` where there is no working folder.
  static func bytes(of path: PhotoPath) -> [UInt8]? {
    guard let path = absolute(path) else { return nil }
    return Array("file://".utf8) + path.flatMap { isAllowed($0) ? [$0] : escaped($0) }
  }

  /// A path from the root, without empty parts, `.` and `..`.
  static func absolute(_ path: PhotoPath) -> [UInt8]? {
    var parts: [ArraySlice<UInt8>] = []
    var bytes = path.bytes
    if bytes.first != UInt8(ascii: "/") {
      guard let folder = getcwd(nil, 0) else { return nil }
      defer { free(folder) }
      let count = strlen(folder)
      let start = folder.withMemoryRebound(to: UInt8.self, capacity: count) {
        Array(UnsafeBufferPointer(start: $0, count: count))
      }
      bytes = start + [UInt8(ascii: "/")] + bytes
    }
    for part in bytes.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return parts.isEmpty ? [UInt8(ascii: "/")] : parts.flatMap { [UInt8(ascii: "/")] + $0 }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!$&'()*+,-./:=@_~".utf8.contains(byte)
    }
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
