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
      LogValue.object([
        LogMember("at", .time(time)), LogMember("event", .string("decoded")),
        LogMember("pictures", .array(photos.map(\.logValue))),
      ]).text
    case .folders(let news, let time):
      LogValue.object([
        LogMember("at", .time(time)), LogMember("event", .string("folders")),
        LogMember("news", .array(news.map(\.logValue))),
      ]).text
    case .noted(let record): record.logValue.text
    case .frame(let time, let digest):
      LogValue.object([
        LogMember("at", .time(time)), LogMember("event", .string("frame")),
        LogMember("hash", .string(digest.text)),
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
  fileprivate var logValue: LogValue {
    switch outcome {
    case .header(let size):
      .object([
        LogMember("id", .integer(id.rawValue)), LogMember("width", .double(size.width)),
        LogMember("height", .double(size.height)),
      ])
    case .pixels(let size, let thumbnail, let full):
      .object(
        [
          LogMember("id", .integer(id.rawValue)), LogMember("width", .double(size.width)),
          LogMember("height", .double(size.height)), LogMember("full", .bool(full)),
        ]
          + (thumbnail.map { cell in
            [LogMember("thumbnail", .array([.integer(cell.width), .integer(cell.height)]))]
          } ?? []))
    case .failed(let reason):
      .object([LogMember("id", .integer(id.rawValue)), LogMember("failed", .string(reason))])
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
      guard case .number(let numeral) = side else { return nil }
      return Int(numeral)
    }
    guard sides.count == 2, sides.allSatisfy({ (1...32_768).contains($0) }) else {
      throw fields.wrong("thumbnail", "the width and height of a cell in pixels")
    }
    return PixelSize(width: sides[0], height: sides[1])
  }
}
