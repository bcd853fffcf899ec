import Photos

/// How the photographs of folders are looked for, and in which order they are shown.
struct FolderSettings: Hashable, Sendable {
  /// Whether folders in folders are entered.
  var isRecursive = false

  var sort = PhotoSort()

  /// Whether thumbnails are neither taken from the desktop's cache nor left there.
  var avoidsThumbnailCache = false
}
