import FrameTiming
import SceneGraph

extension KeyEvent {
  var members: [JSONValue.Member] {
    [
      key.member, .init("down", .bool(isDown)), .init("repeat", .bool(isRepeat)),
      .init("modifiers", .integer(modifiers.rawValue)),
    ]
  }

  init(_ fields: LogFields) throws(LogSyntaxError) {
    self.init(
      key: try Key(fields), isDown: try fields.bool("down"),
      isRepeat: try fields.bool("repeat"),
      modifiers: Modifiers(rawValue: try fields.integer("modifiers")))
  }
}

extension KeyEvent.Key {
  /// The keys that have a name and nothing else, as a log writes them.
  private static let named: [(String, KeyEvent.Key)] = [
    ("enter", .enter), ("escape", .escape), ("backspace", .backspace), ("delete", .delete),
    ("tab", .tab), ("space", .space), ("left", .left), ("right", .right), ("up", .up),
    ("down", .down), ("home", .home), ("end", .end), ("pageUp", .pageUp),
    ("pageDown", .pageDown), ("modifier", .modifier),
  ]

  var member: JSONValue.Member {
    switch self {
    case .character(let character): return .init("character", .string(String(character)))
    case .function(let number): return .init("function", .integer(number))
    default:
      let name = KeyEvent.Key.named.first { $0.1 == self }?.0 ?? ""
      return .init("key", .string(name))
    }
  }

  fileprivate init(_ fields: LogFields) throws(LogSyntaxError) {
    if fields["character"] != nil {
      let text = try fields.string("character")
      guard let character = text.first, text.count == 1 else {
        throw fields.wrong("character", "one character")
      }
      self = .character(character)
    } else if fields["function"] != nil {
      self = .function(try fields.integer("function"))
    } else {
      let name = try fields.string("key")
      guard let key = KeyEvent.Key.named.first(where: { $0.0 == name })?.1 else {
        throw fields.wrong("key", "a key's name")
      }
      self = key
    }
  }
}
