import Glibc
import Photos

/// The folder of what comes with the program: photographs, and the letters it writes with.
struct AssetFolder: Hashable, Sendable {
  let path: PhotoPath

  /// The photographs that are shown where none are named.
  var photos: PhotoPath { path.appending("Photos".utf8) }

  /// Glyph atlases.
  var fonts: PhotoPath { path.appending("Fonts".utf8) }

  /// Looks for the folder.
  ///
  /// - Parameters:
  ///   - named: What `KVHERO_ASSETS` says; it wins, unless it says nothing.
  ///   - executable: Where the program itself lies. The folder is looked for beside it and in each
  ///     folder above it, as `Assets` and, for an installed program, as `share/kvhero/Assets`.
  ///   - isFolder: Whether there is a folder at a path.
  /// - Throws: One line that says where it looked.
  init(
    named: PhotoPath?, executable: PhotoPath, isFolder: (PhotoPath) -> Bool
  ) throws(CommandFailure) {
    func isAssets(_ path: PhotoPath) -> Bool { isFolder(path.appending("Photos".utf8)) }
    if let named, !named.bytes.isEmpty {
      guard isAssets(named) else {
        throw CommandFailure(
          "KVHERO_ASSETS names \(named.displayPath), where there is no folder Photos")
      }
      path = named
      return
    }
    var folder = executable.parent
    while let place = folder {
      for name in AssetFolder.names {
        let candidate = place.appending(name.utf8)
        if isAssets(candidate) {
          path = candidate
          return
        }
      }
      folder = place.parent
    }
    let start = executable.parent?.displayPath ?? executable.displayPath
    throw CommandFailure(
      "the photographs and fonts of kvhero are missing: there is no \(AssetFolder.names[0]) or "
        + "\(AssetFolder.names[1]) in \(start) or a folder above it; set KVHERO_ASSETS")
  }

  private static let names = ["Assets", "share/kvhero/Assets"]
}

extension AssetFolder {
  /// Looks for the folder of this process.
  ///
  /// - Throws: One line that says where it looked.
  static func find() throws(CommandFailure) -> AssetFolder {
    guard let resolved = realpath("/proc/self/exe", nil) else {
      throw CommandFailure("cannot tell where kvhero lies: \(String(cString: strerror(errno)))")
    }
    defer { free(resolved) }
    return try AssetFolder(
      named: EnvironmentVariable.value("KVHERO_ASSETS")?.path,
      executable: Argument(cString: resolved).path, isFolder: \.isFolder)
  }
}

extension PhotoPath {
  /// Whether a folder is there, or a link to one.
  fileprivate var isFolder: Bool {
    var found = stat()
    return stat(bytes.map(CChar.init(bitPattern:)) + [0], &found) == 0
      && found.st_mode & S_IFMT == S_IFDIR
  }

  /// The folder it lies in, or `nil` for the root and for a bare name.
  fileprivate var parent: PhotoPath? {
    guard bytes.count > 1, let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return PhotoPath(bytes: slash == 0 ? [UInt8(ascii: "/")] : Array(bytes[..<slash]))
  }
}
