public import Motion

/// A text set in a font and broken into lines: a value that knows its size and where each glyph is.
///
/// Lines break at spaces, and within a word only where it alone is too wide; what does not fit the
/// last line ends in an ellipsis. Characters the typeface lacks show its ``Typeface/missingGlyph``.
/// Text runs from left to right.
public struct TextLayout: Hashable, Sendable {
  /// One line, from its own left end.
  public struct Line: Hashable, Sendable {
    /// In reading order, spaces included.
    public var glyphs: [DisplayText.Glyph]

    /// From the left end to behind the last glyph that is no space, in points.
    public var width: Double
  }

  /// What the text was set in.
  public let font: Font

  /// From the top down; an empty text has one empty line.
  public let lines: [Line]

  /// Above the baseline of each line, in points.
  public let ascent: Double

  /// Below the baseline of each line, in points.
  public let descent: Double

  /// Whether something was left out for lack of room.
  public let isTruncated: Bool

  /// The distance from one baseline to the next, in points.
  public var lineHeight: Double { ascent + descent }

  /// The widest line's width and the height of all, in points.
  public var size: Size {
    Size(
      width: lines.reduce(0) { max($0, $1.width) }, height: lineHeight * Double(lines.count))
  }

  /// Sets a text; time grows with its length.
  ///
  /// - Parameters:
  ///   - text: Line feeds begin a new line.
  ///   - font: The advances are those of the strike nearest to its size, scaled to it.
  ///   - width: The room for a line, in points; may be infinite.
  ///   - limit: The most lines; 0 is as many as it takes.
  public init(_ text: String, font: Font, width: Double = .infinity, limit: Int = 0) {
    let setter = LineSetter(font: font, width: width)
    var lines: [Line] = []
    var isTruncated = false
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let glyphs = paragraph.map { font.typeface.indices[$0] ?? font.typeface.missingGlyph }
      let spaces = paragraph.map { $0 == " " }
      var next: Int? = 0
      while let start = next {
        if limit > 0, lines.count == limit {
          isTruncated = true
          break
        }
        let (line, after) = setter.line(glyphs, spaces, from: start)
        if limit > 0, lines.count == limit - 1, after != nil {
          lines.append(setter.truncated(glyphs, spaces, from: start))
          isTruncated = true
          break
        }
        lines.append(line)
        next = after
      }
      if isTruncated { break }
    }
    self.font = font
    self.lines = lines
    self.isTruncated = isTruncated
    ascent = setter.strike.ascent * setter.scale
    descent = setter.strike.descent * setter.scale
  }
}

/// Fits glyphs into one line.
private struct LineSetter {
  let font: Font
  let width: Double
  let strike: Typeface.Strike

  /// Points per pixel of the strike.
  let scale: Double

  /// So that a text measured before fits the width it was measured to have.
  private static let tolerance = 1e-6

  init(font: Font, width: Double) {
    self.font = font
    self.width = width
    strike = font.strike(nearest: font.size)
    scale = font.size / strike.pixelSize
  }

  /// The glyphs from an index on that fit, and where the next line begins; `nil` where none does.
  func line(_ glyphs: [Int], _ spaces: [Bool], from start: Int) -> (TextLayout.Line, Int?) {
    var placed: [DisplayText.Glyph] = []
    var (pen, inked) = (0.0, 0.0)
    var wordEnd: (count: Int, width: Double)?
    for index in start..<glyphs.count {
      let x = pen + kerning(before: index, in: glyphs, from: start)
      let end = x + advance(glyphs[index])
      if spaces[index] {
        if index > start, !spaces[index - 1] { wordEnd = (placed.count, inked) }
      } else if end > width + LineSetter.tolerance, index > start {
        guard let wordEnd else { return (TextLayout.Line(glyphs: placed, width: inked), index) }
        let line = TextLayout.Line(
          glyphs: Array(placed.prefix(wordEnd.count)), width: wordEnd.width)
        let after = (start + wordEnd.count..<glyphs.count).first { !spaces[$0] }
        return (line, after)
      } else {
        inked = end
      }
      placed.append(DisplayText.Glyph(index: glyphs[index], x: x))
      pen = end
    }
    return (TextLayout.Line(glyphs: placed, width: inked), nil)
  }

  /// As many glyphs as fit in front of an ellipsis, and that.
  func truncated(_ glyphs: [Int], _ spaces: [Bool], from start: Int) -> TextLayout.Line {
    let typeface = font.typeface
    let ending =
      typeface.indices["…"].map { [$0] }
      ?? Array(repeating: typeface.indices["."] ?? typeface.missingGlyph, count: 3)
    let room = width - ending.reduce(0) { $0 + advance($1) }
    var placed: [DisplayText.Glyph] = []
    var (pen, kept, x) = (0.0, 0, 0.0)
    for index in start..<glyphs.count {
      pen += kerning(before: index, in: glyphs, from: start)
      placed.append(DisplayText.Glyph(index: glyphs[index], x: pen))
      pen += advance(glyphs[index])
      if pen > room + LineSetter.tolerance { break }
      if !spaces[index] { (kept, x) = (placed.count, pen) }
    }
    placed.removeLast(placed.count - kept)
    for glyph in ending {
      placed.append(DisplayText.Glyph(index: glyph, x: x))
      x += advance(glyph)
    }
    return TextLayout.Line(glyphs: placed, width: x)
  }

  private func advance(_ glyph: Int) -> Double { strike.glyphs[glyph].advance * scale }

  private func kerning(before index: Int, in glyphs: [Int], from start: Int) -> Double {
    guard index > start, !font.typeface.kerning.isEmpty else { return 0 }
    let pair = Typeface.Pair(left: glyphs[index - 1], right: glyphs[index])
    return (font.typeface.kerning[pair] ?? 0) * font.size
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
