import Photos

/// What is looked through for a gallery, and watched: one list of files and folders after another.
@MainActor
final class FolderWatching {
  private let isRecursive: Bool
  private let wake: @Sendable () -> Void
  private var reader: FolderReader?

  /// What is to be looked through as soon as it is known.
  private var awaited: BackgroundWork<Result<[PhotoPath], CommandFailure>>?

  /// News that no reader has.
  private var untold: [FolderNews] = []

  /// Whether it was told that names are awaited.
  private var hasToldOfNames = false

  /// - Parameters:
  ///   - isRecursive: Whether folders in folders are entered.
  ///   - wake: Called on another thread when there is news.
  init(isRecursive: Bool, wake: @escaping @Sendable () -> Void) {
    self.isRecursive = isRecursive
    self.wake = wake
  }

  /// Looks through others from now on; of those before there is no more news.
  ///
  /// - Parameter named: Those that are not there are warned of; where none is, the news is that they are gone.
  func read(_ named: [PhotoPath]) {
    reader?.shutDown()
    (reader, awaited, untold) = (nil, nil, [])
    let present = NamedPhotographs.present(named)
    guard named.isEmpty || !present.isEmpty else {
      untold = [.began(named), .finished, .removed(named)]
      return wake()
    }
    reader = FolderReader(
      FolderWalk(named: present, isRecursive: isRecursive), watch: { INotify() }, wake: wake)
  }

  /// Looks through others as soon as their names are known, unless others still are named before.
  ///
  /// - Parameter names: Whoever makes them wakes the main loop. Where there are none, that is warned of, and
  ///   nothing is looked through.
  func read(_ names: BackgroundWork<Result<[PhotoPath], CommandFailure>>) { awaited = names }

  /// The news since the last call, in order, as much as is put into its place within a frame.
  func takeNews() -> [FolderNews] {
    if let made = awaited?.valueIfMade {
      do throws(CommandFailure) {
        read(try made.get())
      } catch {
        StandardError.warn("\(error)")
        read([])
      }
    } else if awaited != nil, !hasToldOfNames {
      hasToldOfNames = true
      return [.began([FolderWatching.source])]
    }
    defer { untold = [] }
    return untold + (reader?.takeNews(atMost: FolderWatching.mostNews) ?? [])
  }

  /// As which the progress line knows where names come from.
  private static let source = PhotoPath("standard input")

  /// Each is of 4096 photographs at most.
  private static let mostNews = 2

  /// Ends looking and watching.
  func shutDown() { reader?.shutDown() }
}
