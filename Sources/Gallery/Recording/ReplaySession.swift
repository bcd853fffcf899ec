package import Motion
package import Photos
package import SceneGraph

/// Plays a recording again: the same calls in the same order, and so the same frames.
@MainActor
package final class ReplaySession {
  /// The gallery that is played.
  package let app: GalleryApp

  private let entries: [LogEntry]
  private let decoding: ReplayDecoding

  /// The next entry.
  private var place = 0

  private var frameCount = 0

  /// Makes the gallery that was recorded, before anything happened to it.
  ///
  /// - Parameters:
  ///   - log: The recording.
  ///   - decoder: Turns the photographs' bytes into pixels.
  ///   - fonts: Puts the fonts into the new store.
  /// - Throws: What `fonts` throws.
  package init<Failure: Error>(
    _ log: SessionLog, decoder: some PhotoDecoder,
    fonts: (PhotoStore) throws(Failure) -> Typography
  ) throws(Failure) {
    let header = log.header
    let store = PhotoStore(queue: .idle(), byteBudget: header.options.imageMemory)
    let typography = try fonts(store)
    app = GalleryApp(
      photos: header.photos, title: header.title, store: store, typography: typography,
      options: header.options)
    app.renderer = header.renderer
    app.rendererReason = header.rendererReason
    entries = log.entries
    let decoded = entries.flatMap { entry -> [DecodedPhoto] in
      if case .decoded(let photos, _) = entry { photos } else { [] }
    }
    decoding = ReplayDecoding(decoded, store: store, folder: header.folder, decoder: decoder)
  }

  /// A frame, played again.
  package struct Frame: Hashable, Sendable {
    /// Its number, from 0.
    package let index: Int

    /// When it was shown.
    package let time: FrameTime

    package let list: DisplayList
    package let digest: DisplayListDigest

    /// What came when it was recorded.
    package let recorded: DisplayListDigest

    /// Whether it came out as recorded.
    package var isSame: Bool { digest == recorded }
  }

  /// Plays on until the next frame.
  ///
  /// - Returns: The frame, or `nil` at the end of the recording.
  /// - Throws: ``ReplayError`` where a photograph cannot be read as it was.
  package func nextFrame() throws(ReplayError) -> Frame? {
    while place < entries.count {
      defer { place += 1 }
      switch entries[place] {
      case .event(let event): app.handle(event)
      case .decoded(let photos, let time):
        app.accept(try decoding.next(photos.count), at: time)
      case .folders(let news, let time): app.accept(news, at: time)
      case .noted(let record): app.note(record)
      case .frame(let time, let recorded):
        let list = app.frame(at: time)
        defer { frameCount += 1 }
        return Frame(
          index: frameCount, time: time, list: list, digest: DisplayListDigest(of: list),
          recorded: recorded)
      }
      // What it asks of its window is nobody's here.
      _ = app.takeRequests()
    }
    return nil
  }

  /// When the next frame was shown; `nil` at the end of the recording.
  package var nextFrameTime: FrameTime? {
    for entry in entries[place...] {
      if case .frame(let time, _) = entry { return time }
    }
    return nil
  }
}
