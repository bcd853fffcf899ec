import FrameTiming

extension Script {
  /// What scripts come down to, so that two reports can be shown to have played the same.
  ///
  /// - Parameter scripts: In the order in which they are played.
  /// - Returns: 32 hexadecimal digits, the same in every build and process.
  package static func digest(of scripts: [Script]) -> String {
    TextDigest.digits(
      of: JSONValue.array(scripts.map { .array($0.steps.map(\.logValue)) }).text)
  }
}

extension ScriptStep {
  fileprivate var logValue: JSONValue {
    switch self {
    case .move(let place, let duration, let pace):
      .array([.string("move"), place.logValue, .duration(duration), pace.logValue])
    case .press: .array([.string("press")])
    case .release: .array([.string("release")])
    case .key(let key): .array([.string("key"), .object([key.member])])
    case .wheel(let notches): .array([.string("wheel"), .integer(notches)])
    case .reveal(let photo): .array([.string("reveal"), .integer(photo)])
    case .resize(let size, let scale):
      .array([.string("resize"), .exact(size.width), .exact(size.height), .exact(scale)])
    case .pause(let duration): .array([.string("pause"), .duration(duration)])
    case .rest: .array([.string("rest")])
    }
  }
}

extension ScriptPlace {
  fileprivate var logValue: JSONValue {
    switch self {
    case .thumbnail(let photo): .array([.string("thumbnail"), .integer(photo)])
    case .picture: .array([.string("picture")])
    case .away(let way): .array([.string("away"), .exact(way.dx), .exact(way.dy)])
    case .window(let x, let y): .array([.string("window"), .exact(x), .exact(y)])
    }
  }
}

extension PointerPace {
  fileprivate var logValue: JSONValue {
    switch self {
    case .reaching: .string("reaching")
    case .throwing: .string("throwing")
    }
  }
}
