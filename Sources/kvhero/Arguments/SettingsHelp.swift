import Gallery

/// What `kvhero help settings` prints: every figure that `--set` and the inspector change.
struct SettingsHelp {
  /// The whole page.
  ///
  /// - Parameter layout: As wide as the terminal.
  /// - Returns: Lines, each ended.
  func page(_ layout: HelpText) -> String {
    var lines = ["The figures of the styles: --set NAME=VALUE", ""]
    lines += layout.paragraph(
      "Each may be given several times; the inspector of the gallery (key I) changes the same figures "
        + "while it runs. Those of one preset have no effect in the other.")
    for group in MotionSetting.Group.allCases {
      lines += [""]
      lines += layout.table(
        MotionSetting.allCases.filter { $0.group == group }.map { ($0.name, SettingsHelp.row($0)) })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a setting does, takes, and is at by default.
  static func row(_ setting: MotionSetting) -> String {
    let facts = setting.facts
    let scope = facts.scope == .both ? "" : ", in the \(facts.scope.rawValue) preset"
    return "\(facts.help)\(scope): \(setting.expected) "
      + "(default: \(setting.text(of: setting.standard)))"
  }

  /// A setting's row in the table of the page Figures.
  static func markdown(_ setting: MotionSetting) -> String {
    let facts = setting.facts
    let range =
      switch facts.kind {
      case .number(let range, _, _):
        "\(setting.text(of: range.lowerBound))–\(setting.text(of: range.upperBound))"
          + setting.unitText
      case .curve: "a curve"
      }
    return "| `\(setting.name)` | \(setting.text(of: setting.standard)) | \(range) | "
      + "\(facts.scope.rawValue) | \(facts.help) |"
  }
}
