public import Motion

/// A control that picks a number from a range by a thumb on a track, as `UISlider` does.
///
/// A press on the thumb takes hold of it where it was hit; a press beside it brings the thumb there
/// first. With the keyboard's focus, the arrow keys move it by ``step``, with Shift by a tenth of it, Page
/// Up and Page Down by ten, Home and End to an end.
@MainActor
open class Slider: Control {
  /// Colours that go together.
  public struct Style: Hashable, Sendable {
    /// The track up to the thumb.
    public var minimumTrack: Color

    /// The track beyond the thumb.
    public var maximumTrack: Color

    /// The thumb.
    public var thumb: Color

    /// Multiplies everything's opacity while it is disabled, `0...1`.
    public var disabledAlpha: Double

    /// Creates a style; by default blue on grey, which suits a light window.
    public init(
      minimumTrack: Color = Color(hex: 0x0a6cff),
      maximumTrack: Color = Color(white: 0, alpha: 0.15),
      thumb: Color = .white, disabledAlpha: Double = 0.4
    ) {
      self.minimumTrack = minimumTrack
      self.maximumTrack = maximumTrack
      self.thumb = thumb
      self.disabledAlpha = disabledAlpha
    }
  }

  /// Where the track begins; `0` by default. Above ``maximumValue`` it counts as that.
  public var minimumValue = 0.0 {
    didSet { value = storedValue }
  }

  /// Where the track ends; `1` by default.
  public var maximumValue = 1.0 {
    didSet { value = storedValue }
  }

  /// What is picked, kept between the two ends; setting it calls nobody. Not a number is ignored.
  public var value: Double {
    get { storedValue }
    set { store(newValue) }
  }

  /// What an arrow key moves it by, in the units of ``value``; `nil` for a hundredth of the track.
  public var step: Double?

  /// Whether a pointer or finger has the thumb.
  public private(set) var isTracking = false {
    didSet { if isTracking != oldValue { setNeedsDisplay() } }
  }

  /// Called whenever a person changed ``value``, after it changed.
  public var onValueChanged: ((Double) -> Void)?

  /// Called when a person takes hold of the thumb and when it is let go, however.
  public var onTracking: ((Bool) -> Void)?

  /// The colours.
  public var style: Style {
    didSet { if style != oldValue { stateDidChange() } }
  }

  /// How thick the track is, in points; 4 by default.
  public var trackHeight = 4.0 {
    didSet { setNeedsDisplay() }
  }

  /// How large the thumb is, in points; 20 by default.
  public var thumbDiameter = 20.0 {
    didSet { setNeedsDisplay() }
  }

  private var storedValue = 0.0
  private let pan = PanGestureRecognizer()

  /// From the pointer to the middle of the thumb, in points, while it is held.
  private var grip = 0.0

  /// Creates a slider from 0 to 1, at 0.
  public init(style: Style = Style()) {
    self.style = style
    super.init()
    tapGestureRecognizer.isEnabled = false
    pan.shouldBeginAtPress = { true }
    pan.onChange = { [weak self] _ in self?.panChanged() }
    addGestureRecognizer(pan)
    cornerRadius = 8
  }

  open override func stateDidChange() {
    tapGestureRecognizer.isEnabled = false
    pan.isEnabled = isEnabled
    alpha = isEnabled ? 1 : style.disabledAlpha
    setNeedsDisplay()
  }

  /// - Parameter size: The room there is; only the width is looked at.
  /// - Returns: All of the width, and the thumb's height with some room for fingers.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: max(thumbDiameter, trackHeight) + 8)
  }

  /// Where the thumb is, in the view's points.
  public var thumbFrame: Rect {
    Rect(
      center: Point(x: x(of: storedValue), y: bounds.midY),
      size: Size(width: thumbDiameter, height: thumbDiameter))
  }

  open override func draw(into list: inout DisplayList) {
    let radius = CornerRadii(trackHeight / 2)
    let thumb = thumbFrame
    func track(_ start: Double, _ end: Double, _ color: Color) {
      let rect = Rect(
        x: start, y: bounds.midY - trackHeight / 2, width: max(0, end - start), height: trackHeight)
      list.append(.fill(RoundedRect(rect: rect, radii: radius, curve: .circular), color))
    }
    guard bounds.width > thumbDiameter, bounds.height > 0 else { return }
    let inset = thumbDiameter / 2
    track(bounds.minX + inset, bounds.maxX - inset, style.maximumTrack)
    if thumb.midX > bounds.minX + inset {
      track(bounds.minX + inset, thumb.midX, style.minimumTrack)
    }
    let shape = RoundedRect(
      rect: thumb, radii: CornerRadii(thumbDiameter / 2), curve: .circular)
    list.append(
      .shadow(
        DisplayShadow(
          shape: shape, offset: Vector(dx: 0, dy: 1), radius: isTracking ? 3 : 1.5,
          color: Color(white: 0, alpha: isTracking ? 0.35 : 0.28))))
    list.append(.fill(shape, style.thumb))
    list.append(.border(shape, width: 0.5, Color(white: 0, alpha: 0.12)))
  }

  open override func keyDown(_ key: KeyEvent) -> Bool {
    guard isEnabled, key.modifiers.isSubset(of: .shift) else { return false }
    let step = (step ?? length / 100) * (key.modifiers.contains(.shift) ? 0.1 : 1)
    switch key.key {
    case .left, .down: pick(storedValue - step)
    case .right, .up: pick(storedValue + step)
    case .pageDown: pick(storedValue - 10 * step)
    case .pageUp: pick(storedValue + 10 * step)
    case .home: pick(minimumValue)
    case .end: pick(maximumValue)
    default: return false
    }
    return true
  }

  // MARK: Where things are

  private var length: Double { max(0, maximumValue - minimumValue) }

  /// The way that the thumb's middle can go, in points.
  private var way: Double { max(0, bounds.width - thumbDiameter) }

  private func x(of value: Double) -> Double {
    let fraction = length > 0 ? (value - minimumValue) / length : 0
    return bounds.minX + thumbDiameter / 2 + fraction * way
  }

  private func value(at x: Double) -> Double {
    guard way > 0 else { return storedValue }
    return minimumValue + length * ((x - bounds.minX - thumbDiameter / 2) / way)
  }

  @discardableResult
  private func store(_ value: Double) -> Bool {
    guard !value.isNaN else { return false }
    let kept = max(min(value, maximumValue), min(minimumValue, maximumValue))
    guard kept != storedValue else { return false }
    storedValue = kept
    setNeedsDisplay()
    return true
  }

  private func pick(_ value: Double) {
    if store(value) { onValueChanged?(storedValue) }
  }

  // MARK: Touches

  private func panChanged() {
    let position = pan.location(in: self) ?? bounds.center
    switch pan.state {
    case .began:
      let thumb = thumbFrame
      // A finger may miss the thumb by as much as it covers.
      let reach = max(thumbDiameter, 28) / 2
      grip = abs(position.x - thumb.midX) <= reach ? thumb.midX - position.x : 0
      isTracking = true
      onTracking?(true)
      pick(value(at: position.x + grip))
    case .changed: pick(value(at: position.x + grip))
    case .ended, .cancelled:
      if pan.state == .ended { pick(value(at: position.x + grip)) }
      guard isTracking else { return }
      isTracking = false
      onTracking?(false)
    case .possible, .failed, .recognized: break
    }
  }
}
