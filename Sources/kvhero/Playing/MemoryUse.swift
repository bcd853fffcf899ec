import FrameTiming
import Gallery

/// What a gallery holds at one moment of a run.
struct MemoryUse: Hashable, Sendable {
  /// Of the whole process, in KiB; `nil` where the system does not say.
  let resident: Int?

  /// The bytes and the number of all thumbnails and pictures that are held.
  let pictureBytes: Int
  let pictures: Int

  let views: Int

  /// Looks now.
  @MainActor init(_ app: GalleryApp) {
    resident = ResidentMemory.kibibytes
    pictureBytes = app.store.bytesHeld
    pictures = app.store.entryCount
    views = app.viewCount
  }

  var json: JSONValue {
    .object([
      .init("residentKiB", resident.map(JSONValue.integer) ?? .null),
      .init("pictureBytes", .integer(pictureBytes)), .init("pictures", .integer(pictures)),
      .init("views", .integer(views)),
    ])
  }

  /// The figures on one line.
  var text: String {
    let resident = resident.map { "\($0) KiB resident, " } ?? ""
    return "\(resident)\(pictures) pictures of \(pictureBytes >> 10) KiB, \(views) views"
  }
}
