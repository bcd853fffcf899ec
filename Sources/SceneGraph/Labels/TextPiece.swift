import Motion

/// What a line is put together from: a glyph of the font, or a unit that its fallback draws.
struct TextPiece: Hashable {
  /// What is drawn.
  enum Ink: Hashable {
    /// An index in the font's typeface.
    case glyph(Int)

    /// What the font's fallback draws.
    case unit(String)

    /// Nothing: a mark that ends text from right to left.
    case nothing
  }

  var ink: Ink

  /// How far the pen moves on, in points.
  var advance: Double

  var isSpace = false

  /// Which way it is read.
  var direction = TextDirection.neutral
}

extension TextPiece {
  /// The pieces of one paragraph, in reading order.
  ///
  /// - Parameters:
  ///   - text: Holds no line feed.
  ///   - font: Its typeface's own glyphs come first.
  ///   - strike: Has the advances.
  ///   - scale: Points per pixel of the strike.
  /// - Returns: In reading order.
  static func pieces(
    of text: Substring, in font: Font, _ strike: Typeface.Strike, scale: Double
  ) -> [TextPiece] {
    let typeface = font.typeface
    var pieces: [TextPiece] = []
    var word = ""
    func glyph(_ index: Int, _ character: Character) -> TextPiece {
      TextPiece(
        ink: .glyph(index), advance: strike.glyphs[index].advance * scale,
        isSpace: character == " ", direction: TextDirection(of: character))
    }
    func unit(_ text: String) -> TextPiece? {
      guard let first = text.first, let advance = font.fallback?.advance(of: text, size: font.size)
      else { return nil }
      return TextPiece(
        ink: .unit(text), advance: advance, direction: TextDirection(of: first))
    }
    func endWord() {
      guard !word.isEmpty else { return }
      if let whole = unit(word) {
        pieces.append(whole)
      } else {
        // No one font has all of it.
        pieces += word.map { unit(String($0)) ?? glyph(typeface.missingGlyph, $0) }
      }
      word = ""
    }
    for character in text {
      if character == TextDirection.leftToRightMark {
        endWord()
        pieces.append(TextPiece(ink: .nothing, advance: 0, direction: .leftToRight))
      } else if let index = typeface.indices[character] {
        endWord()
        pieces.append(glyph(index, character))
      } else if font.fallback?.writes(character) == true {
        let joins = TextDirection.joins(character)
        if !joins { endWord() }
        word.append(character)
        if !joins { endWord() }
      } else {
        endWord()
        pieces.append(glyph(typeface.missingGlyph, character))
      }
    }
    endWord()
    return pieces
  }
}
