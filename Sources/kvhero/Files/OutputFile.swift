import Glibc
import Photos

/// Files that are written whole or not at all.
enum OutputFile {
  /// Writes a file, in place of one that is there.
  ///
  /// Until all of it is written, it lies beside its place under another name; so a failure leaves
  /// what was there before. What is no regular file, such as a device or a pipe, is written to as
  /// it is.
  ///
  /// - Parameters:
  ///   - bytes: All it is to hold.
  ///   - path: Where.
  /// - Throws: Why it cannot be written.
  static func write(_ bytes: [UInt8], to path: PhotoPath) throws(CommandFailure) {
    try explaining(path) { () throws(SystemError) in
      let place = OutputPlace(path)
      guard place.isReplaced else {
        return try FileDescriptor.finish(place.open(), with: bytes)
      }
      let draft = try OutputDraft(for: place)
      do throws(SystemError) {
        try FileDescriptor.finish(draft.descriptor, with: bytes)
        try draft.takePlace()
      } catch {
        draft.remove()
        throw error
      }
    }
  }

  /// Finds out whether a file can be written, without touching one that is there.
  ///
  /// - Parameter path: Where it is to be written.
  /// - Throws: Why it cannot be.
  static func check(_ path: PhotoPath) throws(CommandFailure) {
    try explaining(path) { () throws(SystemError) in
      let place = OutputPlace(path)
      guard place.isReplaced else { return try place.check() }
      let draft = try OutputDraft(for: place)
      draft.remove()
      try FileDescriptor.finish(draft.descriptor, with: [])
    }
  }

  /// Makes a folder, and those it is to lie in; one that is there is left as it is.
  ///
  /// - Parameter path: The folder.
  /// - Throws: Why it cannot be made.
  static func makeFolder(_ path: PhotoPath) throws(CommandFailure) {
    try explaining(path) { () throws(SystemError) in
      var made: [UInt8] = []
      for part in path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
        made += made.isEmpty && part.isEmpty ? [UInt8(ascii: "/")] : Array(part)
        if made.isEmpty { continue }
        guard mkdir(PhotoPath(bytes: made).cString, 0o777) == 0 || errno == EEXIST else {
          throw .last
        }
        if made.last != UInt8(ascii: "/") { made.append(UInt8(ascii: "/")) }
      }
      guard access(path.appending([UInt8(ascii: ".")]).cString, W_OK) == 0 else { throw .last }
    }
  }

  /// Names the file in what went wrong.
  private static func explaining(
    _ path: PhotoPath, _ body: () throws(SystemError) -> Void
  ) throws(CommandFailure) {
    do {
      try body()
    } catch {
      throw CommandFailure("\(path.displayPath): cannot be written: \(error)")
    }
  }
}
