import Motion
import Photos
import SDLHost
import SceneGraph

/// Reads the paired job's photographs on two threads.
struct PairedLoading: Sendable {
  /// One photograph, as it is kept.
  struct Picture: Sendable {
    /// As large as its cell, a texel to a pixel.
    let thumbnail: ImageLevels

    /// Whole.
    let full: Bitmap
  }

  /// What came of a photograph.
  struct Arrival: Sendable {
    let photo: Int
    let picture: Result<Picture, CommandFailure>
  }

  private struct State: Sendable {
    var next = 0
    var arrivals: [Arrival] = []
  }

  private final class Box: Sendable {
    let state = Monitor(State())
  }

  private let box = Box()

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - job: Which photographs.
  ///   - wake: Called on any thread whenever one has come.
  init(_ job: PairedJob, wake: @escaping @Sendable () -> Void) {
    let decoder = SDLPhotoDecoder()
    for _ in 0..<2 {
      _ = BackgroundWork { [box] in
        while let photo = PairedLoading.take(from: box) {
          let arrival = Arrival(
            photo: photo,
            picture: Result { () throws(CommandFailure) in
              try PairedLoading.read(job.path(of: photo), decoder)
            })
          box.state.withLock { $0.arrivals.append(arrival) }
          wake()
        }
      }
    }
  }

  /// What has come since this was last called.
  func arrivals() -> [Arrival] {
    box.state.withLock { state in
      defer { state.arrivals.removeAll() }
      return state.arrivals
    }
  }

  private static func take(from box: Box) -> Int? {
    box.state.withLock { state in
      guard state.next < PairedJob.photos else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  private static func read(
    _ path: PhotoPath, _ decoder: SDLPhotoDecoder
  ) throws(CommandFailure) -> Picture {
    let contents = try InputFile.read(path, as: "a photograph")
    do {
      let header = try PhotoHeader.read(contents: contents, of: path)
      let whole = try decoder.decode(contents, header: header, path: path)
      let cell = PairedJob.cell(0).size
      let small = AreaAverage.scaled(
        whole,
        from: Rect(x: 0, y: 0, width: Double(whole.width), height: Double(whole.height)),
        toWidth: Int(cell.width), height: Int(cell.height))
      return Picture(thumbnail: ImageLevels(bitmaps: [small]), full: whole)
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
