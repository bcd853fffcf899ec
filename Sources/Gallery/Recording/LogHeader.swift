import KVHeroTransition
import Motion
package import Photos

/// What a recording begins with: how the gallery was started.
package struct LogHeader: Hashable, Sendable {
  package var options: GalleryOptions

  /// What the gallery is headed with.
  package var title: String

  /// What draws the frames, as the overlay says.
  package var renderer: String

  /// In the order of the grid, as they were named; relative paths start from the working folder.
  package var photos: [PhotoPath]

  package init(
    options: GalleryOptions, title: String, renderer: String = "", photos: [PhotoPath]
  ) {
    self.options = options
    self.title = title
    self.renderer = renderer
    self.photos = photos
  }

  /// The form of the log; it changes with every change that an older reader would get wrong.
  static let version = 1

  /// The log's first line, without its end.
  package var text: String {
    LogValue.object([
      LogMember("recording", .string("kvhero")), LogMember("version", .integer(LogHeader.version)),
      LogMember("options", options.logValue), LogMember("title", .string(title)),
      LogMember("renderer", .string(renderer)),
      LogMember("photos", .array(photos.map { .path($0.bytes) })),
    ]).text
  }

  init(_ fields: LogFields) throws(LogSyntaxError) {
    guard fields["recording"] == .string("kvhero") else {
      throw LogSyntaxError(reason: "not a recording of kvhero")
    }
    let version = try fields.integer("version")
    guard version == LogHeader.version else {
      throw LogSyntaxError(
        reason: "a recording of version \(version); this kvhero reads version \(LogHeader.version)")
    }
    guard let options = fields["options"] else { throw fields.wrong("options", "an object") }
    let paths = try fields.paths("photos")
    guard paths.allSatisfy({ !$0.isEmpty }) else {
      throw LogSyntaxError(reason: "\"photos\" has a path that no file can have")
    }
    self.init(
      options: try GalleryOptions(try LogFields(options)), title: try fields.string("title"),
      renderer: try fields.string("renderer"), photos: paths.map(PhotoPath.init(bytes:))
    )
  }
}

extension GalleryOptions {
  fileprivate var logValue: LogValue {
    .object([
      LogMember("style", .string(style.rawValue)),
      LogMember("preset", .string(preset == .classic ? "classic" : "default")),
      LogMember("width", .double(size.width)), LogMember("height", .double(size.height)),
      LogMember("scale", .double(scale)), LogMember("slowness", .double(slowness)),
      LogMember("reducesMotion", .bool(reducesMotion)),
      LogMember("imageMemory", .integer(imageMemory)),
    ])
  }

  fileprivate init(_ fields: LogFields) throws(LogSyntaxError) {
    self.init()
    style = try fields.choice("style", GalleryStyle.self)
    preset =
      switch try fields.string("preset") {
      case "default": .standard
      case "classic": .classic
      default: throw fields.wrong("preset", "default or classic")
      }
    size = try fields.size()
    scale = try fields.double("scale", in: LogFields.scales)
    slowness = try fields.double("slowness", in: 1e-6...1e6)
    reducesMotion = try fields.bool("reducesMotion")
    imageMemory = try fields.integer("imageMemory")
    guard imageMemory > 0 else { throw fields.wrong("imageMemory", "a number of bytes") }
  }
}
