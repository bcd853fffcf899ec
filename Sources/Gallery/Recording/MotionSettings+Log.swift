import FrameTiming

/// The figures that were changed, as an object of texts: as they are written on the command line.
extension MotionSettings {
  private static let key = "set"

  /// Nothing where everything is at its default.
  var logMembers: [JSONValue.Member] {
    let changed = changed.map { JSONValue.Member($0.name, .string(text(of: $0))) }
    return changed.isEmpty ? [] : [.init(MotionSettings.key, .object(changed))]
  }

  init(_ options: LogFields) throws(LogSyntaxError) {
    self.init()
    guard let value = options[MotionSettings.key] else { return }
    let fields = try LogFields(value)
    for name in fields.keys {
      let written = try fields.string(name)
      do throws(MotionSettingError) {
        try set("\(name)=\(written)")
      } catch {
        throw LogSyntaxError(reason: "\"set\" \(error)")
      }
    }
  }
}
