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
  ///   - groups: Which settings count.
  ///   - style: What a message calls what is shown.
  /// - Throws: Which setting, and why.
  func check(
    _ subject: MotionSetting.Subject?, isClassic: Bool, groups: [MotionSetting.Group],
    style: String
  ) throws(UsageError) {
    for setting in changed {
      guard groups.contains(setting.group), subject == nil || subject == setting.facts.subject
      else { throw UsageError("--set \(setting.name) does not apply with --style \(style)") }
      let other: MotionSetting.Scope = isClassic ? .standard : .classic
      guard setting.facts.scope != other else {
        throw UsageError(
          "--set \(setting.name) applies only with --preset \(other.rawValue)")
      }
    }
  }
}
