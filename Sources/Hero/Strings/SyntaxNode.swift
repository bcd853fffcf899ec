/// What a modifier string is made of, before names mean anything.
struct SyntaxNode: Hashable {
  enum Kind: Hashable {
    /// A number, or what arithmetic made of several.
    case number(Double)

    /// What stood in quotes.
    case text(String)

    /// A name with its arguments; none where it stands alone.
    case call(name: String, arguments: [SyntaxNode])

    /// Something that has been reported already.
    case invalid
  }

  let kind: Kind
  let range: TextRange
}
