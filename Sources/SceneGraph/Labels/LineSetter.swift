import Motion

/// Fits pieces into one line.
struct LineSetter {
  let font: Font
  let width: Double
  let strike: Typeface.Strike

  /// Points per pixel of the strike.
  let scale: Double

  /// A piece and where it stands.
  private struct Placed {
    var piece: TextPiece
    var x: Double
  }

  /// So that a text measured before fits the width it was measured to have.
  private static let tolerance = 1e-6

  init(font: Font, width: Double) {
    self.font = font
    self.width = width
    strike = font.strike(nearest: font.size)
    scale = font.size / strike.pixelSize
  }

  /// The pieces of a paragraph.
  ///
  /// - Parameters:
  ///   - text: Holds no line feed.
  ///   - breaksWords: Whether a word that is shaped as one falls apart into its characters where it
  ///     alone is too wide.
  /// - Returns: In reading order.
  func pieces(of text: Substring, breaksWords: Bool) -> [TextPiece] {
    let pieces = TextPiece.pieces(of: text, in: font, strike, scale: scale)
    guard breaksWords, pieces.contains(where: isTooWideWord) else { return pieces }
    return pieces.flatMap { piece in
      guard isTooWideWord(piece), case .unit(let word) = piece.ink else { return [piece] }
      return word.map { character in
        let text = String(character)
        let advance = font.fallback?.advance(of: text, size: font.size) ?? 0
        return TextPiece(ink: .unit(text), advance: advance, direction: piece.direction)
      }
    }
  }

  /// Whether a paragraph's last line is a single word shaped as one, of which not all can be seen.
  func endsInWideWord(_ pieces: ArraySlice<TextPiece>) -> Bool {
    pieces.first.map(isTooWideWord) ?? false
  }

  private func isTooWideWord(_ piece: TextPiece) -> Bool {
    guard piece.advance > width + LineSetter.tolerance, case .unit(let word) = piece.ink else {
      return false
    }
    return word.count > 1
  }

  /// The pieces from an index on that fit, and where the next line begins; `nil` where none does.
  func line(_ pieces: [TextPiece], from start: Int) -> (TextLayout.Line, Int?) {
    var placed: [Placed] = []
    var (pen, inked) = (0.0, 0.0)
    var wordEnd: (count: Int, width: Double)?
    for index in start..<pieces.count {
      let piece = pieces[index]
      let x = pen + kerning(before: index, in: pieces, from: start)
      let end = x + piece.advance
      if piece.isSpace {
        if index > start, !pieces[index - 1].isSpace { wordEnd = (placed.count, inked) }
      } else if end > width + LineSetter.tolerance, index > start {
        guard let wordEnd else { return (set(placed, width: inked), index) }
        let line = set(Array(placed.prefix(wordEnd.count)), width: wordEnd.width)
        let after = (start + wordEnd.count..<pieces.count).first { !pieces[$0].isSpace }
        return (line, after)
      } else {
        inked = end
      }
      placed.append(Placed(piece: piece, x: x))
      pen = end
    }
    return (set(placed, width: inked), nil)
  }

  /// As many pieces as fit in front of an ellipsis, and that.
  func truncated(_ pieces: [TextPiece], from start: Int) -> TextLayout.Line {
    let typeface = font.typeface
    let ending =
      typeface.indices["…"].map { [$0] }
      ?? Array(repeating: typeface.indices["."] ?? typeface.missingGlyph, count: 3)
    let room = width - ending.reduce(0) { $0 + advance($1) }
    var placed: [Placed] = []
    var (pen, kept, x) = (0.0, 0, 0.0)
    for index in start..<pieces.count {
      pen += kerning(before: index, in: pieces, from: start)
      var piece = pieces[index]
      let isTooLong = pen + piece.advance > room + LineSetter.tolerance
      if isTooLong, let beginning = beginning(of: piece, room: room - pen) { piece = beginning }
      placed.append(Placed(piece: piece, x: pen))
      pen += piece.advance
      if pen > room + LineSetter.tolerance { break }
      if !piece.isSpace { (kept, x) = (placed.count, pen) }
      if isTooLong { break }
    }
    placed.removeLast(placed.count - kept)
    for glyph in ending {
      placed.append(
        Placed(piece: TextPiece(ink: .glyph(glyph), advance: advance(glyph)), x: x))
      x += advance(glyph)
    }
    return set(placed, width: x)
  }

  /// As much of a word that is shaped as one as there is room for; `nil` where that is nothing.
  private func beginning(of piece: TextPiece, room: Double) -> TextPiece? {
    guard case .unit(let text) = piece.ink, room > 0 else { return nil }
    var (least, most) = (0, text.count - 1)
    var found: TextPiece?
    while least < most {
      let count = (least + most + 1) / 2
      let beginning = String(text.prefix(count))
      if let advance = font.fallback?.advance(of: beginning, size: font.size), advance <= room {
        found = TextPiece(ink: .unit(beginning), advance: advance, direction: piece.direction)
        least = count
      } else {
        most = count - 1
      }
    }
    return found
  }

  private func advance(_ glyph: Int) -> Double { strike.glyphs[glyph].advance * scale }

  private func kerning(before index: Int, in pieces: [TextPiece], from start: Int) -> Double {
    guard index > start, !font.typeface.kerning.isEmpty,
      case .glyph(let left) = pieces[index - 1].ink, case .glyph(let right) = pieces[index].ink
    else { return 0 }
    return (font.typeface.kerning[Typeface.Pair(left: left, right: right)] ?? 0) * font.size
  }
}

extension LineSetter {
  /// Puts pieces into the order they are seen in, and makes glyphs of them.
  private func set(_ placed: [Placed], width: Double) -> TextLayout.Line {
    var line = TextLayout.Line(glyphs: [], width: width)
    line.glyphs.reserveCapacity(placed.count)
    var units: [String] = []
    var unitGlyphs: [DisplayText.Glyph] = []
    for placed in seen(placed) {
      switch placed.piece.ink {
      case .glyph(let index):
        line.glyphs.append(DisplayText.Glyph(index: index, x: placed.x))
      case .unit(let text):
        unitGlyphs.append(DisplayText.Glyph(index: units.count, x: placed.x))
        units.append(text)
      case .nothing: break
      }
    }
    if !units.isEmpty, let typeface = font.fallback?.typeface(for: units, size: font.size) {
      line.fallback = TextLayout.Run(
        font: Font(typeface: typeface, size: font.size), glyphs: unitGlyphs)
    }
    return line
  }

  private func seen(_ placed: [Placed]) -> [Placed] {
    guard let order = TextDirection.order(placed.map(\.piece.direction)) else { return placed }
    var seen: [Placed] = []
    var pen = 0.0
    for (place, index) in order.seen.enumerated() {
      var next = placed[index]
      if order.turned.contains(index) {
        next.x = pen
        next.piece = mirrored(next.piece)
        pen += next.piece.advance
      } else {
        // Text from right to left takes as much room either way, so all else stays where it was.
        pen = placed[place].x + next.piece.advance
      }
      seen.append(next)
    }
    return seen
  }

  private func mirrored(_ piece: TextPiece) -> TextPiece {
    guard case .glyph(let index) = piece.ink,
      let other = TextDirection.mirrored(font.typeface.glyphs[index])
        .flatMap({ font.typeface.indices[$0] })
    else { return piece }
    var piece = piece
    (piece.ink, piece.advance) = (.glyph(other), advance(other))
    return piece
  }
}

extension Font {
  /// The strike whose size is nearest, the larger of two that are equally near.
  fileprivate func strike(nearest pixelSize: Double) -> Typeface.Strike {
    var nearest = typeface.strikes[0]
    for strike in typeface.strikes
    where abs(strike.pixelSize - pixelSize) <= abs(nearest.pixelSize - pixelSize) {
      nearest = strike
    }
    return nearest
  }
}
