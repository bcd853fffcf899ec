import Glibc

extension PhotoPath {
  /// Whether it starts from the working folder.
  package var isRelative: Bool { bytes.first != UInt8(ascii: "/") }

  /// The folder it lies in; `nil` for a bare name.
  package var folder: PhotoPath? {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return PhotoPath(bytes: Array(bytes[...max(slash - 1, 0)]))
  }

  /// The folder in which it has its entry, and the entry, for a name that may end in slashes; `nil` for
  /// one that stands for a place, such as `..`.
  var entry: (folder: PhotoPath, name: [UInt8])? {
    var path = self
    while path.bytes.count > 1, path.name.isEmpty {
      path = PhotoPath(bytes: Array(path.bytes.dropLast()))
    }
    let name = Array(path.name)
    guard !name.isEmpty, name != Array(".".utf8), name != Array("..".utf8) else { return nil }
    return (path.folder ?? PhotoPath("."), name)
  }

  /// Whether there is a folder, by way of links as well.
  var leadsToFolder: Bool {
    var found = stat()
    return withCString { stat($0, &found) } == 0 && found.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether it is one of these folders, each of which ends in a slash, or below one.
  func lies(inAnyOf folders: Set<PhotoPath>) -> Bool {
    let whole = appending([]).bytes
    return whole.indices.contains { place in
      whole[place] == UInt8(ascii: "/")
        && folders.contains(PhotoPath(bytes: Array(whole[...place])))
    }
  }
}
