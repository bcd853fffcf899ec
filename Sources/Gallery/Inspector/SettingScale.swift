import Motion

/// Where a setting's values lie along a slider: evenly, or for wide ranges evenly by their ratio, so that
/// small ones can be picked as finely as large ones.
struct SettingScale: Hashable {
  private let setting: MotionSetting

  /// A range whose ends differ by more than this factor is laid out by ratio.
  private static let widestEven = 20.0

  /// So near to the default, in parts of the slider, it is taken.
  private static let detent = 0.012

  init(_ setting: MotionSetting) { self.setting = setting }

  private var isByRatio: Bool {
    let range = setting.range
    return range.lowerBound > 0 && range.upperBound / range.lowerBound > SettingScale.widestEven
  }

  /// Where a value lies, `0...1`.
  func place(of value: Double) -> Double {
    let range = setting.range
    guard range.upperBound > range.lowerBound else { return 0 }
    return isByRatio
      ? naturalLogarithm(value / range.lowerBound)
        / naturalLogarithm(range.upperBound / range.lowerBound)
      : (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }

  /// The value at a place, rounded to what can be told apart there; near the default it is that.
  func value(at place: Double) -> Double {
    if abs(place - self.place(of: setting.standard)) < SettingScale.detent, !isCurve {
      return setting.standard
    }
    let range = setting.range
    let value =
      isByRatio
      ? range.lowerBound
        * exponential(
          place * naturalLogarithm(range.upperBound / range.lowerBound))
      : range.lowerBound + place * (range.upperBound - range.lowerBound)
    let step = step(at: value)
    return min(max((value / step).rounded() * step, range.lowerBound), range.upperBound)
  }

  private var isCurve: Bool { if case .curve = setting.facts.kind { true } else { false } }

  /// A hundredth for what is small, a whole for what is large; finer where the range is narrow.
  private func step(at value: Double) -> Double {
    if isCurve { return 1 }
    let length = setting.range.upperBound - setting.range.lowerBound
    if length < 0.5 { return 0.001 }
    if length < 10 { return 0.01 }
    return value < 1000 ? 1 : 10
  }

  /// What an arrow key moves the slider by, in parts of it.
  var keyStep: Double { isCurve ? 1 / max(1, setting.range.upperBound) : 0.01 }
}
