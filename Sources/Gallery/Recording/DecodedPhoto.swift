package import Motion
package import Photos
package import SceneGraph

/// What came of reading one picture, without its pixels: enough to read it again and to tell whether
/// the same came of it.
package struct DecodedPhoto: Hashable, Sendable {
  /// The picture's number in the store.
  package var id: Image.ID

  package var outcome: Outcome

  package enum Outcome: Hashable, Sendable {
    /// Its size, upright and in its own pixels, became known.
    case header(Size)

    /// The same, with a thumbnail for a cell, or the picture itself, or both.
    case pixels(Size, thumbnail: PixelSize?, full: Bool)

    /// It cannot be shown, for this reason.
    case failed(String)
  }

  package init(id: Image.ID, outcome: Outcome) {
    self.id = id
    self.outcome = outcome
  }

  /// What a finished decode leaves in a recording.
  package init(_ finished: FinishedPhoto) {
    id = finished.id
    switch finished.outcome {
    case .header(let header): outcome = .header(header.uprightSize)
    case .pixels(let pixels):
      outcome = .pixels(
        pixels.header.uprightSize, thumbnail: pixels.thumbnail?.cell, full: pixels.full != nil)
    case .failed(let error): outcome = .failed("\(error.reason)")
    }
  }
}
