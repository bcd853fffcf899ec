extension Script {
  /// What scripts come down to, so that two reports can be shown to have played the same.
  ///
  /// - Parameter scripts: In the order in which they are played.
  /// - Returns: 32 hexadecimal digits, the same in every build and process.
  package static func digest(of scripts: [Script]) -> String {
    TextDigest.digits(
      of: LogValue.array(scripts.map { .array($0.steps.map(\.logValue)) }).text)
  }
}

extension ScriptStep {
  fileprivate var logValue: LogValue {
    switch self {
    case .move(let place, let duration, let pace):
      .array([.string("move"), place.logValue, .duration(duration), pace.logValue])
    case .press: .array([.string("press")])
    case .release: .array([.string("release")])
    case .key(let key): .array([.string("key"), .object([key.member])])
    case .wheel(let notches): .array([.string("wheel"), .integer(notches)])
    case .reveal(let photo): .array([.string("reveal"), .integer(photo)])
    case .resize(let size, let scale):
      .array([.string("resize"), .double(size.width), .double(size.height), .double(scale)])
    case .pause(let duration): .array([.string("pause"), .duration(duration)])
    case .rest: .array([.string("rest")])
    }
  }
}

extension ScriptPlace {
  fileprivate var logValue: LogValue {
    switch self {
    case .thumbnail(let photo): .array([.string("thumbnail"), .integer(photo)])
    case .picture: .array([.string("picture")])
    case .away(let way): .array([.string("away"), .double(way.dx), .double(way.dy)])
    case .window(let x, let y): .array([.string("window"), .double(x), .double(y)])
    }
  }
}

extension PointerPace {
  fileprivate var logValue: LogValue {
    switch self {
    case .reaching: .string("reaching")
    case .throwing: .string("throwing")
    }
  }
}
