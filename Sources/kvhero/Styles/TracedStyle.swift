import Gallery
import Hero

/// Whatever a trace can show: a style of the gallery, or what Hero does by default or by modifiers.
enum TracedStyle: Hashable, Sendable {
  /// A style of the gallery, or a navigation controller's own slide.
  case named(TraceStyle)

  /// One of Hero's default animations between two bare screens.
  case heroDefault(HeroDefaultAnimationType)

  /// A view of each screen, with one id and with modifiers.
  case heroModifiers

  /// As on the command line.
  var name: String {
    switch self {
    case .named(let style): style.rawValue
    case .heroDefault(let type): TracedStyle.defaultPrefix + type.description
    case .heroModifiers: TracedStyle.modifiers
    }
  }

  /// Whether it needs to be told what both screens fill.
  var needsContainer: Bool {
    if case .named = self { true } else { false }
  }

  /// Whether it needs the frames of the thumbnail and of the opened picture.
  var needsFrames: Bool {
    if case .named(let style) = self { style.looksAtFrames } else { false }
  }

  /// Which settings change it.
  var settingGroups: [MotionSetting.Group] {
    guard case .named(let style) = self else {
      if case .heroDefault = self { return [.animations] }
      return []
    }
    return GalleryStyle(rawValue: style.rawValue)?.settingGroups ?? [.slide]
  }

  fileprivate static let defaultPrefix = "hero-default:"
  fileprivate static let modifiers = "hero-modifiers"
}

extension OptionValue where Value == TracedStyle {
  /// What a trace shows.
  static var tracedStyle: OptionValue {
    let names = TraceStyle.allCases.map(\.rawValue)
    return OptionValue(
      placeholder: (names + ["hero-..."]).joined(separator: "|"),
      expected: names.joined(separator: ", ")
        + ", hero-modifiers, or hero-default: with one of Hero's animations, as in "
        + "hero-default:push(left)",
      read: { $0.text.flatMap(TracedStyle.init(named:)) }, write: { $0.name },
      explain: { $0.text.map(TracedStyle.problems(in:)) ?? [] })
  }
}

extension TracedStyle {
  /// What is wrong with the name of a default animation; nothing for that of anything else.
  fileprivate static func problems(in text: String) -> [String] {
    guard text.hasPrefix(defaultPrefix) else { return [] }
    let name = String(text.dropFirst(defaultPrefix.count))
    return HeroDefaultAnimationType.parse(name).problems
      .map { " \(defaultPrefix) \($0)" }
  }

  fileprivate init?(named text: String) {
    if text == TracedStyle.modifiers {
      self = .heroModifiers
    } else if text.hasPrefix(TracedStyle.defaultPrefix) {
      let name = String(text.dropFirst(TracedStyle.defaultPrefix.count))
      let (type, problems) = HeroDefaultAnimationType.parse(name)
      guard let type, problems.isEmpty else { return nil }
      self = .heroDefault(type)
    } else {
      guard let style = TraceStyle(rawValue: text) else { return nil }
      self = .named(style)
    }
  }
}
