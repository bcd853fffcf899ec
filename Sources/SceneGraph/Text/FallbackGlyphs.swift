/// Where the characters come from that a typeface has no glyph for.
///
/// A *unit* is what is shaped and placed as one: a character, or a word of a script whose letters
/// change with their neighbours. Laws: what is written has an advance and a glyph; the same question
/// has the same answer as long as the program runs.
public protocol FallbackGlyphs: Sendable {
  /// Whether there is a glyph for every scalar that makes a mark; never for what is unseen.
  func writes(_ character: Character) -> Bool

  /// How far the pen moves on behind a unit, in points; `nil` where no one font has all of it.
  ///
  /// - Parameters:
  ///   - unit: At least one character.
  ///   - size: Points per em.
  /// - Returns: Not negative.
  func advance(of unit: String, size: Double) -> Double?

  /// A typeface that is made for these units and carries its own pixels.
  ///
  /// - Parameters:
  ///   - units: Each has an advance.
  ///   - size: Points per em.
  /// - Returns: A typeface whose glyph of each index stands for the unit of that index, and whose name
  ///   says all that decides what it looks like; `nil` where it cannot be drawn.
  func typeface(for units: [String], size: Double) -> Typeface?
}
