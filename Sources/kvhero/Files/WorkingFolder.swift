import Glibc
import Photos

/// The folder that relative paths start from.
enum WorkingFolder {
  /// Where it lies; `nil` where it is gone, or not to be seen.
  static var path: PhotoPath? {
    guard let text = getcwd(nil, 0) else { return nil }
    defer { free(text) }
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return PhotoPath(bytes: Array(bytes))
  }

  /// What a recording has to say of it, so that it plays from anywhere.
  ///
  /// - Parameter paths: What was named.
  /// - Returns: `nil` where none of them depends on it.
  static func needed(for paths: [PhotoPath]) -> PhotoPath? {
    paths.contains(where: \.isRelative) ? path : nil
  }

  /// Where the relative paths of a recording start here.
  ///
  /// - Parameter recorded: Where they started; `nil` where the recording does not say.
  /// - Returns: The same, as long as it is there; `nil` where the recording does not say.
  static func present(_ recorded: PhotoPath?) -> PhotoPath? {
    guard let recorded else { return nil }
    var found = stat()
    guard recorded.withCString({ stat($0, &found) }) == 0, found.st_mode & S_IFMT == S_IFDIR else {
      return path
    }
    return recorded
  }
}
