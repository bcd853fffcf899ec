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

  /// How many seconds an animation's second took.
  package var slowMotion = 1.0

  /// What the script's and the preset's figures hash to, so that two runs can be shown to have played
  /// the same; `nil` if nobody computed it.
  package var scriptHash: String?
  package var presetHash: String?

  /// What random choices began with; `nil` if there were none.
  package var seed: UInt64?

  /// How large the pictures were on average, in millions of pixels; `nil` if nobody looked.
  package var megapixels: Double?

  /// What the pictures were encoded as, such as `jpeg`, each once.
  package var codecs: [String] = []

  /// Whether scaled copies of the pictures were there beforehand; `nil` if nobody looked.
  package var isCacheWarm: Bool?

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
      .init("slowMotion", .number(slowMotion)),
      .init("scriptHash", .optional(scriptHash)),
      .init("presetHash", .optional(presetHash)),
      .init("seed", .optional(seed.map { String($0) })),
      .init("megapixels", .optional(megapixels)),
      .init("codecs", .array(codecs.map(JSONValue.string))),
      .init("cache", .optional(isCacheWarm.map { $0 ? "warm" : "cold" })),
    ])
  }
}
