/// The one table of what there is to be set, which the panel, the command line, its help and the
/// documentation read.
extension MotionSetting {
  /// Which values it takes.
  package enum Kind: Hashable, Sendable {
    /// A number in a range; the unit is empty where it is a ratio.
    case number(ClosedRange<Double>, unit: String, standard: Double)

    /// A curve, by its name; `nil` where what it moves may keep its own.
    case curve(standard: MotionCurve?)
  }

  /// In which preset it counts.
  package enum Scope: String, Hashable, Sendable {
    case standard = "default"
    case classic
    case both
  }

  /// What it changes.
  package enum Subject: Hashable, Sendable {
    /// How a transition plays by itself, which is what a trace prints.
    case flight

    /// How a hand moves it, and when letting go closes.
    case drag

    /// How the inspector shows it.
    case tool
  }

  /// What is known of it.
  package struct Facts: Hashable, Sendable {
    package let kind: Kind
    package let scope: Scope
    package let subject: Subject

    /// What it does, as half a sentence.
    package let help: String

    fileprivate init(_ kind: Kind, _ scope: Scope, _ subject: Subject, _ help: String) {
      self.kind = kind
      self.scope = scope
      self.subject = subject
      self.help = help
    }
  }

  private static func response(_ standard: Double, of what: String) -> Facts {
    Facts(
      .number(0.05...5, unit: "s", standard: standard), .standard, .flight,
      "response of the spring that \(what)")
  }

  private static func damping(_ standard: Double, _ help: String) -> Facts {
    Facts(
      .number(0.1...2, unit: "", standard: standard), .standard, .flight,
      "damping ratio of that spring; \(help)")
  }

  private static func duration(_ standard: Double, _ scope: Scope, _ help: String) -> Facts {
    Facts(.number(0.05...5, unit: "s", standard: standard), scope, .flight, help)
  }

  private static func curve(_ scope: Scope, _ help: String) -> Facts {
    Facts(.curve(standard: .easeInOut), scope, .flight, help)
  }

  private static func drag(
    _ range: ClosedRange<Double>, _ unit: String, _ standard: Double, _ scope: Scope,
    _ help: String
  ) -> Facts {
    Facts(.number(range, unit: unit, standard: standard), scope, .drag, help)
  }

  private static let overshoots = "below 1 it overshoots"

  /// Its row of the table. The defaults are the styles' own figures, which a test compares.
  package var facts: Facts {
    switch self {
    case .heroResponse: MotionSetting.response(0.36, of: "flies a photo, hero and banner")
    case .heroDamping: MotionSetting.damping(0.86, MotionSetting.overshoots)
    case .heroDuration: MotionSetting.duration(0.25, .classic, "how long hero and banner take")
    case .heroCurve: MotionSetting.curve(.classic, "how hero and banner get there")
    case .pinterestResponse: MotionSetting.response(0.46, of: "flies a photo, and the grid")
    case .pinterestDamping: MotionSetting.damping(0.86, MotionSetting.overshoots)
    case .pinterestDuration: MotionSetting.duration(0.5, .classic, "how long it takes")
    case .pinterestCurve: MotionSetting.curve(.classic, "how it gets there")
    case .photosRadius:
      Facts(
        .number(0...120, unit: "pt", standard: 12), .both, .flight,
        "corner radius of a photo's thumbnail")
    case .dragDistance:
      MotionSetting.drag(
        10...1000, "pt", 90, .both, "how far a photo is dragged for letting go to close it")
    case .dragDeceleration:
      MotionSetting.drag(
        0.9...0.999, "", 0.99, .standard,
        "speed kept in a millisecond: how far a thrown photo would drift")
    case .dragSpeed:
      MotionSetting.drag(50...20_000, "pt/s", 1000, .classic, "how fast a throw closes")
    case .dragShrinking:
      MotionSetting.drag(
        20...2000, "pt", 300, .both, "the drag over which a photo shrinks and its ground fades")
    case .dragScale:
      MotionSetting.drag(0.1...1, "", 0.8, .both, "how small a dragged photo gets")
    case .dragClearing:
      MotionSetting.drag(
        5...1000, "pt", 60, .standard, "the drag over which a photo's bars and texts fade")
    case .dragScrim:
      MotionSetting.drag(
        0...1, "", 0.35, .both, "how much of a dragged photo's ground is left in the end")
    case .zolaResponse: MotionSetting.response(0.5, of: "zooms")
    case .zolaDamping:
      MotionSetting.damping(1, "below 1 the screen swings past its edges")
    case .zolaDuration: MotionSetting.duration(0.5, .classic, "how long a zoom takes")
    case .zolaCurve: MotionSetting.curve(.classic, "how a zoom gets there")
    case .zolaDistance:
      MotionSetting.drag(
        20...2000, "pt", 200, .both,
        "the drag that takes a zoom the whole way, if half of the height is less")
    case .zolaThreshold:
      MotionSetting.drag(
        0.05...0.95, "", 0.5, .both, "how much of the way back letting go closes from")
    case .productsRadius:
      Facts(
        .number(0...120, unit: "pt", standard: 8), .both, .flight,
        "corner radius of a product's picture in the grid")
    case .fadeDuration: MotionSetting.duration(0.3, .both, "how long a fade takes")
    case .fadeCurve: MotionSetting.curve(.both, "how a fade gets there")
    case .pullDuration: MotionSetting.duration(0.3, .both, "how long a pull takes")
    case .pullCurve: MotionSetting.curve(.both, "how a pull gets there")
    case .pullThreshold:
      MotionSetting.drag(
        0.05...0.95, "", 0.5, .both, "how much of the height letting go closes from")
    case .cardsResponse:
      Facts(
        .number(0.05...5, unit: "s", standard: 0.42), .both, .flight,
        "response of the spring that deals a card")
    case .cardsDamping:
      Facts(
        .number(0.1...2, unit: "", standard: 0.78), .both, .flight,
        "damping ratio of that spring; \(MotionSetting.overshoots)")
    case .cardsDuration:
      MotionSetting.duration(0.3, .both, "how long the room takes to darken, and each line to rise")
    case .slideResponse:
      Facts(
        .number(0.05...5, unit: "s", standard: 0.36), .both, .flight,
        "response of the spring that slides tabs and the pages of details")
    case .slideDamping:
      Facts(
        .number(0.1...2, unit: "", standard: 1), .both, .flight,
        "damping ratio of that spring; \(MotionSetting.overshoots)")
    case .animationsDuration:
      MotionSetting.duration(
        0.35, .both,
        "how long Hero's default animations take; unset, a fade takes as long as the longest")
    case .animationsCurve:
      Facts(
        .curve(standard: nil), .both, .flight, "how Hero's default animations get there")
    case .inspectorSpacing:
      Facts(
        .number(10...400, unit: "pt", standard: 80), .both, .tool,
        "how far apart the inspector spreads the layers; 10 in Hero's debug plugin")
    }
  }
}
