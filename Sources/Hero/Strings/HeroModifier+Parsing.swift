/// What a modifier string says, and what in it cannot be read.
public struct HeroParsedModifiers: Hashable, Sendable {
  /// All modifiers that could be read, in order.
  public let modifiers: [HeroModifier]

  /// What could not, in the order of the text; at most 32.
  public let problems: [HeroTextProblem]
}

extension HeroModifier {
  /// Reads a modifier string such as `fade translate(0, -250) rotate(pi / 2)`.
  ///
  /// Every text can be read: what is not understood is reported, with its place, what was expected there
  /// and what was probably meant, and the rest counts. An argument that cannot be used, such as an opacity
  /// beyond `0…1` or a time beyond an hour, is reported and its default takes its place; where it has
  /// none, the modifier is left out. Time and memory grow with
  /// the length of the text, of which 16,384 characters are read at most, parentheses 64 deep.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The modifiers and the problems; both are empty for a blank text.
  public static func parse(_ text: String) -> HeroParsedModifiers {
    var (nodes, problems) = SyntaxParser.parse(text)
    let modifiers = nodes.compactMap { ModifierReader.modifier($0, &problems) }
    return HeroParsedModifiers(modifiers: modifiers, problems: problems.sorted)
  }

  /// All names that a modifier string may hold and how each is written, in the documentation's order.
  public static let names: [(name: String, usage: String)] = ModifierName.all.map {
    ($0.name, $0.usage)
  }
}

extension TextProblems {
  /// All, by their place.
  var sorted: [HeroTextProblem] {
    // Swift's sort is stable.
    all.sorted { $0.offset < $1.offset }
  }
}

/// Finds out what the names of a string mean.
enum ModifierReader {
  /// The modifier that a node describes, or `nil`, reported, if it is none.
  static func modifier(_ node: SyntaxNode, _ problems: inout TextProblems) -> HeroModifier? {
    guard case .call(let written, let arguments) = node.kind else {
      if node.kind != .invalid { problems.add(node.range, expected: "a modifier") }
      return nil
    }
    let name = TextRange(start: node.range.start, end: node.range.start + written.count)
    guard let entry = ModifierName.byName[written] else {
      problems.add(
        name, expected: "a modifier",
        insteadOf: written, among: ModifierName.all.map(\.name))
      return nil
    }
    var reader = TextArguments(arguments, of: name, problems)
    let modifier = entry.read(&reader)
    reader.end(usage: entry.usage)
    problems = reader.problems
    return reader.isIncomplete ? nil : modifier
  }
}
