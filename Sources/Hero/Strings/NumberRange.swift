/// What numbers an argument may have.
struct NumberRange: Sendable {
  /// The least and the greatest.
  let bounds: ClosedRange<Double>

  /// The same in words.
  let phrase: String

  /// All that one can calculate with; see ``HeroModifier/largestNumber``.
  static let any = NumberRange(
    bounds: -HeroModifier.largestNumber...HeroModifier.largestNumber, phrase: "from -1e12 to 1e12")

  /// Lengths and radii in points.
  static let length = NumberRange(bounds: 0...HeroModifier.largestNumber, phrase: "from 0 to 1e12")

  /// Opacities, and the parts of colours.
  static let fraction = NumberRange(bounds: 0...1, phrase: "from 0 to 1")

  /// Seconds that someone may wait: an hour is longer than any transition.
  static let seconds = NumberRange(bounds: 0...3600, phrase: "from 0 to 3600")
}
