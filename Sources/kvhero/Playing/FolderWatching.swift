import Photos

/// What is looked through for a gallery, and watched: one list of files and folders after another.
@MainActor
final class FolderWatching {
  private let isRecursive: Bool
  private let wake: @Sendable () -> Void
  private var reader: FolderReader?

  /// - Parameters:
  ///   - isRecursive: Whether folders in folders are entered.
  ///   - wake: Called on another thread when there is news.
  init(isRecursive: Bool, wake: @escaping @Sendable () -> Void) {
    self.isRecursive = isRecursive
    self.wake = wake
  }

  /// Looks through others from now on; of those before there is no more news.
  func read(_ named: [PhotoPath]) {
    reader?.shutDown()
    reader = FolderReader(
      FolderWalk(named: named, isRecursive: isRecursive), watch: { INotify() }, wake: wake)
  }

  /// The news since the last call, in order, as much as is put into its place within a frame.
  func takeNews() -> [FolderNews] { reader?.takeNews(atMost: FolderWatching.mostNews) ?? [] }

  /// Each is of 4096 photographs at most.
  private static let mostNews = 2

  /// Ends looking and watching.
  func shutDown() { reader?.shutDown() }
}
