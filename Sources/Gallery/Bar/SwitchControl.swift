package import Motion
package import SceneGraph

/// A title and beside it a switch, which a click anywhere on either turns.
package final class SwitchControl: Control {
  /// Whether it is on; setting it does not call ``onChange``.
  package var isOn = true {
    didSet { if isOn != oldValue { setNeedsLayout() } }
  }

  /// Called when a person turned it, after ``isOn`` changed.
  package var onChange: ((Bool) -> Void)?

  /// Whether the key that turns it is shown.
  package var showsKey = true {
    didSet { if showsKey != oldValue { setNeedsLayout() } }
  }

  private let label: Label
  private let keyLabel: Label
  private let track = View()
  private let knob = View()

  /// The size of the switch itself, and what lies between it and the title, in points.
  private static let (trackWidth, trackHeight, gap) = (34.0, 20.0, 7.0)

  /// - Parameters:
  ///   - title: What it turns on and off.
  ///   - key: The key that does the same from anywhere.
  ///   - typography: The fonts of the title and the key.
  package init(_ title: String, key: String, typography: Typography) {
    label = Label(title, font: typography.font(13), color: BarPalette.secondary)
    keyLabel = Label(key, font: typography.font(12, .mono), color: BarPalette.faint)
    super.init()
    for view in [label, keyLabel, track, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.cornerRadius = SwitchControl.trackHeight / 2
    track.cornerCurve = .circular
    knob.backgroundColor = .white
    knob.cornerRadius = SwitchControl.trackHeight / 2 - 2
    knob.cornerCurve = .circular
    knob.shadow = Shadow(
      color: Color(white: 0, alpha: 0.25), offset: Vector(dx: 0, dy: 1), radius: 1.5)
    cornerRadius = 8
    onActivate = { [weak self] in self?.turn() }
  }

  private func turn() {
    isOn.toggle()
    onChange?(isOn)
  }

  package override func stateDidChange() { alpha = isPressed ? 0.6 : 1 }

  /// - Parameter size: Not looked at.
  /// - Returns: Room for the title, the key where it is shown, and the switch.
  package override func sizeThatFits(_ size: Size) -> Size { Size(width: width, height: 28) }

  private var width: Double { titleWidth + keyWidth + SwitchControl.gap + SwitchControl.trackWidth }

  private var titleWidth: Double { wanted(label) }

  private var keyWidth: Double { showsKey ? wanted(keyLabel) + 5 : 0 }

  private func wanted(_ label: Label) -> Double {
    label.sizeThatFits(Size(width: .infinity, height: .infinity)).width.rounded(.up)
  }

  package override func layoutSubviews() {
    keyLabel.isHidden = !showsKey
    keyLabel.frame = Rect(x: 0, y: 0, width: max(0, keyWidth - 5), height: bounds.height)
    label.frame = Rect(x: keyWidth, y: 0, width: titleWidth, height: bounds.height)
    let height = SwitchControl.trackHeight
    track.frame = Rect(
      x: keyWidth + titleWidth + SwitchControl.gap, y: ((bounds.height - height) / 2).rounded(),
      width: SwitchControl.trackWidth, height: height)
    track.backgroundColor = isOn ? BarPalette.on : BarPalette.off
    let side = height - 4
    knob.frame = Rect(
      x: isOn ? track.frame.maxX - 2 - side : track.frame.minX + 2, y: track.frame.minY + 2,
      width: side, height: side)
  }
}
