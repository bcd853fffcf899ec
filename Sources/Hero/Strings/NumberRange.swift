/// What numbers an argument may have.
struct NumberRange: Sendable {
  /// The least and the greatest.
  let bounds: ClosedRange<Double>

  /// The same in words.
  let phrase: String

  /// Whether they may be 0.
  var hasZero = true

  /// Whether a number is one of them.
  func contains(_ number: Double) -> Bool {
    bounds.contains(number) && (hasZero || number != 0)
  }

  /// All that one can calculate with; see ``HeroModifier/largestNumber``.
  static let any = NumberRange(
    bounds: -HeroModifier.largestNumber...HeroModifier.largestNumber, phrase: "from -1e12 to 1e12")

  /// Lengths and radii in points.
  static let length = NumberRange(bounds: 0...HeroModifier.largestNumber, phrase: "from 0 to 1e12")

  /// Distances of an eye, which is not in what it sees.
  static let distance = NumberRange(
    bounds: NumberRange.any.bounds, phrase: "from -1e12 to 1e12 but 0", hasZero: false)

  /// Sides of something of which there is to be anything.
  static let side = NumberRange(
    bounds: NumberRange.length.bounds, phrase: "above 0", hasZero: false)

  /// Opacities, and the parts of colours.
  static let fraction = NumberRange(bounds: 0...1, phrase: "from 0 to 1")

  /// Seconds that someone may wait: an hour is longer than any transition.
  static let seconds = NumberRange(bounds: 0...3600, phrase: "from 0 to 3600")
}
