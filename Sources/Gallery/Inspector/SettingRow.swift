import Motion
import SceneGraph

/// A setting: what it is, its value, and a slider for it.
final class SettingRow: View {
  static let height = 42.0

  let setting: MotionSetting

  /// Called when a person picked another value.
  var onChange: ((MotionSetting, Double) -> Void)?

  let slider = Slider()
  private let name: Label
  private let value: Label
  private let scale: SettingScale

  init(_ setting: MotionSetting, typography: Typography) {
    self.setting = setting
    scale = SettingScale(setting)
    let title = setting.name.drop { $0 != "." }.dropFirst()
    name = Label(String(title), font: typography.font(13), color: BarPalette.secondary)
    value = Label(
      "", font: typography.font(12, .mono), color: BarPalette.text, alignment: .right)
    super.init()
    for view in [name, value] { view.isUserInteractionEnabled = false }
    for view in [name, value, slider] { addSubview(view) }
    slider.thumbDiameter = 16
    slider.trackHeight = 3
    slider.step = scale.keyStep
    // Between this row's words and those of the next.
    slider.focusRing = FocusRing(width: 2, gap: 0)
    slider.onValueChanged = { [weak self] in self?.picked($0) }
  }

  private func picked(_ place: Double) { onChange?(setting, scale.value(at: place)) }

  /// Shows a value; the slider keeps its place while a person holds it.
  func show(_ settings: MotionSettings) {
    let isChanged = settings.isChanged(setting)
    value.text = settings.shownText(of: setting)
    value.color = isChanged ? BarPalette.tint : BarPalette.text
    name.color = isChanged ? BarPalette.text : BarPalette.secondary
    if !slider.isTracking { slider.value = scale.place(of: settings[setting]) }
  }

  override func layoutSubviews() {
    let half = (bounds.width * 0.5).rounded()
    name.frame = Rect(x: 0, y: 0, width: half, height: 18)
    value.frame = Rect(x: half, y: 0, width: bounds.width - half, height: 18)
    slider.frame = Rect(x: -2, y: 19, width: bounds.width + 4, height: 18)
  }
}
