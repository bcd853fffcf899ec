import Glibc
import Photos

/// The font files of this machine, those to try first in front.
///
/// The folders are looked through by this program itself: it starts no other.
enum FontFiles {
  /// So many files are looked at, at most, and so deep lie folders in each other.
  private static let (mostFiles, deepest) = (4_096, 6)

  /// Where fonts lie: those of the person, then those of the machine.
  ///
  /// - Parameter environment: Looks up a variable: `XDG_DATA_HOME` and `HOME`.
  /// - Returns: Whether or not they exist.
  static func folders(_ environment: (String) -> String?) -> [PhotoPath] {
    var folders: [PhotoPath] = []
    let home = environment("HOME").flatMap { $0.hasPrefix("/") ? PhotoPath($0) : nil }
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      folders.append(PhotoPath(data).appending("fonts".utf8))
    } else if let home {
      folders.append(home.appending(".local/share/fonts".utf8))
    }
    if let home { folders.append(home.appending(".fonts".utf8)) }
    return folders + [PhotoPath("/usr/local/share/fonts"), PhotoPath("/usr/share/fonts")]
  }

  /// Every font file in these folders and below, the most suitable first, then by path.
  static func all(in folders: [PhotoPath]) -> [PhotoPath] {
    var found: [(rank: Int, path: PhotoPath)] = []
    var waiting = folders.reversed().map { (path: $0, depth: 0) }
    while let next = waiting.popLast(), found.count < mostFiles {
      for entry in entries(of: next.path) {
        let path = next.path.appending(entry.name)
        if entry.isFolder {
          if next.depth < deepest { waiting.append((path, next.depth + 1)) }
        } else if ["ttf", "otf", "ttc"].contains(path.fileExtension) {
          found.append((rank(path), path))
        }
      }
    }
    found.sort {
      $0.rank < $1.rank
        || $0.rank == $1.rank && $0.path.bytes.lexicographicallyPrecedes($1.path.bytes)
    }
    return found.map(\.path)
  }

  /// What is visible in a folder; nothing where it cannot be read, since there may be none.
  private static func entries(of folder: PhotoPath) -> [(name: [UInt8], isFolder: Bool)] {
    guard let stream = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var entries: [(name: [UInt8], isFolder: Bool)] = []
    while let entry = readdir(stream), entries.count < mostFiles {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard name.first != UInt8(ascii: ".") else { continue }
      var found = stat()
      let path = folder.appending(name)
      guard path.withCString({ stat($0, &found) }) == 0 else { continue }
      switch found.st_mode & S_IFMT {
      case S_IFDIR: entries.append((name, true))
      case S_IFREG: entries.append((name, false))
      default: break
      }
    }
    return entries
  }

  /// How late a file is tried: upright sans-serifs of a usual weight first, bitmaps of everything last.
  static func rank(_ path: PhotoPath) -> Int {
    let name = String(decoding: path.name, as: UTF8.self).lowercased()
    if name == "dejavusans.ttf" { return 0 }
    if name.hasPrefix("unifont") { return 5 }
    if otherStyles.contains(where: { name.contains($0) }) { return 4 }
    if name == "notosans-regular.ttf" { return 1 }
    return name.hasPrefix("notosans") ? 2 : 3
  }

  private static let otherStyles = [
    "bold", "italic", "oblique", "light", "thin", "black", "heavy", "condensed", "mono", "serif",
    "display", "math",
  ]
}
