/// Tells of what happens in folders while they are shown.
///
/// Used by one thread, but for ``interrupt()``. Laws:
///
/// - What happens after ``add(_:)`` returned is told of, or ``FolderEvent/overflow`` is.
/// - What comes in quick succession is told of at once.
package protocol FolderWatch: Sendable {
  /// Watches a folder as well, not what is below it.
  ///
  /// - Returns: Whether it can be; one that cannot is shown as it was read.
  func add(_ folder: PhotoPath) -> Bool

  /// Sleeps until something happened.
  ///
  /// - Returns: In its order; `nil` after ``interrupt()``, or where watching is over.
  func wait() -> [FolderEvent]?

  /// Ends a ``wait()``, and all later ones; called on any thread.
  func interrupt()
}

/// Something that happened in a folder.
package enum FolderEvent: Hashable, Sendable {
  /// An entry is there that was not, or was written to its end: a name, as bytes.
  case written(PhotoPath, name: [UInt8], isFolder: Bool)

  /// An entry is gone from here.
  case removed(PhotoPath, name: [UInt8], isFolder: Bool)

  /// The folder itself is gone.
  case gone(PhotoPath)

  /// More happened than could be kept.
  case overflow
}
