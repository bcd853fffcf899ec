import Glibc
import Testing

/// A folder of its own for one test, removed with all that is in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
  /// Its path, without a slash at the end; in `TMPDIR`.
  package let path: String

  /// Creates it, empty.
  package init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/kvhero-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil, "no folder can be made in \(parent)")
    path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit { TemporaryFolder.remove(AT_FDCWD, Array(path.utf8CString)) }

  /// The path of an entry.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, whose name may be any bytes.
  ///
  /// - Parameters:
  ///   - name: In this folder; its own folder is made where there is none.
  ///   - contents: All of it.
  /// - Throws: Where it cannot be written.
  package func write(_ name: [UInt8], _ contents: [UInt8]) throws {
    var parent = Array(path.utf8)
    for part in name.split(separator: UInt8(ascii: "/")).dropLast() {
      parent += [UInt8(ascii: "/")] + part
      mkdir(TemporaryFolder.cString(parent), 0o700)
    }
    let file = Array(path.utf8) + [UInt8(ascii: "/")] + name
    let descriptor = open(TemporaryFolder.cString(file), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0, "\(String(decoding: file, as: UTF8.self)) cannot be written")
    defer { close(descriptor) }
    var rest = contents[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      try #require(count > 0, "\(String(decoding: file, as: UTF8.self)) cannot be written")
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a file.
  package func write(_ name: String, _ contents: [UInt8]) throws {
    try write(Array(name.utf8), contents)
  }

  /// Writes a text.
  package func write(_ name: String, text: String) throws {
    try write(name, Array(text.utf8))
  }

  private static func cString(_ bytes: [UInt8]) -> [CChar] {
    bytes.map(CChar.init(bitPattern:)) + [0]
  }

  /// Removes an entry with all that is in it; links are not followed.
  private static func remove(_ folder: Int32, _ name: [CChar]) {
    let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    guard descriptor >= 0, let stream = fdopendir(descriptor) else {
      unlinkat(folder, name, 0)
      return
    }
    while let entry = readdir(stream) {
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
      let inner: [CChar] = Array(UnsafeBufferPointer(start: start, count: strlen(start))) + [0]
      if inner != [46, 0], inner != [46, 46, 0] { remove(descriptor, inner) }
    }
    closedir(stream)
    unlinkat(folder, name, AT_REMOVEDIR)
  }
}
