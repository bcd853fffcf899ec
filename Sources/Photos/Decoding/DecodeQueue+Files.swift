package import SceneGraph

extension DecodeQueue {
  /// Orders something of a file for somebody other than a ``PhotoStore``.
  ///
  /// - Parameters:
  ///   - work: What is wanted; at least one thing.
  ///   - path: The file.
  ///   - ticket: What the result is to be called. Orders under one number that nobody works on yet
  ///     are joined.
  package func read(_ work: FileWork, of path: PhotoPath, as ticket: Image.ID) {
    let job =
      switch work {
      case .header: PhotoJob.Work.header
      case .pixels(let cell, let full):
        PhotoJob.Work.pixels(.init(thumbnail: cell, full: full, mostBytes: .max / 4))
      }
    add(PhotoJob(id: ticket, path: path, work: job), priority: .visible)
  }

  /// What may be wanted of a file.
  package enum FileWork: Hashable, Sendable {
    case header

    /// A thumbnail for a cell, or the picture itself, or both.
    case pixels(thumbnail: PixelSize?, full: Bool)
  }
}
