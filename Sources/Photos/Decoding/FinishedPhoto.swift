package import SceneGraph

/// What came of reading one picture in the background.
///
/// Handing it to `PhotoStore.accept(_:)` is the event by which it enters: until then nothing that
/// is drawn knows of it.
package struct FinishedPhoto: Sendable {
  package let id: Image.ID
  package let outcome: Outcome

  package enum Outcome: Sendable {
    case header(PhotoHeader)
    case pixels(PhotoPixels)
    case failed(PhotoError)
  }

  package init(id: Image.ID, outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }
}

/// A decoded picture in the forms that were asked for.
package struct PhotoPixels: Sendable {
  package let header: PhotoHeader

  /// What was found out besides; `nil` of a thumbnail out of a cache, which tells nothing of the file.
  package let facts: PhotoFacts?

  /// The picture's mean colour; `nil` where all of it is transparent.
  package let averageColor: Color?

  /// Made for a cell of this size.
  package let thumbnail: (cell: PixelSize, levels: ImageLevels)?

  /// The picture itself, halved until it fits the memory it was granted, and its halves.
  package let full: ImageLevels?

  /// The same of all frames, where the picture moves.
  package let animation: PhotoAnimation?
}
