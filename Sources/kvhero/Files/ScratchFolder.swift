import Glibc
import Photos

/// A folder that is there only for a while.
enum ScratchFolder {
  /// Makes a folder in the place for such, which is `TMPDIR` or else `/tmp`, and takes it away again with
  /// all that is in it.
  ///
  /// - Parameter body: What is done meanwhile; told where it is.
  /// - Returns: What came of that.
  /// - Throws: What that throws, or why there is no folder.
  static func lend<Value>(_ body: (PhotoPath) throws -> Value) throws -> Value {
    let named = EnvironmentVariable.value("TMPDIR").map(\.bytes) ?? []
    let place = PhotoPath(bytes: named.isEmpty ? Array("/tmp".utf8) : named)
    var name = place.appending("kvhero-XXXXXX".utf8).cString
    guard mkdtemp(&name) != nil else {
      throw CommandFailure("\(place.displayPath): no folder can be made here: \(SystemError.last)")
    }
    let folder = PhotoPath(bytes: name.dropLast().map { UInt8(bitPattern: $0) })
    defer { clear(folder) }
    return try body(folder)
  }

  /// Takes away what is at a path, with all that is in it; what does not go stays, and links are not
  /// followed.
  private static func clear(_ path: PhotoPath) {
    guard remove(path.cString) != 0, let stream = opendir(path.cString) else { return }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let isItself = name.elementsEqual(".".utf8) || name.elementsEqual("..".utf8)
      if !isItself { clear(path.appending(name)) }
    }
    closedir(stream)
    _ = remove(path.cString)
  }
}
