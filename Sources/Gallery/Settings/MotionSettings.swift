/// What each ``MotionSetting`` is at: its default but for those that were changed.
package struct MotionSettings: Hashable, Sendable {
  /// The changed ones; a curve as its place among ``MotionSetting/curves``.
  private var numbers: [MotionSetting: Double] = [:]

  /// Everything at its default.
  package init() {}

  /// A setting's value; for a curve its place among ``MotionSetting/curves``.
  ///
  /// Setting it clamps to what the setting takes and rounds to six decimals, as they are written, or to
  /// a curve; not a number is the default. A default of what has others of its own counts as changed.
  package subscript(setting: MotionSetting) -> Double {
    get { numbers[setting] ?? setting.standard }
    set {
      guard !newValue.isNaN else { return reset(setting) }
      let value = setting.nearest(to: newValue)
      numbers[setting] = value == setting.standard && !setting.overridesOthers ? nil : value
    }
  }

  /// Puts a setting back to its default.
  package mutating func reset(_ setting: MotionSetting) { numbers[setting] = nil }

  /// A setting's curve; `easeInOut` where it is none.
  package func curve(_ setting: MotionSetting) -> MotionCurve {
    let curves = setting.curves
    return curves.isEmpty ? .easeInOut : curves[Int(self[setting])] ?? .easeInOut
  }

  /// Whether a setting is not at its default.
  package func isChanged(_ setting: MotionSetting) -> Bool { numbers[setting] != nil }

  /// Those that are not at their defaults, in the order of the table.
  package var changed: [MotionSetting] { MotionSetting.allCases.filter(isChanged) }

  /// A setting's value as it is written on the command line.
  package func text(of setting: MotionSetting) -> String { setting.text(of: self[setting]) }
}

extension MotionSetting {
  /// Whether its default is that of most but not of all that it sets: of Hero's default animations a fade
  /// lasts as long as what is longest.
  fileprivate var overridesOthers: Bool { keepsOwn && curves.isEmpty }

  /// Its default; for a curve its place among ``MotionSetting/curves``.
  package var standard: Double {
    switch facts.kind {
    case .number(_, _, let standard): standard
    case .curve(let standard): Double(curves.firstIndex(of: standard) ?? 0)
    }
  }

  /// The curves that it takes, `nil` for what has one of its own; none for a number.
  package var curves: [MotionCurve?] {
    guard case .curve(let standard) = facts.kind else { return [] }
    return (standard == nil ? [nil] : []) + MotionCurve.allCases
  }

  /// From the least to the greatest value.
  package var range: ClosedRange<Double> {
    switch facts.kind {
    case .number(let range, _, _): range
    case .curve: 0...Double(curves.count - 1)
    }
  }

  /// What it takes that is nearest to a number.
  fileprivate func nearest(to value: Double) -> Double {
    let clamped = min(max(value, range.lowerBound), range.upperBound)
    if case .curve = facts.kind { return clamped.rounded() }
    return (clamped * 1e6).rounded() / 1e6
  }
}
