import FrameTiming
import Photos

/// What became known of folders, as a log holds it: an object of one member for each piece.
extension FolderNews {
  var logValue: JSONValue {
    let (name, value): (String, JSONValue) =
      switch self {
      case .began(let named): ("began", FolderNews.paths(named))
      case .found(let files): ("found", FolderNews.files(files))
      case .unreadable(let folder, let reason):
        ("unreadable", .array([.path(folder.bytes), .string(reason)]))
      case .finished: ("finished", .bool(true))
      case .written(let files): ("written", FolderNews.files(files))
      case .removed(let paths): ("removed", FolderNews.paths(paths))
      case .removedFolders(let paths): ("removedFolders", FolderNews.paths(paths))
      case .returnedFolders(let paths): ("returnedFolders", FolderNews.paths(paths))
      case .relisted(let files): ("relisted", FolderNews.files(files))
      }
    return .object([.init(name, value)])
  }

  private static func paths(_ paths: [PhotoPath]) -> JSONValue {
    .array(paths.map { .path($0.bytes) })
  }

  /// Each as its path, group, date and size.
  private static func files(_ files: [PhotoFile]) -> JSONValue {
    .array(
      files.map { file in
        .array(
          [.path(file.path.bytes), .integer(file.group)]
            + [file.modified, file.size].map { .numeral(String($0)) })
      })
  }

  init(_ fields: LogFields) throws(LogSyntaxError) {
    guard fields.keys.count == 1, let key = fields.keys.first else {
      throw LogSyntaxError(reason: "a piece of news has one member")
    }
    switch key {
    case "began": self = .began(try FolderNews.paths(fields, key))
    case "found": self = .found(try FolderNews.files(fields, key))
    case "unreadable":
      let parts = try fields.array(key)
      guard parts.count == 2, let path = parts[0].path, FolderNews.isPossible(path),
        case .string(let reason) = parts[1]
      else { throw fields.wrong(key, "a path and a reason") }
      self = .unreadable(PhotoPath(bytes: path), reason: reason)
    case "finished": self = .finished
    case "written": self = .written(try FolderNews.files(fields, key))
    case "removed": self = .removed(try FolderNews.paths(fields, key))
    case "removedFolders": self = .removedFolders(try FolderNews.paths(fields, key))
    case "returnedFolders": self = .returnedFolders(try FolderNews.paths(fields, key))
    case "relisted": self = .relisted(try FolderNews.files(fields, key))
    default: throw LogSyntaxError(reason: "there is no news \"\(key)\"")
    }
  }

  private static func paths(
    _ fields: LogFields, _ key: String
  ) throws(LogSyntaxError) -> [PhotoPath] {
    let paths = try fields.paths(key)
    guard paths.allSatisfy({ !$0.isEmpty }) else { throw fields.wrong(key, "an array of paths") }
    return paths.map(PhotoPath.init)
  }

  private static func files(
    _ fields: LogFields, _ key: String
  ) throws(LogSyntaxError) -> [PhotoFile] {
    let values = try fields.array(key)
    let files = values.compactMap(file)
    guard files.count == values.count else {
      throw LogSyntaxError(reason: "\"\(key)\" must be paths, each with three whole numbers")
    }
    return files
  }

  private static func file(_ value: JSONValue) -> PhotoFile? {
    guard case .array(let parts) = value, parts.count == 4, let path = parts[0].path,
      isPossible(path)
    else { return nil }
    let numbers = parts.dropFirst().compactMap { part -> Int64? in
      guard case .numeral(let numeral) = part else { return nil }
      return Int64(numeral)
    }
    guard numbers.count == 3, numbers[0] >= 0 else { return nil }
    return PhotoFile(
      path: PhotoPath(bytes: path), group: Int(numbers[0]), modified: numbers[1], size: numbers[2])
  }

  private static func isPossible(_ path: [UInt8]) -> Bool {
    !path.isEmpty && !path.contains(0) && path.count <= LogFields.longestPath
  }
}
