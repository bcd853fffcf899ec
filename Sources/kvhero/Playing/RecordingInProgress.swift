import Gallery
import Photos

/// A recording while it is written.
@MainActor
struct RecordingInProgress {
  let recorder: SessionRecorder
  private let file: RecordingFile

  /// Begins it.
  ///
  /// - Parameters:
  ///   - path: Where to.
  ///   - header: How the gallery is started.
  /// - Throws: Why the file cannot be written.
  init(to path: PhotoPath, header: LogHeader) throws(CommandFailure) {
    let file = try RecordingFile(at: path)
    self.file = file
    // A recording that breaks off does not end the gallery: it is told at the end.
    recorder = SessionRecorder(LogWriter(header: header, write: file.write, onFailure: { _ in }))
  }

  /// Ends it.
  ///
  /// - Throws: Why it broke off, if it did.
  func finish() throws(CommandFailure) {
    recorder.finish()
    if let failure = file.failure { throw failure }
  }
}
