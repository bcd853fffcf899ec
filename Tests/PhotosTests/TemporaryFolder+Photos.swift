import Photos
import TestSupport

extension TemporaryFolder {
  /// Its own path.
  var folder: PhotoPath { PhotoPath(path) }

  /// The path of an entry by its bytes.
  func entry(_ name: [UInt8]) -> PhotoPath { folder.appending(name) }

  func entry(_ name: String) -> PhotoPath { entry(Array(name.utf8)) }

  @discardableResult
  func file(_ name: String, _ contents: [UInt8] = []) throws -> PhotoPath {
    try file(Array(name.utf8), contents)
  }

  @discardableResult
  func file(_ name: [UInt8], _ contents: [UInt8] = []) throws -> PhotoPath {
    try write(name, contents)
    return entry(name)
  }

  static func cString(_ path: PhotoPath) -> [CChar] {
    path.bytes.map(CChar.init(bitPattern:)) + [0]
  }
}
