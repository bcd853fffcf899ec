extension HeroDefaultAnimationType: CustomStringConvertible {
  /// The animation as a string, which ``parse(_:)`` reads back as the same value.
  public var description: String {
    switch self {
    case .auto: "auto"
    case .push(let direction): call("push", [direction.rawValue])
    case .pull(let direction): call("pull", [direction.rawValue])
    case .cover(let direction): call("cover", [direction.rawValue])
    case .uncover(let direction): call("uncover", [direction.rawValue])
    case .slide(let direction): call("slide", [direction.rawValue])
    case .zoomSlide(let direction): call("zoomSlide", [direction.rawValue])
    case .pageIn(let direction): call("pageIn", [direction.rawValue])
    case .pageOut(let direction): call("pageOut", [direction.rawValue])
    case .fade: "fade"
    case .zoom: "zoom"
    case .zoomOut: "zoomOut"
    case .selectBy(let presenting, let dismissing):
      call("selectBy", [presenting.description, dismissing.description])
    case .none: "none"
    }
  }

  /// Reads a default animation such as `push(left)` or `selectBy(zoom, fade)`.
  ///
  /// Dots before names, as in `.push(.left)`, are passed over. Every text can be read, within the bounds
  /// of ``HeroModifier/parse(_:)``.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The last animation of the text, or `nil` where that cannot be read or there is none; and
  ///   what is wrong.
  public static func parse(
    _ text: String
  ) -> (type: HeroDefaultAnimationType?, problems: [HeroTextProblem]) {
    var (nodes, problems) = SyntaxParser.parse(text)
    if nodes.isEmpty, problems.all.isEmpty {
      problems.add(TextRange(start: 0, end: 0), expected: expected)
    }
    var type: HeroDefaultAnimationType?
    for node in nodes { type = animation(node, &problems) }
    return (type, problems.sorted)
  }

  /// Those without arguments.
  private static let plain: [(name: String, value: HeroDefaultAnimationType)] = [
    ("auto", .auto), ("fade", .fade), ("zoom", .zoom), ("zoomOut", .zoomOut), ("none", .none),
  ]

  /// Those with a direction.
  private static let directed:
    [(name: String, make: @Sendable (Direction) -> HeroDefaultAnimationType)] = [
      ("push", { .push(direction: $0) }), ("pull", { .pull(direction: $0) }),
      ("cover", { .cover(direction: $0) }), ("uncover", { .uncover(direction: $0) }),
      ("slide", { .slide(direction: $0) }), ("zoomSlide", { .zoomSlide(direction: $0) }),
      ("pageIn", { .pageIn(direction: $0) }), ("pageOut", { .pageOut(direction: $0) }),
    ]

  /// Those that are made of others, and how each is written.
  private static let composed = [
    (name: "selectBy", usage: "selectBy(presenting, dismissing)"),
    (name: "autoReverse", usage: "autoReverse(presenting)"),
  ]

  /// All, as a phrase.
  private static let expected: String = {
    let all =
      plain.map(\.name) + directed.map { "\($0.name)(direction)" } + composed.map(\.usage)
    return "a default animation: \(all.joined(separator: ", "))"
  }()

  private static func animation(
    _ node: SyntaxNode, _ problems: inout TextProblems
  ) -> HeroDefaultAnimationType? {
    guard case .call(let written, let arguments) = node.kind else {
      if node.kind != .invalid { problems.add(node.range, expected: expected) }
      return nil
    }
    let name = TextRange(start: node.range.start, end: node.range.start + written.count)
    var reader = TextArguments(arguments, of: name, problems)
    var usage = written
    var type: HeroDefaultAnimationType?
    if let found = plain.first(where: { $0.name == written }) {
      type = found.value
    } else if let found = directed.first(where: { $0.name == written }) {
      usage = "\(written)(direction)"
      type = direction(&reader).map(found.make)
    } else if written == "selectBy" {
      usage = "selectBy(presenting, dismissing)"
      let (presenting, dismissing) = (next(&reader), next(&reader))
      if let presenting, let dismissing {
        type = .selectBy(presenting: presenting, dismissing: dismissing)
      }
    } else if written == "autoReverse" {
      usage = "autoReverse(presenting)"
      type = next(&reader).map { .autoReverse(presenting: $0) }
    } else {
      let names = plain.map(\.name) + directed.map(\.name) + composed.map(\.name)
      problems.add(
        name, expected: expected,
        insteadOf: written, among: names)
      return nil
    }
    reader.end(usage: usage)
    problems = reader.problems
    return type
  }

  private static func direction(_ reader: inout TextArguments) -> Direction? {
    let directions = Direction.allCases.map { (name: $0.rawValue, value: $0) }
    guard let node = reader.next() else {
      reader.miss(nil, "a direction: \(directions.map(\.name).joined(separator: ", "))")
      return nil
    }
    return reader.chosen(node, "a direction", directions)
  }

  private static func next(_ reader: inout TextArguments) -> HeroDefaultAnimationType? {
    guard let node = reader.next() else {
      reader.miss(nil, expected)
      return nil
    }
    return animation(node, &reader.problems)
  }
}
