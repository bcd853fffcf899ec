import Motion

// What single modifiers take.
extension TextArguments {
  /// Stiffness and damping, if a spring has them that comes to rest.
  mutating func spring() -> HeroModifier? {
    let start = peek?.range
    let stiffness = number("stiffness", or: 250)
    let damping = number("damping", or: 30)
    guard HeroSpring(stiffness: stiffness, damping: damping) != nil else {
      if let start {
        problems.add(
          start, expected: "a stiffness and a damping that bring a spring to rest within a minute")
      }
      return nil
    }
    return .spring(stiffness: stiffness, damping: damping)
  }

  /// A curve's name, or its four numbers.
  mutating func timingFunction() -> HeroTimingFunction? {
    if let node = peek, node.number == nil {
      _ = next()
      return curve(node)
    }
    return points()
  }

  /// Four numbers, all of which are needed.
  private mutating func points() -> HeroTimingFunction? {
    let (x1, y1, x2, y2) = (number("x1"), number("y1"), number("x2"), number("y2"))
    return isIncomplete ? nil : HeroTimingFunction(x1, y1, x2, y2)
  }

  /// A curve's name, or `curve(x1, y1, x2, y2)`.
  private mutating func curve(_ node: SyntaxNode) -> HeroTimingFunction? {
    if case .call("curve", let arguments) = node.kind, !arguments.isEmpty {
      var inner = TextArguments(arguments, of: node.range, problems)
      let function = inner.points()
      inner.end(usage: "curve(x1, y1, x2, y2)")
      problems = inner.problems
      return function
    }
    return chosen(
      node, "a timing function",
      HeroTimingFunction.named.map { (name: $0.name, value: $0.function) })
  }

  /// A property, and for each part of its timing a value or `auto`.
  mutating func timing() -> HeroModifier? {
    let properties = HeroProperty.allCases.map { (name: $0.rawValue, value: $0) }
    guard let node = next() else {
      miss(nil, "a property: \(properties.map(\.name).joined(separator: ", "))")
      return nil
    }
    guard let property = chosen(node, "a property", properties) else {
      skipRest()
      return nil
    }
    var timing = HeroPropertyTiming()
    if !isAuto() { timing.duration = HeroDuration(seconds: seconds()) }
    if !isAuto() { timing.delay = number("seconds", in: .seconds) }
    if !isAuto(), let node = next() { timing.timingFunction = curve(node) }
    return .timing(property, timing)
  }

  /// Whether the next argument is missing or `auto`, which is then taken.
  private mutating func isAuto() -> Bool {
    guard let node = peek else { return true }
    guard case .call("auto", []) = node.kind else { return false }
    _ = next()
    return true
  }

  /// A direction's name, or one of the two that have a centre.
  mutating func cascadeDirection() -> CascadeDirection {
    let centered = ["radial", "inverseRadial"]
    if let node = peek, case .call(let name, let arguments) = node.kind, centered.contains(name) {
      _ = next()
      guard !arguments.isEmpty else {
        problems.add(node.range, expected: "\(name)(x, y), with its centre")
        return .topToBottom
      }
      var inner = TextArguments(arguments, of: node.range, problems)
      let center = Point(x: inner.number("x", or: 0), y: inner.number("y", or: 0))
      inner.end(usage: "\(name)(x, y)")
      problems = inner.problems
      return name == "radial" ? .radial(center: center) : .inverseRadial(center: center)
    }
    guard let node = next() else { return .topToBottom }
    return chosen(
      node, "a direction", CascadeDirection.named,
      others: centered.map { (name: $0, usage: "\($0)(x, y)") }) ?? .topToBottom
  }

  /// All arguments that are left, as modifiers.
  mutating func modifiers() -> [HeroModifier] {
    var modifiers: [HeroModifier] = []
    while let node = next() {
      if let modifier = ModifierReader.modifier(node, &problems) { modifiers.append(modifier) }
    }
    return modifiers
  }

  /// A condition that must be there.
  mutating func condition() -> HeroCondition? {
    guard let node = next() else {
      miss(nil, "a condition")
      return nil
    }
    return condition(node)
  }

  private mutating func condition(_ node: SyntaxNode) -> HeroCondition? {
    if case .call(let name, let arguments) = node.kind {
      switch (name, arguments.count) {
      case ("not", 1): return condition(arguments[0]).map { .not($0) }
      case ("and", _): return conditions(arguments).map { .and($0) }
      case ("or", _): return conditions(arguments).map { .or($0) }
      default: break
      }
    }
    return chosen(
      node, "a condition, or and(…), or(…), not(…) of them", HeroCondition.named)
  }

  private mutating func conditions(_ nodes: [SyntaxNode]) -> [HeroCondition]? {
    var conditions: [HeroCondition] = []
    for node in nodes {
      guard let condition = condition(node) else { return nil }
      conditions.append(condition)
    }
    return conditions
  }
}

extension HeroCondition {
  /// Those that are one word.
  static let named: [(name: String, value: HeroCondition)] = [
    ("matched", .matched), ("presenting", .presenting), ("dismissing", .dismissing),
    ("appearing", .appearing), ("disappearing", .disappearing),
  ]
}

extension CascadeDirection {
  /// Those that are one word.
  static let named: [(name: String, value: CascadeDirection)] = [
    ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft), ("leadingToTrailing", .leadingToTrailing),
    ("trailingToLeading", .trailingToLeading),
  ]
}
