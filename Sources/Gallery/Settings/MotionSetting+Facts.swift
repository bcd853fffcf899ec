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

    init(_ kind: Kind, _ scope: Scope, _ subject: Subject, _ help: String) {
      self.kind = kind
      self.scope = scope
      self.subject = subject
      self.help = help
    }
  }
}

extension MotionSetting {
  /// Whether it has an effect in a preset.
  package func counts(isClassic: Bool) -> Bool {
    facts.scope != (isClassic ? .standard : .classic)
  }

  /// What some groups have that counts in a preset, group after group.
  static func all(in groups: [Group], isClassic: Bool) -> [MotionSetting] {
    groups.flatMap { group in
      allCases.filter { $0.group == group && $0.counts(isClassic: isClassic) }
    }
  }
}

// What many rows of the table have in common.

extension MotionSetting.Facts {
  /// How long a spring takes.
  static func response(
    _ standard: Double, of what: String, _ scope: MotionSetting.Scope = .standard
  ) -> MotionSetting.Facts {
    MotionSetting.Facts(
      .number(0.05...5, unit: "s", standard: standard), scope, .flight,
      "response of the spring that \(what)")
  }

  /// How much that spring swings.
  static func damping(
    _ standard: Double, _ scope: MotionSetting.Scope = .standard,
    _ help: String = "below 1 it overshoots"
  ) -> MotionSetting.Facts {
    MotionSetting.Facts(
      .number(0.1...2, unit: "", standard: standard), scope, .flight,
      "damping ratio of that spring; \(help)")
  }

  /// The same of a spring of Hero's, which creeps no slower than without a swing.
  static func heroDamping(_ standard: Double) -> MotionSetting.Facts {
    MotionSetting.Facts(
      .number(0.1...1, unit: "", standard: standard), .both, .flight,
      "damping ratio of that spring; below 1 it overshoots")
  }

  /// How long something takes.
  static func duration(
    _ standard: Double, _ scope: MotionSetting.Scope, _ help: String
  ) -> MotionSetting.Facts {
    MotionSetting.Facts(.number(0.05...5, unit: "s", standard: standard), scope, .flight, help)
  }

  /// How long after each other several things go.
  static func cascade(_ standard: Double, _ help: String) -> MotionSetting.Facts {
    MotionSetting.Facts(.number(0...0.4, unit: "s", standard: standard), .both, .flight, help)
  }

  /// How long something waits.
  static func wait(_ standard: Double, _ help: String) -> MotionSetting.Facts {
    MotionSetting.Facts(.number(0...2, unit: "s", standard: standard), .both, .flight, help)
  }

  /// How something gets there.
  static func curve(_ scope: MotionSetting.Scope, _ help: String) -> MotionSetting.Facts {
    MotionSetting.Facts(.curve(standard: .easeInOut), scope, .flight, help)
  }

  /// How something of Hero's gets there, which has a curve of its own.
  static func ownCurve(_ help: String) -> MotionSetting.Facts {
    MotionSetting.Facts(.curve(standard: nil), .both, .flight, help)
  }

  /// How round something is.
  static func radius(_ standard: Double, of what: String) -> MotionSetting.Facts {
    MotionSetting.Facts(
      .number(0...120, unit: "pt", standard: standard), .both, .flight, "corner radius of \(what)")
  }

  /// How far, or how fast, a hand goes.
  static func drag(
    _ range: ClosedRange<Double>, _ unit: String, _ standard: Double, _ scope: MotionSetting.Scope,
    _ help: String
  ) -> MotionSetting.Facts {
    MotionSetting.Facts(.number(range, unit: unit, standard: standard), scope, .drag, help)
  }
}
