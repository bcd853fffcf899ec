import Motion
import SceneGraph

extension HeroModifier: CustomStringConvertible {
  /// The modifier as a string that ``parse(_:)`` reads back as the same value.
  ///
  /// `nil` where there is none: for ``custom(name:apply:)``, for lists that hold one or have a condition
  /// that is ``HeroCondition/named(_:predicate:)``, and for numbers that a string may not hold, such as
  /// those that are not finite.
  public var text: String? { hasText(depth: 1) ? description : nil }

  /// The modifier as it is written in a string, ``custom(name:apply:)`` with its name.
  public var description: String {
    switch self {
    case .fade: "fade"
    case .opacity(let value): call("opacity", [value])
    case .forceNonFade: "forceNonFade"
    case .backgroundColor(let color): call("backgroundColor", color.numbers)
    case .cornerRadius(let radius): call("cornerRadius", [radius])
    case .cornerRadii(let radii): call("cornerRadii", radii.numbers)
    case .borderWidth(let width): call("borderWidth", [width])
    case .borderColor(let color): call("borderColor", color.numbers)
    case .shadowColor(let color): call("shadowColor", color.numbers)
    case .shadowOpacity(let value): call("shadowOpacity", [value])
    case .shadowOffset(let offset): call("shadowOffset", [offset.dx, offset.dy])
    case .shadowRadius(let radius): call("shadowRadius", [radius])
    case .shadowPath(let shape): call("shadowPath", shape.words)
    case .masksToBounds(let isCut): call("masksToBounds", ["\(isCut)"])
    case .overlay(let color, let opacity):
      call(
        "overlay",
        [color.red, color.green, color.blue, opacity] + (color.alpha == 1 ? [] : [color.alpha]))
    case .contentsRect(let rect): call("contentsRect", rect.numbers)
    case .contentsScale(let scale): call("contentsScale", [scale])
    case .blurRadius(let radius): call("blurRadius", [radius])
    case .position(let point): call("position", [point.x, point.y])
    case .size(let size): call("size", [size.width, size.height])
    case .zPosition(let z): call("zPosition", [z])
    case .transform(let transform): call("transform", transform.elements)
    case .perspective(let distance): call("perspective", [distance])
    case .scale(let x, let y, let z):
      call("scale", z == 1 ? (x == y ? [x] : [x, y]) : [x, y, z])
    case .translate(let x, let y, let z): call("translate", z == 0 ? [x, y] : [x, y, z])
    case .rotate(let x, let y, let z):
      call("rotate", x == 0 && y == 0 ? [z] : (z == 0 ? [x, y] : [x, y, z]))
    case .useScaleBasedSizeChange: "useScaleBasedSizeChange"
    case .duration(let seconds): call("duration", [seconds])
    case .durationMatchLongest: "durationMatchLongest"
    case .delay(let seconds): call("delay", [seconds])
    case .timingFunction(let function): call("timingFunction", function.words)
    case .spring(let stiffness, let damping): call("spring", [stiffness, damping])
    case .timing(let property, let timing): call("timing", [property.rawValue] + timing.words)
    case .source(let id): call("source", [quoted(id)])
    case .arc(let intensity): intensity == 1 ? "arc" : call("arc", [intensity])
    case .cascade(let cascade): call("cascade", cascade.words)
    case .useGlobalCoordinateSpace: "useGlobalCoordinateSpace"
    case .ignoreSubviewModifiers(let recursive):
      recursive ? "ignoreSubviewModifiers(true)" : "ignoreSubviewModifiers"
    case .snapshot(let type): type.word
    case .forceAnimate: "forceAnimate"
    case .beginWith(let modifiers): call("beginWith", modifiers.map(\.description))
    case .when(let condition, let modifiers):
      HeroCondition.names[condition].map { call($0, modifiers.map(\.description)) }
        ?? call("when", [condition.description] + modifiers.map(\.description))
    case .change(let change): call("custom", [quoted(change.name, isAlways: true)])
    }
  }

  /// Whether the parser reads the description back, so deep in other lists.
  fileprivate func hasText(depth: Int) -> Bool {
    guard isFinite, depth < SyntaxParser.deepest else { return false }
    switch self {
    case .change: return false
    case .beginWith(let modifiers): return modifiers.allSatisfy { $0.hasText(depth: depth + 1) }
    case .when(let condition, let modifiers):
      return condition.hasText(depth: depth + 1)
        && modifiers.allSatisfy { $0.hasText(depth: depth + 1) }
    default:
      // The parser alone knows the range of every argument.
      let parsed = HeroModifier.parse(description)
      return parsed.problems.isEmpty && parsed.modifiers == [self]
    }
  }
}

extension [HeroModifier] {
  /// The list as a string that ``HeroModifier/parse(_:)`` reads back as the same list; `nil` where one of
  /// the modifiers has no string form, or all of them together are too long.
  public var text: String? {
    guard allSatisfy({ $0.text != nil }) else { return nil }
    let text = map(\.description).joined(separator: " ")
    return text.count <= SyntaxParser.longest ? text : nil
  }
}

extension HeroCondition: CustomStringConvertible {
  /// The condition as it is written in a string, one of one's own with its name.
  public var description: String {
    switch self {
    case .matched: "matched"
    case .presenting: "presenting"
    case .dismissing: "dismissing"
    case .appearing: "appearing"
    case .disappearing: "disappearing"
    case .and(let all): call("and", all.map(\.description))
    case .or(let any): call("or", any.map(\.description))
    case .not(let condition): call("not", [condition.description])
    case .predicate(let predicate): call("named", [quoted(predicate.name, isAlways: true)])
    }
  }

  fileprivate func hasText(depth: Int) -> Bool {
    guard depth < SyntaxParser.deepest else { return false }
    return switch self {
    case .predicate: false
    case .and(let all), .or(let all): all.allSatisfy { $0.hasText(depth: depth + 1) }
    case .not(let condition): condition.hasText(depth: depth + 1)
    default: true
    }
  }

  /// The modifiers that hold one condition alone.
  fileprivate static let names: [HeroCondition: String] = [
    .matched: "whenMatched", .presenting: "whenPresenting", .dismissing: "whenDismissing",
    .appearing: "whenAppearing", .disappearing: "whenDisappearing",
  ]
}
