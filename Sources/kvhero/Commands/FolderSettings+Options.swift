/// How folders are looked through, as the command line says it.
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

  static var noThumbnailCache: CommandOption {
    .flag(
      "no-thumbnail-cache", \.avoidsThumbnailCache,
      "make all thumbnails anew, and leave none in the desktop's cache")
  }

  static var reverse: CommandOption {
    .flag("reverse", \.sort.isReversed, "the other way round")
  }
}
