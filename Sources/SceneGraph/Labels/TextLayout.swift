public import Motion

/// A text set in a font and broken into lines: a value that knows its size and where each glyph is.
///
/// Lines break at spaces, and within a word only where it alone is too wide; what does not fit the
/// last line ends in an ellipsis. Characters the typeface lacks come from the font's
/// ``Font/fallback``; what that lacks as well shows the ``Typeface/missingGlyph``. Lines run from left
/// to right, and words of scripts from right to left stand in them in their own order, up to a
/// left-to-right mark (U+200E), which is not drawn.
public struct TextLayout: Hashable, Sendable {
  /// One line, from its own left end.
  public struct Line: Hashable, Sendable {
    /// From left to right, spaces included.
    public var glyphs: [DisplayText.Glyph]

    /// From the left end to behind the last glyph that is no space, in points.
    public var width: Double

    /// What the typeface had no glyph for; `nil` where it had all.
    public var fallback: Run?
  }

  /// Glyphs of another font than the text's own, from the line's left end.
  public struct Run: Hashable, Sendable {
    /// Has exactly these glyphs.
    public var font: Font

    /// From left to right.
    public var glyphs: [DisplayText.Glyph]
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

  /// Whether a scalar is of a script that is read from right to left, such as Hebrew.
  package static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    TextDirection.isRightToLeft(scalar)
  }

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
      let pieces = setter.pieces(of: paragraph, breaksWords: limit != 1)
      var next: Int? = 0
      while let start = next {
        if limit > 0, lines.count == limit {
          isTruncated = true
          break
        }
        let (line, after) = setter.line(pieces, from: start)
        if limit > 0, lines.count == limit - 1,
          after != nil || setter.endsInWideWord(pieces[start...])
        {
          lines.append(setter.truncated(pieces, from: start))
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
