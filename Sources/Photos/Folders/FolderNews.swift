/// What became known of the folders that are shown: the events by which photographs come and go.
package enum FolderNews: Hashable, Sendable {
  /// Others are to be shown, which are looked for now: these files, and what is in these folders.
  case began([PhotoPath])

  /// Photographs were found that are not shown yet.
  case found([PhotoFile])

  /// A folder cannot be listed; the rest goes on.
  case unreadable(PhotoPath, reason: String)

  /// All that was named has been looked through.
  case finished

  /// Files were written: each is new, or its contents are.
  case written([PhotoFile])

  /// Files are gone.
  case removed([PhotoPath])

  /// Folders are gone, with all that was in them.
  case removedFolders([PhotoPath])

  /// Folders that were named are there again; what is in them is told of by itself.
  case returnedFolders([PhotoPath])

  /// All that there is now: everything else is gone.
  case relisted([PhotoFile])
}
