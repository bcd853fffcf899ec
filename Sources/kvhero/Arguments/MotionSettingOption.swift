import Gallery

extension CommandOption {
  /// `--set NAME=VALUE`, which may be given again and again.
  static func set(_ settings: WritableKeyPath<Target, MotionSettings>) -> CommandOption {
    CommandOption(
      name: "set", placeholder: "NAME=VALUE",
      help: "change a figure of a style, repeatable; see `kvhero help settings`",
      standard: { _ in nil },
      apply: { (target: inout Target, argument: Argument?) throws(UsageError) in
        guard let text = argument?.text else {
          throw UsageError("--set takes NAME=VALUE, not \((argument ?? Argument("")).quoted)")
        }
        do throws(MotionSettingError) {
          try target[keyPath: settings].set(text)
        } catch {
          throw UsageError("--set \(error)")
        }
      })
  }
}

extension MotionSettings {
  /// Refuses what would change nothing.
  ///
  /// - Parameters:
  ///   - subject: What happens: `nil` for anything.
  ///   - isClassic: Whose figures are used.
  ///   - style: What a message calls what is shown.
  ///   - takes: Whether a setting counts there, if its preset is the one.
  /// - Throws: Which setting, and why.
  func check(
    _ subject: MotionSetting.Subject?, isClassic: Bool, style: String,
    takes: (MotionSetting) -> Bool
  ) throws(UsageError) {
    for setting in changed {
      guard takes(setting), subject == nil || subject == setting.facts.subject
      else { throw UsageError("--set \(setting.name) does not apply with --style \(style)") }
      guard setting.counts(isClassic: isClassic) else {
        let other: MotionSetting.Scope = isClassic ? .standard : .classic
        throw UsageError(
          "--set \(setting.name) applies only with --preset \(other.rawValue)")
      }
    }
  }
}
