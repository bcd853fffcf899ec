import FrameTiming
import Motion
import SceneGraph

extension InputEvent {
  /// The event as a line of a log: its time, its kind, and what goes with it.
  var logValue: JSONValue {
    .object([.init("at", .time(time)), .init("event", .string(kind.name))] + kind.members)
  }

  /// Reads what ``logValue`` wrote.
  ///
  /// - Returns: `nil` where the object tells of something else.
  init?(_ fields: LogFields) throws(LogSyntaxError) {
    guard let kind = try Kind(named: try fields.string("event"), fields) else { return nil }
    self.init(time: try fields.time("at"), kind: kind)
  }
}

extension InputEvent.Kind {
  fileprivate var name: String {
    switch self {
    case .pointer: "pointer"
    case .wheel: "wheel"
    case .key: "key"
    case .text: "text"
    case .drop: "drop"
    case .focus: "focus"
    case .resize: "resize"
    case .expose: "expose"
    case .closeRequest: "closeRequest"
    }
  }

  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .pointer(let event): event.members
    case .wheel(let place, let delta):
      [
        .init("x", .exact(place.x)), .init("y", .exact(place.y)),
        .init("dx", .exact(delta.dx)), .init("dy", .exact(delta.dy)),
      ]
    case .key(let event): event.members
    case .text(let text): [.init("text", .string(text))]
    case .drop(let paths): [.init("paths", .array(paths.map(JSONValue.path)))]
    case .focus(let isFocused): [.init("focused", .bool(isFocused))]
    case .resize(let size, let scale):
      [
        .init("width", .exact(size.width)), .init("height", .exact(size.height)),
        .init("scale", .exact(scale)),
      ]
    case .expose, .closeRequest: []
    }
  }

  fileprivate init?(named name: String, _ fields: LogFields) throws(LogSyntaxError) {
    switch name {
    case "pointer": self = .pointer(try PointerEvent(fields))
    case "wheel":
      let delta = Vector(dx: try fields.double("dx"), dy: try fields.double("dy"))
      self = .wheel(at: try fields.point(), delta: delta)
    case "key": self = .key(try KeyEvent(fields))
    case "text": self = .text(try fields.string("text"))
    case "drop": self = .drop(try fields.paths("paths"))
    case "focus": self = .focus(try fields.bool("focused"))
    case "resize":
      self = .resize(try fields.size(), scale: try fields.double("scale", in: LogFields.scales))
    case "expose": self = .expose
    case "closeRequest": self = .closeRequest
    default: return nil
    }
  }
}

extension PointerEvent {
  fileprivate var members: [JSONValue.Member] {
    [
      .init("phase", .string(phase.logName.rawValue)), .init("pointer", .integer(pointer)),
      .init("button", .integer(button.rawValue)), .init("x", .exact(position.x)),
      .init("y", .exact(position.y)),
    ]
  }

  fileprivate init(_ fields: LogFields) throws(LogSyntaxError) {
    guard let button = Button(rawValue: try fields.integer("button")) else {
      throw fields.wrong("button", "a button's number")
    }
    self.init(
      pointer: try fields.integer("pointer"),
      phase: try fields.choice("phase", Phase.LogName.self).phase, button: button,
      position: try fields.point())
  }
}

extension PointerEvent.Phase {
  fileprivate enum LogName: String {
    case down, move, up, cancel

    var phase: PointerEvent.Phase {
      switch self {
      case .down: .down
      case .move: .move
      case .up: .up
      case .cancel: .cancel
      }
    }
  }

  fileprivate var logName: LogName {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    }
  }
}
