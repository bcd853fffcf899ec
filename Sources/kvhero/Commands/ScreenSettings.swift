import Gallery
import KVHeroTransition
import Motion
import SDLHost

/// What the commands that show the gallery have in common: how it starts, and on what screen.
struct ScreenSettings: Hashable, Sendable {
  /// How the gallery starts; its scale is ``scale`` where that is given.
  var gallery = GalleryOptions()

  /// Device pixels per point; `nil` takes the display's own.
  var scale: Double?

  /// Whether products are pushed or presented; `nil` where nothing was said.
  var passage: ScreenPassage? {
    didSet { gallery.passage = passage ?? .push }
  }

  var renderer = RendererChoice.auto

  /// How many threads draw where the processor does; `nil` for as many as suit the machine.
  var threads: Int?

  /// Whether to do without a window.
  var isHeadless = false

  /// In MiB.
  var imageMemory: Int {
    get { gallery.imageMemory >> 20 }
    set { gallery.imageMemory = newValue << 20 }
  }

  /// The most pixels of a side that a window or a headless surface may have.
  private static let largestSide = 16_384.0

  /// Refuses a size that, in pixels, is larger than any screen, and a renderer that needs the window
  /// that is to be done without.
  func check() throws(UsageError) {
    try ScreenSettings.check(renderer, isHeadless: isHeadless)
    guard threads == nil || renderer != .gpu else {
      throw UsageError("--threads does not apply with --renderer gpu")
    }
    let scale = scale ?? 1
    let side = max(gallery.size.width, gallery.size.height) * scale
    guard side <= ScreenSettings.largestSide else {
      throw UsageError(
        "--size times --scale gives a side of \(Int(side)) pixels; the limit is 16384")
    }
  }

  /// Refuses a passage where it is photographs that open, which are always presented.
  func checkPassage() throws(UsageError) {
    guard passage == nil || gallery.style.opensProducts else {
      throw UsageError("--passage applies only with --style zola, fade or pull")
    }
  }

  /// Refuses an example in a tab that has none.
  func checkPlace() throws(UsageError) {
    guard gallery.example == nil || gallery.firstTab == .hero else {
      throw UsageError("--example applies only with --tab hero")
    }
  }

  /// Refuses settings that would change nothing of what is played by itself.
  ///
  /// - Parameter subject: What is played: `nil` for drags as well.
  /// - Throws: Which setting, and why.
  func checkSettings(_ subject: MotionSetting.Subject? = nil) throws(UsageError) {
    let (style, isClassic) = (gallery.style, gallery.preset == .classic)
    try gallery.settings.check(subject, isClassic: isClassic, style: style.rawValue) {
      style.takes($0, isClassic: isClassic)
    }
  }

  /// Refuses the graphics processor where there is no window.
  static func check(_ renderer: RendererChoice, isHeadless: Bool) throws(UsageError) {
    guard !isHeadless || renderer != .gpu else {
      throw UsageError("--renderer gpu does not apply with --headless")
    }
  }
}

extension CommandOption where Target == ScreenSettings {
  static var style: CommandOption {
    .option("style", .named, \.gallery.style, "how photos and products open")
  }

  static var layout: CommandOption {
    .option("layout", .named, \.gallery.layout, "how photos are laid out")
  }

  static var tab: CommandOption {
    .option(
      "tab", OptionValue.named.optional, \.gallery.tab,
      "the tab in sight at first; the style's unless given")
  }

  static var example: CommandOption {
    .option(
      "example", OptionValue.named.optional, \.gallery.example,
      "the example for Hero that is open at first")
  }

  static var passage: CommandOption {
    .option(
      "passage", OptionValue.named.optional, \.passage,
      "whether products and cards are pushed, as unless given, or presented")
  }

  static var preset: CommandOption {
    .option("preset", .preset, \.gallery.preset, "whose figures are used")
  }

  static var size: CommandOption {
    .option(
      "size", .size(eachIn: 1...16_384, "points"), \.gallery.size, "the window's size, in points")
  }

  static var scale: CommandOption {
    .option(
      "scale", OptionValue.scale.optional, \.scale,
      "pixels per point; the display's own unless given")
  }

  static var renderer: CommandOption {
    .option("renderer", .named, \.renderer, "the way to the screen")
  }

  static var threads: CommandOption {
    .option(
      "threads", OptionValue.wholeNumber("N", in: 1...64).optional, \.threads,
      "how many threads draw with --renderer cpu; all cores but one, and at most 4, unless given")
  }

  static var headless: CommandOption {
    .flag("headless", \.isHeadless, "do without a window")
  }

  static var slow: CommandOption {
    .option(
      "slow", .number("N", in: 0.1...1000), \.gallery.slowness,
      "make transitions take N times as long")
  }

  static var reduceMotion: CommandOption {
    .flag("reduce-motion", \.gallery.reducesMotion, "cross-fade instead of moving")
  }

  static var set: CommandOption { .set(\.gallery.settings) }

  static var imageMemory: CommandOption {
    .option(
      "image-memory", .wholeNumber("MiB", in: 1...1_048_576), \.imageMemory,
      "memory that pictures may take, in MiB")
  }
}

extension OptionValue where Value == Double {
  /// Pixels per point.
  static var scale: OptionValue { .number("N", in: 0.25...8) }
}

extension OptionValue where Value == HeroStyle.Preset {
  /// Whose figures a transition uses.
  static var preset: OptionValue { .choice([("default", .standard), ("classic", .classic)]) }
}
