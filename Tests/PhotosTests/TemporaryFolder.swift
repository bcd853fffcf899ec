import Glibc
import Photos
import Testing

/// A folder of its own for one test, removed with its files when the test lets go of it.
final class TemporaryFolder: Sendable {
  let path: PhotoPath

  init() throws {
    var template = Array("/tmp/kvhero-photos-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = PhotoPath(bytes: template.dropLast().map(UInt8.init(bitPattern:)))
  }

  deinit {
    let name = TemporaryFolder.cString(path)
    if let stream = opendir(name) {
      while let entry = readdir(stream) {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self)
        unlinkat(dirfd(stream), start, entry.pointee.d_type == UInt8(DT_DIR) ? AT_REMOVEDIR : 0)
      }
      closedir(stream)
    }
    rmdir(name)
  }

  /// The path of an entry by its bytes.
  func entry(_ name: [UInt8]) -> PhotoPath { path.appending(name) }

  func entry(_ name: String) -> PhotoPath { entry(Array(name.utf8)) }

  @discardableResult
  func file(_ name: String, _ contents: [UInt8] = []) throws -> PhotoPath {
    try file(Array(name.utf8), contents)
  }

  @discardableResult
  func file(_ name: [UInt8], _ contents: [UInt8] = []) throws -> PhotoPath {
    let path = entry(name)
    let descriptor = open(TemporaryFolder.cString(path), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try #require(write(descriptor, contents, contents.count) == contents.count)
    return path
  }

  static func cString(_ path: PhotoPath) -> [CChar] {
    path.bytes.map(CChar.init(bitPattern:)) + [0]
  }
}
