import Motion
import SceneGraph
import Testing

@MainActor
@Suite struct GestureRecognizerTests {
  private func watched(_ recognizer: GestureRecognizer) -> Script {
    let script = Script()
    script.root.addGestureRecognizer(recognizer)
    script.watch(recognizer, as: "it")
    return script
  }

  @Test(
    "A tap stays within the slop: 4 points for the mouse, 10 for a finger",
    arguments: [(0, 4.0, true), (0, 4.5, false), (1, 10.0, true), (1, 10.5, false)])
  func tapsStayInPlace(pointer: Int, distance: Double, isTap: Bool) {
    let script = watched(TapGestureRecognizer())
    script.down(50, 50, at: 0, pointer: pointer)
    script.move(50 + distance, 50, at: 10, pointer: pointer)
    script.up(50, 50, at: 20, pointer: pointer)
    #expect(script.log == (isTap ? ["it recognized"] : []))
  }

  @Test(
    "A tap takes only its own button",
    arguments: [PointerEvent.Button.primary, .secondary, .middle])
  func tapsTakeTheirButton(button: PointerEvent.Button) {
    let script = watched(TapGestureRecognizer(button: .secondary))
    script.down(50, 50, at: 0, button: button)
    script.up(50, 50, at: 20, button: button)
    #expect(script.log == (button == .secondary ? ["it recognized"] : []))
  }

  @Test("Switched off and on again at rest it takes the next press")
  func switched() {
    let tap = TapGestureRecognizer()
    let script = watched(tap)
    tap.isEnabled = false
    script.down(50, 50, at: 0)
    script.up(50, 50, at: 5)
    tap.isEnabled = true
    script.down(50, 50, at: 500)
    script.up(50, 50, at: 505)
    #expect(script.log == ["it recognized"])
  }

  @Test("Another button pressed meanwhile changes nothing")
  func ignoresOtherButtons() {
    let script = watched(TapGestureRecognizer())
    script.down(50, 50, at: 0)
    script.down(50, 50, at: 5, button: .secondary)
    script.up(50, 50, at: 10, button: .secondary)
    #expect(script.log.isEmpty)
    script.up(50, 50, at: 20)
    #expect(script.log == ["it recognized"])
  }

  @Test("A press shows at once and goes when it becomes a drag")
  func showsPresses() {
    let tap = TapGestureRecognizer()
    let script = watched(tap)
    var shown: [Bool] = []
    tap.onPress = { shown.append($0) }
    script.down(50, 50, at: 0)
    script.move(70, 50, at: 8)
    script.up(70, 50, at: 9)
    script.down(50, 50, at: 100)
    script.up(50, 50, at: 110)
    #expect(shown == [true, false, true, false])
  }

  @Test("A pan counts from the press, in the space asked for")
  func pansCountFromThePress() throws {
    let pan = PanGestureRecognizer()
    let script = Script()
    let view = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    view.transform = Transform3D(0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
    script.root.addSubview(view)
    view.addGestureRecognizer(pan)
    script.down(100, 100, at: 0)
    script.move(110, 104, at: 8)
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == Vector(dx: 10, dy: 4))
    // The view's x axis points down and its y axis left, both twice as long.
    #expect(pan.translation(in: view) == Vector(dx: 2, dy: -5))
    #expect(pan.location(in: nil) == Point(x: 110, y: 104))
  }

  @Test(
    "A steady drag is released with its speed, after a pause with none",
    arguments: [(0, 500.0), (200, 0.0)])
  func releasesWithSpeed(pause: Int, expected: Double) {
    let pan = PanGestureRecognizer()
    let script = watched(pan)
    script.drag(from: Point(x: 50, y: 50), by: Vector(dx: 80, dy: 0), at: 0, lasting: 160)
    var speed = -1.0
    pan.onChange = { [weak pan] _ in speed = pan?.velocity(in: nil).dx ?? -2 }
    script.up(130, 50, at: 160 + pause)
    #expect(abs(speed - expected) < 1, "off by \(speed - expected)")
  }

  @Test(
    "A flick that is one move, or only press and release apart, is a pan with a speed",
    arguments: [true, false])
  func flicksCount(hasMove: Bool) {
    let pan = PanGestureRecognizer()
    let script = watched(pan)
    var speed = 0.0
    pan.onChange = { [weak pan] in
      if $0.state == .ended { speed = pan?.velocity(in: nil).dx ?? 0 }
    }
    script.down(0, 0, at: 0)
    if hasMove { script.move(40, 0, at: 16) }
    script.up(40, 0, at: hasMove ? 17 : 16)
    #expect(speed > 100)
  }

  @Test("Fingers that come and go do not make a pan jump")
  func fingersComeAndGo() {
    let pan = PanGestureRecognizer()
    let script = watched(pan)
    script.down(0, 0, at: 0, pointer: 1)
    script.move(20, 0, at: 8, pointer: 1)
    script.down(220, 100, at: 16, pointer: 2)
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 0))
    script.move(220, 120, at: 24, pointer: 2)
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 10))
    script.up(20, 0, at: 32, pointer: 1)
    #expect(pan.translation(in: nil) == Vector(dx: 20, dy: 10))
    script.move(230, 120, at: 40, pointer: 2)
    #expect(pan.translation(in: nil) == Vector(dx: 30, dy: 10))
  }

  @Test("A long press begins by time alone, and asks for frames until then")
  func longPressesBegin() {
    let script = watched(LongPressGestureRecognizer())
    script.scene.frameDrawn()
    #expect(!script.scene.needsFrame)
    script.down(50, 50, at: 100)
    #expect(script.scene.needsFrame)
    script.frame(at: 599)
    #expect(script.log.isEmpty)
    script.frame(at: 600)
    script.move(90, 50, at: 700)
    script.up(90, 50, at: 710)
    #expect(script.log == ["it began", "it changed", "it ended"])
    #expect(!script.scene.isMoving)
  }

  @Test("A press that strays or is short is no long one", arguments: [true, false])
  func longPressesFail(strays: Bool) {
    let script = watched(LongPressGestureRecognizer())
    script.down(50, 50, at: 0)
    if strays { script.move(60, 50, at: 8) } else { script.up(50, 50, at: 400) }
    script.frame(at: 2000)
    script.up(50, 50, at: 2001)
    #expect(script.log.isEmpty)
  }

  @Test("Two fingers pinch by the ratio of their distances")
  func pinches() {
    let pinch = PinchGestureRecognizer()
    let script = watched(pinch)
    script.down(100, 100, at: 0, pointer: 1)
    script.down(200, 100, at: 5, pointer: 2)
    script.move(205, 100, at: 10, pointer: 2)
    #expect(script.log.isEmpty)
    script.move(250, 100, at: 20, pointer: 2)
    #expect(pinch.scale == 1.5)
    #expect(pinch.location(in: nil) == Point(x: 175, y: 100))
    script.move(150, 100, at: 30, pointer: 2)
    #expect(pinch.scale == 0.5)
    script.up(150, 100, at: 40, pointer: 2)
    #expect(script.log == ["it began", "it changed", "it ended"])
  }

  @Test("The wheel pinches while Control is held, there and back to the same scale")
  func wheelsPinch() {
    let pinch = PinchGestureRecognizer()
    let script = watched(pinch)
    let point = Point(x: 50, y: 60)
    script.event(.wheel(at: point, delta: Vector(dx: 0, dy: 60)), at: 0)
    #expect(script.log.isEmpty)
    script.key(.character("x"), modifiers: .control)
    script.event(.wheel(at: point, delta: Vector(dx: 0, dy: 60)), at: 10)
    #expect(abs(pinch.scale - 1.15) < 1e-12)
    #expect(pinch.location(in: nil) == point)
    script.event(.wheel(at: point, delta: Vector(dx: 0, dy: -60)), at: 50)
    #expect(abs(pinch.scale - 1) < 1e-12)
    script.frame(at: 190)
    #expect(script.log == ["it began", "it changed"])
    script.frame(at: 210)
    #expect(script.log == ["it began", "it changed", "it ended"])
  }
}
