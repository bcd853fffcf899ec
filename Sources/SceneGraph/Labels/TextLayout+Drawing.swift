public import Motion

extension TextLayout.Line {
  /// Appends the line's text, that of its fallback included; nothing where there is no glyph.
  ///
  /// - Parameters:
  ///   - font: What the text was set in.
  ///   - origin: The left end of the baseline, in the list's points.
  ///   - color: The colour of the ink.
  ///   - list: Gets at most two items.
  public func draw(
    in font: Font, at origin: Point, _ color: Color, into list: inout DisplayList
  ) {
    if !glyphs.isEmpty {
      list.append(
        .text(DisplayText(font: font, glyphs: glyphs, origin: origin, color: color)))
    }
    if let fallback {
      list.append(
        .text(
          DisplayText(
            font: fallback.font, glyphs: fallback.glyphs, origin: origin, color: color)))
    }
  }
}
