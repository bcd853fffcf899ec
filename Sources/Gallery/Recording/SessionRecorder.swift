package import FrameTiming
package import Motion
package import Photos
package import SceneGraph

/// Writes down what enters a gallery and the frames that come out.
///
/// Whoever calls the gallery tells the recorder as well: of what enters before the gallery's call,
/// of a frame after it.
@MainActor
package final class SessionRecorder {
  private let writer: LogWriter

  package init(_ writer: LogWriter) {
    self.writer = writer
  }

  /// Before `GalleryApp.handle(_:)`.
  package func record(_ event: InputEvent) {
    writer.append(.event(event))
  }

  /// Before `GalleryApp.accept(_:at:)`.
  package func record(_ finished: [FinishedPhoto], at time: FrameTime) {
    writer.append(.decoded(finished.map(DecodedPhoto.init), at: time))
  }

  /// Before `GalleryApp.accept(_:at:)` is told of folders.
  package func record(_ news: [FolderNews], at time: FrameTime) {
    writer.append(.folders(news, at: time))
  }

  /// Before `GalleryApp.note(_:)`.
  package func record(_ record: FrameRecord) {
    writer.append(.noted(record))
  }

  /// After `GalleryApp.frame(at:)`.
  ///
  /// - Parameters:
  ///   - frame: What came.
  ///   - time: When it will be shown.
  ///   - isAtRest: Whether no frame need follow; what waits is then written.
  package func record(_ frame: DisplayList, at time: FrameTime, isAtRest: Bool) {
    writer.append(.frame(at: time, DisplayListDigest(of: frame)))
    if isAtRest { writer.flush() }
  }

  /// The recording ends.
  package func finish() {
    writer.flush()
  }
}
