import FrameTiming
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

  /// Why it is this renderer, as the overlay says; empty where nobody asked.
  package var rendererReason = ""

  /// In the order of the grid, as they were named; relative paths start from ``folder``.
  package var photos: [PhotoPath]

  /// Where relative paths start; `nil` where there are none, and in recordings of before, which start from
  /// the working folder of whoever plays them.
  package var folder: PhotoPath?

  /// The folder of the photographs that come with the program; `nil` where that is not known.
  ///
  /// Those in it are written by their place within it, so that the recording plays wherever the
  /// program lies.
  package var assets: PhotoPath?

  /// Whether it was recorded when the gallery looked otherwise, so that its frames cannot come again.
  package var isOutdated = false

  package init(
    options: GalleryOptions, title: String, renderer: String = "", photos: [PhotoPath]
  ) {
    self.options = options
    self.title = title
    self.renderer = renderer
    self.photos = photos
  }

  /// The form of the log; it changes with every change that an older reader would get wrong.
  static let version = 4

  /// Those that are understood: the first had neither a reason for the renderer nor photographs by
  /// their place among the program's own; the first two are of a gallery without tabs and the third of
  /// one with three of them, which looked otherwise.
  private static let readableVersions = 1...version

  /// The log's first line, without its end.
  package var text: String {
    JSONValue.object(
      [
        .init("recording", .string("kvhero")), .init("version", .integer(LogHeader.version)),
        .init("options", options.logValue), .init("title", .string(title)),
        .init("renderer", .string(renderer)),
        .init("rendererReason", .string(rendererReason)),
        .init("photos", .array(photos.map { $0.logValue(assets: assets) })),
      ] + (folder.map { [.init("folder", .path($0.bytes))] } ?? [])
    ).text
  }

  init(_ fields: LogFields, assets: PhotoPath?) throws(LogSyntaxError) {
    guard fields["recording"] == .string("kvhero") else {
      throw LogSyntaxError(reason: "not a recording of kvhero")
    }
    let version = try fields.integer("version")
    guard LogHeader.readableVersions.contains(version) else {
      throw LogSyntaxError(
        reason: "a recording of version \(version); this kvhero reads versions "
          + "\(LogHeader.readableVersions.lowerBound) to \(LogHeader.version)")
    }
    guard let options = fields["options"] else { throw fields.wrong("options", "an object") }
    self.init(
      options: try GalleryOptions(try LogFields(options), version: version),
      title: try fields.string("title"),
      renderer: try fields.string("renderer"),
      photos: try fields.photographs("photos", assets: assets))
    if version > 1 { rendererReason = try fields.string("rendererReason") }
    if fields.has("folder") { folder = try fields.path("folder") }
    isOutdated = version < LogHeader.version
    self.assets = assets
  }
}

extension GalleryOptions {
  fileprivate var logValue: JSONValue {
    .object(
      [
        .init("style", .string(style.rawValue)),
        .init("preset", .string(preset == .classic ? "classic" : "default")),
        .init("passage", .string(passage.rawValue)),
        .init("width", .exact(size.width)), .init("height", .exact(size.height)),
        .init("scale", .exact(scale)), .init("slowness", .exact(slowness)),
        .init("reducesMotion", .bool(reducesMotion)),
        .init("imageMemory", .integer(imageMemory)),
      ] + place + folderMembers
        + (layout == .square ? [] : [.init("layout", .string(layout.rawValue))])
        + settings.logMembers)
  }

  /// Only where folders are read while they are shown: so recordings of before are read as they were.
  private var folderMembers: [JSONValue.Member] {
    guard readsInBackground else { return [] }
    return [
      .init("readsInBackground", .bool(true)), .init("sort", .string(sort.key.rawValue)),
      .init("isReversed", .bool(sort.isReversed)),
    ]
  }

  /// Where it starts, if that was asked for.
  private var place: [JSONValue.Member] {
    [
      tab.map { .init("tab", .string($0.rawValue)) },
      example.map { .init("example", .string($0.rawValue)) },
    ]
    .compactMap { $0 }
  }

  fileprivate init(_ fields: LogFields, version: Int) throws(LogSyntaxError) {
    self.init()
    if version > 2 { passage = try fields.choice("passage", ScreenPassage.self) }
    if fields.has("layout") { layout = try fields.choice("layout", PhotoLayout.self) }
    style = try fields.choice("style", GalleryStyle.self)
    if fields["tab"] != nil { tab = try fields.choice("tab", GalleryTab.self) }
    if fields["example"] != nil { example = try fields.choice("example", HeroExample.self) }
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
    if fields["readsInBackground"] != nil {
      readsInBackground = try fields.bool("readsInBackground")
      sort = PhotoSort(
        key: try fields.choice("sort", PhotoSort.Key.self),
        isReversed: try fields.bool("isReversed"))
    }
    settings = try MotionSettings(fields)
  }
}
