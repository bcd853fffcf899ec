import Motion
import SceneGraph
import Testing

@MainActor @Suite struct SliderTests {
  /// A slider 220 points long with a thumb of 20: its middle goes from 10 to 210.
  private let script = Script()
  private let slider = Slider()

  init() {
    slider.frame = Rect(x: 50, y: 100, width: 220, height: 44)
    script.root.addSubview(slider)
  }

  /// Where the middle of the thumb is for a value, in window points, by counting.
  private func x(_ value: Double) -> Double { 50 + 10 + 200 * value }

  @Test(
    "It begins at 0 of 0 to 1, and keeps what is set between its ends",
    arguments: [
      (0.25, 0.25), (-3, 0), (7, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0.5),
    ])
  func clamps(set: Double, kept: Double) {
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
    slider.value = 0.5
    slider.value = set
    #expect(slider.value == kept)
  }

  @Test("Other ends take the value along")
  func ends() {
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 6
    #expect(slider.value == 5, "the far end counts where the ends are the wrong way round")
    slider.maximumValue = 9
    #expect(slider.value == 6)
  }

  @Test("A press on the thumb keeps the offset at which it was hit")
  func seized() {
    slider.value = 0.5
    var told: [Double] = []
    slider.onValueChanged = { told.append($0) }
    script.down(x(0.5) + 6, 120, at: 0)
    #expect(slider.isTracking && slider.value == 0.5 && told.isEmpty)
    script.move(x(0.6) + 6, 120, at: 8)
    #expect(abs(slider.value - 0.6) < 1e-12 && told == [slider.value])
    script.up(x(0.7) + 6, 300, at: 16)
    #expect(abs(slider.value - 0.7) < 1e-12 && !slider.isTracking)
  }

  @Test("A press beside it brings the thumb there at once")
  func jumps() {
    script.down(x(0.8), 110, at: 0)
    #expect(abs(slider.value - 0.8) < 1e-12)
    #expect(abs(slider.thumbFrame.midX + 50 - x(0.8)) < 1e-9)
    script.move(x(2), 110, at: 8)
    #expect(slider.value == 1)
    script.move(x(0.1), 110, at: 16)
    #expect(abs(slider.value - 0.1) < 1e-12)
  }

  @Test(
    "Whoever wants to know is told of the hold, once each, however it ends",
    arguments: [true, false])
  func tracking(isCancelled: Bool) {
    var told: [Bool] = []
    slider.onTracking = { told.append($0) }
    script.down(x(0.2), 120, at: 0)
    if isCancelled { script.cancel(at: 8) } else { script.up(x(0.2), 120, at: 8) }
    #expect(told == [true, false])
  }

  @Test("Keys move it by its step, with Shift by a tenth, by ten and to the ends")
  func keys() {
    slider.step = 0.02
    slider.value = 0.5
    script.scene.focusedView = slider
    func expect(_ key: KeyEvent.Key, _ value: Double, _ modifiers: KeyEvent.Modifiers = []) {
      script.key(key, modifiers: modifiers)
      #expect(abs(slider.value - value) < 1e-12, "after \(key)")
    }
    expect(.right, 0.52)
    expect(.up, 0.54)
    expect(.left, 0.52)
    expect(.down, 0.5)
    expect(.right, 0.502, .shift)
    expect(.pageUp, 0.702)
    expect(.pageDown, 0.502)
    expect(.end, 1)
    expect(.right, 1)
    expect(.home, 0)
    expect(.right, 0, .control)
  }

  @Test("Disabled it is neither dragged nor moved by keys, and fades")
  func disabled() {
    slider.isEnabled = false
    script.down(x(0.8), 110, at: 0)
    script.up(x(0.8), 110, at: 8)
    #expect(slider.value == 0 && !slider.keyDown(KeyEvent(key: .end)))
    #expect(slider.alpha < 1 && !slider.canBecomeFocused)
    slider.isEnabled = true
    script.down(x(0.8), 110, at: 16)
    #expect(slider.value > 0.7 && slider.alpha == 1)
  }

  @Test("A slider in a list is dragged, and the list stays")
  func inList() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    list.contentSize = Size(width: 400, height: 2000)
    script.root.addSubview(list)
    slider.removeFromSuperview()
    list.addSubview(slider)
    script.drag(from: Point(x: x(0), y: 120), by: Vector(dx: 100, dy: -90), at: 0, lasting: 80)
    script.up(x(0.5), 30, at: 88)
    #expect(abs(slider.value - 0.5) < 1e-9 && list.contentOffset == .zero)
  }

  @Test("The track is drawn in two colours that meet at the thumb")
  func drawn() throws {
    slider.value = 0.25
    var list = DisplayList()
    slider.draw(into: &list)
    let fills = list.items.compactMap { item -> (Rect, Color)? in
      if case .fill(let shape, let color) = item { (shape.rect, color) } else { nil }
    }
    try #require(fills.count == 3)
    #expect(fills[0].0 == Rect(x: 10, y: 20, width: 200, height: 4))
    #expect(fills[1].0 == Rect(x: 10, y: 20, width: 50, height: 4))
    #expect(fills[2].0 == Rect(x: 50, y: 12, width: 20, height: 20))
    #expect(fills[0].1 == slider.style.maximumTrack && fills[1].1 == slider.style.minimumTrack)
  }
}
