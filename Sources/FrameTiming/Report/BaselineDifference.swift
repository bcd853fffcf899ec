/// A circumstance that was not the same when a baseline was measured.
struct BaselineDifference: CustomStringConvertible {
  /// Whether the frames had something else to do, so that comparing them says nothing.
  let changesTheWork: Bool

  let description: String

  /// What makes up the work; and what else makes a difference, but may be what is compared.
  private static let scenarioWork = ["name", "photos", "headless", "slowMotion", "scriptHash"]
  private static let scenarioOther = [
    "style", "preset", "presetHash", "seed", "megapixels", "codecs", "cache",
  ]
  private static let environmentWork = ["size", "scale"]
  private static let environmentOther = [
    "configuration", "swift", "os", "cpu", "cores", "governor", "session", "battery", "renderer",
    "sdl", "videoDriver", "refreshHz", "vsync",
  ]

  /// Lists what differs; what one side does not say is no difference.
  ///
  /// - Parameters:
  ///   - scenario: The report's `scenario` object, and the baseline's.
  ///   - environment: The report's `environment` object, and the baseline's.
  /// - Returns: What changes the work first.
  static func all(
    scenario: (JSONValue, JSONValue), environment: (JSONValue, JSONValue)
  ) -> [BaselineDifference] {
    [
      differences(scenarioWork, scenario, changingWork: true),
      differences(environmentWork, environment, changingWork: true),
      differences(scenarioOther, scenario, changingWork: false),
      differences(environmentOther, environment, changingWork: false),
    ].flatMap(\.self)
  }

  private static func differences(
    _ keys: [String], _ sides: (JSONValue, JSONValue), changingWork: Bool
  ) -> [BaselineDifference] {
    keys.compactMap { key in
      guard let now = sides.0[key]?.text, let then = sides.1[key]?.text,
        now != then, now != "null", then != "null"
      else { return nil }
      return BaselineDifference(
        changesTheWork: changingWork, description: "\(key) \(now), was \(then)")
    }
  }
}
