import Gallery
import Hero
import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// Prints what a transition does, without a window.
struct TraceCommand: Command {
  /// What flies.
  enum Flow: String, CaseIterable, Sendable {
    case image, snapshot
  }

  /// How the trace is written.
  enum Format: String, CaseIterable, Sendable {
    case text, json
  }

  /// As it was named; `nil` where none was.
  private var namedStyle: TracedStyle?
  private(set) var preset = HeroStyle.Preset.standard
  private(set) var flow = Flow.image
  private(set) var direction = TraceDirection.present

  /// What both screens fill, in points; like the two frames it must be given where a style of the gallery
  /// looks at it.
  private var container: Size?
  private(set) var source: Rect?
  private var target: Rect?

  private(set) var sourceRadius = 0.0
  private(set) var targetRadius = 0.0

  /// The picture's own size; `nil` for the target frame's.
  private(set) var image: Size?
  private(set) var sourceMode = ContentMode.scaleAspectFill
  private(set) var targetMode = ContentMode.scaleAspectFit

  /// Fractions of the whole duration.
  private(set) var times = [0, 0.25, 0.5, 0.75, 1]
  private(set) var format = Format.text
  private(set) var scale = 1.0
  private(set) var reducesMotion = false

  /// The figures of the styles.
  private(set) var settings = MotionSettings()

  /// What the view of the opened screen does, as text.
  private(set) var modifiers: String?

  /// Whether to say which views matched.
  private(set) var explains = false

  /// No trace ever opens a window; the option is common to all commands and changes nothing here.
  private var isHeadless = false

  static let page = CommandPage(
    name: "trace", title: "kvhero trace",
    summary: "prints what a transition does, as text to read or JSON to check",
    notes: [
      "The source is the thumbnail's frame and the target the picture's on the opened screen, "
        + "both in points of the container, whichever way the transition runs. --container must be "
        + "given, and --source and --target too, but for fade, pull and slide, which only look at the "
        + "container, and for hero-..., which can do without. Where the geometry cannot be flown, the cross-fade that is played instead is "
        + "printed, with the reason.",
      "push and pop are what a navigation controller plays, in its room for the screens; slide is its "
        + "ordinary way. Where an original has no figures of its own, as in slide, both presets are one.",
      "hero is the picture that flies, or the holder of the snapshot; content the snapshot, in "
        + "its holder; presenting the other screen; fade the opened screen's ground; backdrop "
        + "what the pinterest and zola styles show behind; target what the zola style zooms, and in "
        + "slide the opened screen; presented the opened screen in fade and pull; screen the opened "
        + "screen, where a cross-fade shows it.",
      "hero-default: shows what Hero's default animations do to two bare screens, as in "
        + "--style 'hero-default:push(left)'. hero-modifiers, which --modifiers and --explain choose by "
        + "themselves, shows one view: at the target's frame of the opened screen, with modifiers such "
        + "as 'fade translate(0,-250)', and matched with one at the source's frame where that is given. "
        + "Unless told otherwise these screens are as large as the gallery's window, 1280x800, and the "
        + "view half as large, in the middle.",
    ],
    withoutDisplay: "kvhero trace")

  static var options: [CommandOption<TraceCommand>] {
    [
      .option(
        "style", OptionValue.tracedStyle.optional, \.namedStyle,
        "how the screen opens, hero unless given; hero-... see above"),
      .option("preset", .preset, \.preset, "whose figures are used"),
      .option("flow", .named, \.flow, "what flies: the picture, or a snapshot of its screen"),
      .option("direction", .named, \.direction, "which way"),
      .option("container", OptionValue.anySize.optional, \.container, "what both screens fill"),
      .option("source", OptionValue.rect.optional, \.source, "the thumbnail's frame"),
      .option("target", OptionValue.rect.optional, \.target, "the opened picture's frame"),
      .option("source-radius", .anyNumber("R"), \.sourceRadius, "the thumbnail's corner radius"),
      .option("target-radius", .anyNumber("R"), \.targetRadius, "the picture's corner radius"),
      .option(
        "image", OptionValue.anySize.optional, \.image,
        "the picture's own size; the target's unless given"),
      .option("source-mode", .contentMode, \.sourceMode, "how the picture fills the source"),
      .option("target-mode", .contentMode, \.targetMode, "how the picture fills the target"),
      .option(
        "times", .numbers("T,T...", in: 0...1), \.times,
        "when to look, in fractions of the duration"),
      .option("format", .named, \.format, "how to print it"),
      .option("scale", .scale, \.scale, "pixels per point, which tell when a spring is at rest"),
      .option(
        "modifiers", OptionValue.text("TEXT").optional, \.modifiers,
        "what the target's view does, with hero-modifiers"),
      .flag("explain", \.explains, "say which views matched, and why others did not"),
      .set(\.settings),
      .flag("reduce-motion", \.reducesMotion, "cross-fade instead of moving"),
      .flag("headless", \.isHeadless, "taken for granted: no trace opens a window"),
    ]
  }

  /// What is traced: what was named, else a view by itself where something is asked of it.
  var style: TracedStyle {
    namedStyle ?? (modifiers == nil && !explains ? .named(.hero) : .heroModifiers)
  }

  mutating func take(_ operands: [Argument]) throws(UsageError) {
    try refuse(operands)
    try checkModifiers()
    let required = [
      ("--container", style.needsContainer && container == nil),
      ("--source", style.needsFrames && source == nil),
      ("--target", style.needsFrames && target == nil),
    ]
    let missing = required.filter(\.1).map(\.0)
    guard missing.isEmpty else {
      throw UsageError("kvhero trace needs \(missing.joined(separator: ", "))")
    }
    let groups = style.settingGroups
    try settings.check(.flight, isClassic: preset == .classic, style: style.name) {
      groups.contains($0.group)
    }
  }

  /// Modifiers that cannot be read are wrong usage: each fault is named, with its place.
  private func checkModifiers() throws(UsageError) {
    if modifiers != nil || explains, style != .heroModifiers {
      let option = modifiers == nil ? "--explain" : "--modifiers"
      throw UsageError("\(option) applies to --style hero-modifiers only")
    }
    let problems = modifiers.map { HeroModifier.parse($0).problems } ?? []
    guard !problems.isEmpty else { return }
    throw UsageError(lines: problems.map { "--modifiers: \($0)" })
  }

  func run() throws {
    try StandardOutput.write(output)
  }

  /// All that is printed.
  @MainActor var output: String {
    let (plan, report) = traced
    let trace = TransitionTrace(plan, at: times)
    let container = [0, 0, containerSize.width, containerSize.height]
    let numbers = container.map(TransitionTrace.number).joined(separator: ",")
    let heading = [
      ("style", style.name), ("preset", preset == .classic ? "classic" : "default"),
      ("flow", flow.rawValue), ("direction", direction.rawValue),
    ]
    switch format {
    case .text:
      let words = heading.map { "\($0.0) \($0.1)" } + ["container \(numbers)"]
      let report = report.map { "\($0)\n" }.joined()
      return words.joined(separator: " ") + "\n" + report + trace.text
    case .json:
      let members = heading.map { "\"\($0.0)\":\"\($0.1)\"" }
      return "{\(members.joined(separator: ",")),\"container\":[\(numbers)],"
        + (explains
          ? "\"matches\":[\(report.map(TransitionTrace.quoted).joined(separator: ","))]," : "")
        + "\(trace.jsonMembers)}\n"
    }
  }

  /// What is traced: the same plan that a screen would play; and what is said of it.
  @MainActor private var traced: (plan: TransitionPlan, report: [String]) {
    switch style {
    case .named(let style): return (plan(of: style), [])
    case .heroDefault(let type): return (heroTrace(type, nil).plan, [])
    case .heroModifiers:
      let trace = heroTrace(.none, target ?? middle)
      return (trace.plan, explains ? trace.report.lines : [])
    }
  }

  @MainActor private func plan(of style: TraceStyle) -> TransitionPlan {
    let target = target ?? .zero
    return style.plan(
      TraceStyle.Ends(
        container: Rect(origin: .zero, size: containerSize),
        source: .init(frame: source ?? .zero, radius: thumbnailRadius, mode: sourceMode),
        target: .init(frame: target, radius: targetRadius, mode: targetMode),
        image: flow == .image ? Image(id: .init(rawValue: 0), size: image ?? target.size) : nil),
      preset: preset, settings: settings, direction: direction.way, reducesMotion: reducesMotion,
      scale: scale)
  }

  /// The source's radius, or else what was set for the thumbnails of the gallery.
  private var thumbnailRadius: Double {
    let radii: [MotionSetting] = [.photosRadius, .productsRadius]
    let set = sourceRadius == 0 ? radii.first(where: settings.isChanged) : nil
    return set.map { settings[$0] } ?? sourceRadius
  }

  @MainActor private func heroTrace(
    _ animation: HeroDefaultAnimationType, _ target: Rect?
  ) -> HeroTrace {
    HeroTrace(
      HeroTrace.Ends(
        container: Rect(origin: .zero, size: containerSize),
        source: source.map { HeroTrace.Subject(frame: $0, radius: sourceRadius) },
        target: target.map { HeroTrace.Subject(frame: $0, radius: targetRadius) },
        modifiers: modifiers.map { HeroModifier.parse($0).modifiers } ?? []),
      animation: animation, preset: preset == .classic ? .classic : .standard,
      figures: settings, direction: direction, reducesMotion: reducesMotion, scale: scale)
  }

  private var containerSize: Size { container ?? ScreenSettings().gallery.size }

  /// Half as wide and high as the container, in its middle.
  private var middle: Rect {
    let size = containerSize
    return Rect(
      x: size.width / 4, y: size.height / 4, width: size.width / 2, height: size.height / 2)
  }
}

extension OptionValue where Value == TransitionDirection {
  /// Which way a transition runs.
  static var direction: OptionValue { .choice([("present", .present), ("dismiss", .dismiss)]) }
}

extension OptionValue where Value == ContentMode {
  fileprivate static var contentMode: OptionValue {
    .choice([("fill", .scaleAspectFill), ("fit", .scaleAspectFit), ("stretch", .scaleToFill)])
  }
}
