import Photos

/// How the photographs of folders are looked for, and in which order they are shown.
struct FolderSettings: Hashable, Sendable {
  /// Whether folders in folders are entered.
  var isRecursive = false

  var sort = PhotoSort()
}

extension CommandOption where Target == FolderSettings {
  static var recursive: CommandOption {
    var option = flag("recursive", \.isRecursive, "show what is in folders within folders as well")
    option.letter = UInt8(ascii: "r")
    return option
  }

  static var sort: CommandOption {
    .option(
      "sort", .named, \.sort.key,
      "what the photos are in order by; the oldest and the smallest come first")
  }

  static var reverse: CommandOption {
    .flag("reverse", \.sort.isReversed, "the other way round")
  }
}
