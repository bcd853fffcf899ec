import Glibc
import Photos

/// The photographs that a command line names.
enum NamedPhotographs {
  /// Finds them.
  ///
  /// A file or folder that is not there is a warning as long as something else can be shown.
  ///
  /// - Parameters:
  ///   - paths: Files and folders; none stands for the photographs that come with the program.
  ///   - folders: How folders are looked through.
  /// - Returns: At least one.
  /// - Throws: Why there is nothing to show.
  static func find(
    _ paths: [PhotoPath], _ folders: FolderSettings = FolderSettings()
  ) throws(CommandFailure) -> [PhotoPath] {
    let paths = paths.isEmpty ? [try AssetFolder.find().photos] : paths
    var reasons: [String] = []
    let present = present(paths) { reasons.append($0) }
    let (photos, failures) = PhotoFolder.pictures(
      named: present, isRecursive: folders.isRecursive, sort: folders.sort)
    reasons += failures.map { "\($0.path.displayPath): \($0.reason)" }
    guard !photos.isEmpty else {
      let empty = paths.first.map { "\($0.displayPath): there are no pictures in it" } ?? ""
      throw CommandFailure(reasons.first ?? empty)
    }
    for reason in reasons { StandardError.write("warning", reason) }
    return photos
  }

  /// Those that are there; the others are warned of.
  static func present(_ paths: [PhotoPath]) -> [PhotoPath] {
    present(paths) { StandardError.write("warning", $0) }
  }

  private static func present(_ paths: [PhotoPath], tell: (String) -> Void) -> [PhotoPath] {
    paths.filter { path in
      let isThere = exists(path)
      if !isThere { tell("\(path.displayPath): there is no such file or folder") }
      return isThere
    }
  }

  /// What a gallery of them is headed with: the folder's name where one was named.
  static func title(_ paths: [PhotoPath]) -> String {
    guard let path = paths.first, paths.count == 1 else { return "Photos" }
    let name = path.displayName
    return name == "." || name == ".." ? "Photos" : name
  }

  /// Whether something is there; a link that leads nowhere counts, and is shown as unreadable.
  private static func exists(_ path: PhotoPath) -> Bool {
    var found = stat()
    return lstat(path.bytes.map(CChar.init(bitPattern:)) + [0], &found) == 0
  }
}
