import FrameTiming
import Gallery

/// What a gallery holds at one moment of a run.
struct MemoryUse: Hashable, Sendable {
  /// Of the whole process; `nil` where the system does not say.
  let process: ProcessMemory?

  /// The bytes and the number of all thumbnails and pictures that are held.
  let pictureBytes: Int
  let pictures: Int

  let views: Int

  /// Looks now.
  @MainActor init(_ app: GalleryApp) {
    process = ProcessMemory.now()
    pictureBytes = app.store.bytesHeld
    pictures = app.store.entryCount
    views = app.viewCount
  }

  var json: JSONValue {
    .object([
      .init("residentBytes", process.map { .integer($0.resident) } ?? .null),
      .init("pictureBytes", .integer(pictureBytes)), .init("pictures", .integer(pictures)),
      .init("views", .integer(views)),
    ])
  }

  /// The figures on one line.
  var text: String {
    let resident = process.map { "\($0.resident >> 10) KiB resident, " } ?? ""
    return "\(resident)\(pictures) pictures of \(pictureBytes >> 10) KiB, \(views) views"
  }
}
