/// What a run played.
package struct Scenario: Hashable, Sendable {
  package var name: String
  package var style: String
  package var preset: String

  /// How often the script was played, without the warm-up.
  package var cycles: Int

  /// How many cycles were played first and not counted.
  package var warmUpCycles: Int

  /// How many pictures the gallery held.
  package var photos: Int

  package var isHeadless: Bool

  package init(
    name: String, style: String, preset: String, cycles: Int, warmUpCycles: Int, photos: Int,
    isHeadless: Bool
  ) {
    self.name = name
    self.style = style
    self.preset = preset
    self.cycles = cycles
    self.warmUpCycles = warmUpCycles
    self.photos = photos
    self.isHeadless = isHeadless
  }

  /// The scenario as the report's `scenario` object.
  package var json: JSONValue {
    .object([
      .init("name", .string(name)),
      .init("style", .string(style)),
      .init("preset", .string(preset)),
      .init("cycles", .integer(cycles)),
      .init("warmUpCycles", .integer(warmUpCycles)),
      .init("photos", .integer(photos)),
      .init("headless", .bool(isHeadless)),
    ])
  }
}
