import FrameTiming
import Motion
import Photos
import SceneGraph

extension LogEntry {
  /// The entry as a line of a log, without the line's end.
  package var text: String {
    switch self {
    case .event(let event): event.logValue.text
    case .decoded(let photos, let time):
      JSONValue.object([
        .init("at", .time(time)), .init("event", .string("decoded")),
        .init("pictures", .array(photos.map(\.logValue))),
      ]).text
    case .folders(let news, let time):
      JSONValue.object([
        .init("at", .time(time)), .init("event", .string("folders")),
        .init("news", .array(news.map(\.logValue))),
      ]).text
    case .noted(let record): record.logValue.text
    case .frame(let time, let digest):
      JSONValue.object([
        .init("at", .time(time)), .init("event", .string("frame")),
        .init("hash", .string(digest.text)),
      ]).text
    }
  }

  init(_ fields: LogFields) throws(LogSyntaxError) {
    if let event = try InputEvent(fields) {
      self = .event(event)
      return
    }
    switch try fields.string("event") {
    case "decoded":
      var photos: [DecodedPhoto] = []
      for picture in try fields.array("pictures") {
        photos.append(try DecodedPhoto(try LogFields(picture)))
      }
      self = .decoded(photos, at: try fields.time("at"))
    case "folders":
      var news: [FolderNews] = []
      for piece in try fields.array("news") {
        news.append(try FolderNews(try LogFields(piece)))
      }
      self = .folders(news, at: try fields.time("at"))
    case "noted": self = .noted(try FrameRecord(fields))
    case "frame":
      guard let digest = DisplayListDigest(try fields.string("hash")) else {
        throw fields.wrong("hash", "32 hexadecimal digits")
      }
      self = .frame(at: try fields.time("at"), digest)
    case let name: throw LogSyntaxError(reason: "there is no event \"\(name)\"")
    }
  }
}

extension DecodedPhoto {
  fileprivate var logValue: JSONValue {
    switch outcome {
    case .header(let size):
      .object([
        .init("id", .integer(id.rawValue)), .init("width", .exact(size.width)),
        .init("height", .exact(size.height)),
      ])
    case .pixels(let size, let thumbnail, let full):
      .object(
        [
          .init("id", .integer(id.rawValue)), .init("width", .exact(size.width)),
          .init("height", .exact(size.height)), .init("full", .bool(full)),
        ]
          + (thumbnail.map { cell in
            [.init("thumbnail", .array([.integer(cell.width), .integer(cell.height)]))]
          } ?? []))
    case .failed(let reason):
      .object([.init("id", .integer(id.rawValue)), .init("failed", .string(reason))])
    }
  }

  fileprivate init(_ fields: LogFields) throws(LogSyntaxError) {
    let id = try fields.integer("id")
    guard id >= 0 else { throw fields.wrong("id", "a picture's number") }
    self.init(id: Image.ID(rawValue: id), outcome: try Outcome(fields))
  }
}

extension DecodedPhoto.Outcome {
  fileprivate init(_ fields: LogFields) throws(LogSyntaxError) {
    if fields["failed"] != nil {
      self = .failed(try fields.string("failed"))
      return
    }
    let sides = 1...Rect.largestCoordinate
    let size = Size(
      width: try fields.double("width", in: sides), height: try fields.double("height", in: sides))
    guard fields["full"] != nil else {
      self = .header(size)
      return
    }
    self = .pixels(
      size, thumbnail: try DecodedPhoto.Outcome.cell(fields), full: try fields.bool("full"))
  }

  private static func cell(_ fields: LogFields) throws(LogSyntaxError) -> PixelSize? {
    guard fields["thumbnail"] != nil else { return nil }
    let sides = try fields.array("thumbnail").compactMap { side -> Int? in
      guard case .numeral(let numeral) = side else { return nil }
      return Int(numeral)
    }
    guard sides.count == 2, sides.allSatisfy({ (1...32_768).contains($0) }) else {
      throw fields.wrong("thumbnail", "the width and height of a cell in pixels")
    }
    return PixelSize(width: sides[0], height: sides[1])
  }
}
