import FrameTiming
import Hero

/// What is wrong with a `NAME=VALUE`, as the rest of one line.
package struct MotionSettingError: Error, Hashable, CustomStringConvertible {
  package let description: String
}

extension MotionSetting {
  /// A value of it as the command line writes it.
  package func text(of value: Double) -> String {
    switch facts.kind {
    case .number: DecimalText.shortest(value, decimals: 6) ?? "\(value)"
    case .curve: MotionSetting.name(of: curves[Int(value)])
    }
  }

  private static func name(of curve: MotionCurve?) -> String { curve?.rawValue ?? own }

  /// What is written where what a setting moves keeps its own figure.
  fileprivate static let own = "own"

  /// What is written after a value, with a space before it; empty where it is a ratio.
  package var unitText: String {
    if case .number(_, let unit, _) = facts.kind, !unit.isEmpty { " \(unit)" } else { "" }
  }

  /// What it takes, in words: "a number from 0.05 to 5 s".
  package var expected: String {
    switch facts.kind {
    case .number(let range, _, _):
      "a number from \(text(of: range.lowerBound)) to \(text(of: range.upperBound))\(unitText)"
    case .curve: "one of \(curves.map(MotionSetting.name).joined(separator: ", "))"
    }
  }

  /// The value that is written so; `nil` where it takes none such.
  func value(written text: String) -> Double? {
    switch facts.kind {
    case .number(let range, _, _):
      guard text.utf8.allSatisfy(Self.isOfNumber), let value = Double(text) else { return nil }
      return range.contains(value) ? value : nil
    case .curve:
      return curves.firstIndex { MotionSetting.name(of: $0) == text }.map(Double.init)
    }
  }

  /// Keeps out what else Swift reads as a number: `inf`, hexadecimal digits, exponents.
  private static func isOfNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }
}

extension MotionSettings {
  /// All that is not at its default, as the command line takes it: `--set NAME=VALUE`, with a space
  /// between two, in the order of the table; empty where nothing was changed.
  package var commandLine: String {
    changed.map { "--set \($0.name)=\(text(of: $0))" }.joined(separator: " ")
  }

  /// A setting's value with its unit, for people: "own" where each of what it moves has one of its own as
  /// long as this is not set.
  func shownText(of setting: MotionSetting) -> String {
    if setting.keepsOwn, !isChanged(setting) { return MotionSetting.own }
    return text(of: setting) + setting.unitText
  }

  /// Changes a setting as it is written on the command line.
  ///
  /// - Parameter text: `NAME=VALUE`.
  /// - Returns: Which setting.
  /// - Throws: What is wrong, with the nearest name and what it takes.
  @discardableResult
  package mutating func set(_ text: String) throws(MotionSettingError) -> MotionSetting {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw MotionSettingError(description: "takes NAME=VALUE, not '\(Self.shortened(text))'")
    }
    let (name, written) = (String(parts[0]), String(parts[1]))
    guard let setting = MotionSetting(rawValue: name) else {
      throw MotionSettingError(
        description: "knows no '\(Self.shortened(name))'" + Self.suggestion(for: name))
    }
    guard let value = setting.value(written: written) else {
      throw MotionSettingError(
        description: "\(name) takes \(setting.expected), not '\(Self.shortened(written))'")
    }
    self[setting] = value
    return setting
  }

  private static func suggestion(for name: String) -> String {
    let names = MotionSetting.allCases.map(\.name)
    guard let near = Nearness.nearest(to: name, among: names),
      let setting = MotionSetting(rawValue: near)
    else { return "; `kvhero help settings` lists what there is" }
    return "; did you mean \(near), \(setting.expected)?"
  }

  /// A message stays a line that can be read.
  private static func shortened(_ text: String) -> String {
    let printable = text.unicodeScalars.map {
      $0.properties.isWhitespace || $0.value < 32 ? " " : $0
    }
    let line = String(String.UnicodeScalarView(printable))
    return line.count > 60 ? line.prefix(60) + "..." : line
  }
}
