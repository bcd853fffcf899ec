import Gallery
import KVHeroTransition
import Motion
import SceneGraph
import Testing

@MainActor @Suite struct ProductBarTests {
  private let bar: ProductBar

  init() throws {
    bar = ProductBar(typography: try RealTypography().fonts)
  }

  private func layOut(_ width: Double) {
    let wanted = bar.sizeThatFits(Size(width: width, height: .infinity))
    bar.frame = Rect(origin: .zero, size: wanted)
    bar.layoutIfNeeded()
  }

  private var frames: [Rect] {
    let help: [View] = bar.helpButton.isHidden ? [] : [bar.helpButton]
    return ([bar.styleControl, bar.passageControl, bar.presetControl, bar.rideSwitch] + help)
      .map(\.frame)
  }

  @Test(
    "At every width of a phone or a window nothing overlaps, and all of it is within the bar",
    arguments: Array(stride(from: 320.0, through: 1600, by: 20)))
  func layout(width: Double) {
    layOut(width)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 0 && frame.maxX <= width && frame.maxY <= bar.bounds.maxY)
      #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
    }
  }

  @Test("One row where there is room, two on a phone")
  func rows() {
    layOut(1280)
    #expect(Set(frames.map(\.minY)).count == 1 && bar.bounds.height == 45 && frames.count == 5)
    layOut(390)
    #expect(Set(frames.map(\.minY)).count == 2 && bar.bounds.height == 89 && frames.count == 4)
  }

  @Test("Setting a choice tells nobody; choosing it does")
  func choices() {
    var told: [String] = []
    bar.onStyle = { told.append($0.rawValue) }
    bar.onPassage = { told.append($0.rawValue) }
    bar.onPreset = { told.append("\($0)") }
    (bar.style, bar.passage, bar.preset) = (.pull, .present, .classic)
    #expect(told.isEmpty)
    #expect((bar.style, bar.passage) == (.pull, .present) && bar.preset == .classic)
    _ = bar.styleControl.keyDown(KeyEvent(key: .home))
    _ = bar.passageControl.keyDown(KeyEvent(key: .left))
    _ = bar.presetControl.keyDown(KeyEvent(key: .left))
    #expect(told == ["zola", "push", "standard"])
  }
}

@MainActor @Suite struct SwitchControlTests {
  @Test("A click, Enter and Space turn it and say so; setting it says nothing")
  func turns() throws {
    let control = SwitchControl("Ride along", key: "R", typography: try RealTypography().fonts)
    var told: [Bool] = []
    control.onChange = { told.append($0) }
    control.isOn = false
    control.isOn = true
    #expect(told.isEmpty)
    control.onActivate?()
    _ = control.keyDown(KeyEvent(key: .enter))
    _ = control.keyDown(KeyEvent(key: .space))
    #expect(told == [false, true, false] && !control.isOn)
  }

  @Test(
    "The knob lies at the side it says, and stands out from its ground by 3 : 1",
    arguments: [false, true])
  func looks(isOn: Bool) throws {
    let control = SwitchControl("Ride along", key: "R", typography: try RealTypography().fonts)
    control.isOn = isOn
    control.frame = Rect(origin: .zero, size: control.sizeThatFits(.zero))
    control.layoutIfNeeded()
    let fills = control.displayList().fills
    let (track, knob) = (try #require(fills.first), try #require(fills.last))
    #expect((knob.shape.rect.midX > track.shape.rect.midX) == isOn)
    #expect(track.color.contrast(with: knob.color) >= 3)
  }
}
