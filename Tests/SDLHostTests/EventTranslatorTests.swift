import Motion
import SDLHost
import SceneGraph
import Testing

@Suite("Translating events")
struct EventTranslatorTests {
  /// 800 × 600 units of one pixel each, two pixels to a point: 400 × 300 points.
  private static let geometry = WindowGeometry(
    units: Size(width: 800, height: 600), pixels: Size(width: 800, height: 600), scale: 2)

  private func translate(_ events: [HostEvent]) -> [InputEvent.Kind] {
    var translator = EventTranslator(geometry: EventTranslatorTests.geometry)
    var kinds: [InputEvent.Kind] = []
    for event in events { translator.translate(event) { kinds.append($0) } }
    return kinds
  }

  private func pointer(
    _ phase: PointerEvent.Phase, _ button: PointerEvent.Button, _ x: Double, _ y: Double,
    id: Int = 0
  ) -> InputEvent.Kind {
    .pointer(
      PointerEvent(pointer: id, phase: phase, button: button, position: Point(x: x, y: y)))
  }

  private func press(_ number: UInt8, _ isDown: Bool, _ x: Double, _ y: Double) -> HostEvent {
    .mouseButton(number: number, isDown: isDown, x: x, y: y)
  }

  @Test("A drag is down, moves with the button, up, in points; outside the window as well")
  func drag() {
    let kinds = translate([
      .mouseMoved(x: 20, y: 40), press(1, true, 20, 40), .mouseMoved(x: -30, y: 700),
      press(1, false, -30, 700), .mouseMoved(x: 0, y: 0),
    ])
    #expect(
      kinds == [
        pointer(.move, .none, 10, 20), pointer(.down, .primary, 10, 20),
        pointer(.move, .primary, -15, 350), pointer(.up, .primary, -15, 350),
        pointer(.move, .none, 0, 0),
      ])
  }

  @Test(
    "SDL's buttons by number",
    arguments: zip(
      [1, 2, 3, 4, 5] as [UInt8],
      [.primary, .middle, .secondary, .back, .forward] as [PointerEvent.Button]))
  func buttons(number: UInt8, button: PointerEvent.Button) {
    #expect(translate([press(number, true, 2, 2)]) == [pointer(.down, button, 1, 1)])
  }

  @Test("A sixth button means nothing")
  func unknownButton() {
    #expect(translate([press(6, true, 2, 2)]).isEmpty)
  }

  @Test("Losing the keyboard cancels what is pressed, and its release is then silent")
  func focusLoss() {
    let kinds = translate([
      press(1, true, 8, 8), press(3, true, 8, 8), .focus(false), press(1, false, 9, 9),
      .focus(true),
    ])
    #expect(
      kinds == [
        pointer(.down, .primary, 4, 4), pointer(.down, .secondary, 4, 4),
        pointer(.cancel, .primary, 4, 4), pointer(.cancel, .secondary, 4, 4), .focus(false),
        .focus(true),
      ])
  }

  @Test("The wheel moves the content: away from the person down, tilted right to the left")
  func wheel() {
    let kinds = translate([
      .mouseMoved(x: 100, y: 50), .wheel(x: 0, y: 1), .wheel(x: 0.5, y: -0.25), .wheel(x: 0, y: 0),
    ])
    let place = Point(x: 50, y: 25)
    #expect(
      kinds.dropFirst() == [
        .wheel(at: place, delta: Vector(dx: 0, dy: 60)),
        .wheel(at: place, delta: Vector(dx: -30, dy: -15)),
      ])
  }

  @Test("Two fingers are pointers 1 and 2, and a number is used again when it is free")
  func fingers() {
    let kinds = translate([
      .finger(id: 77, phase: .down, x: 0.5, y: 0.5), .finger(id: 99, phase: .down, x: 1, y: 0),
      .finger(id: 77, phase: .up, x: 0.25, y: 0.5), .finger(id: 99, phase: .move, x: 0.75, y: 0),
      .finger(id: 55, phase: .down, x: 0, y: 1), .finger(id: 3, phase: .move, x: 0, y: 0),
    ])
    #expect(
      kinds == [
        pointer(.down, .primary, 200, 150, id: 1), pointer(.down, .primary, 400, 0, id: 2),
        pointer(.up, .primary, 100, 150, id: 1), pointer(.move, .primary, 300, 0, id: 2),
        pointer(.down, .primary, 0, 300, id: 1),
      ])
  }

  /// SDL's key codes as its documentation lists them: characters by Unicode, others by scan code
  /// with bit 30.
  @Test(
    "Keys by meaning",
    arguments: zip(
      [
        13, 27, 8, 127, 9, 32, 0x4000_0058, 0x4000_0050, 0x4000_004f, 0x4000_0052, 0x4000_0051,
        0x4000_004a, 0x4000_004d, 0x4000_004b, 0x4000_004e, 0x4000_003a, 0x4000_0045, 49, 97, 46,
        228,
      ] as [Int32],
      [
        .enter, .escape, .backspace, .delete, .tab, .space, .enter, .left, .right, .up, .down,
        .home, .end, .pageUp, .pageDown, .function(1), .function(12), .character("1"),
        .character("a"), .character("."), .character("ä"),
      ] as [KeyEvent.Key]))
  func keys(code: Int32, key: KeyEvent.Key) {
    let kinds = translate([.key(code: code, modifiers: 0, isDown: true, isRepeat: false)])
    #expect(kinds == [.key(KeyEvent(key: key))])
  }

  @Test("Keys that nobody listens to say nothing", arguments: [0, 0x4000_0039, 0x4000_0047, -1])
  func otherKeys(code: Int32) {
    #expect(translate([.key(code: code, modifiers: 0, isDown: true, isRepeat: false)]).isEmpty)
  }

  /// Left and right control, shift, alt and command, by scan code.
  @Test(
    "What is held for the wheel is told as it goes down and up",
    arguments: 0x4000_00e0...0x4000_00e7 as ClosedRange<Int32>)
  func held(code: Int32) {
    let kinds = translate([
      .key(code: code, modifiers: 0x40, isDown: true, isRepeat: false),
      .key(code: code, modifiers: 0, isDown: false, isRepeat: false),
    ])
    #expect(
      kinds == [
        .key(KeyEvent(key: .modifier, modifiers: .control)),
        .key(KeyEvent(key: .modifier, isDown: false)),
      ])
  }

  /// SDL's bits: shift 1 and 2, control 0x40 and 0x80, alt 0x100 and 0x200, command 0x400 and
  /// 0x800, num lock 0x1000, caps lock 0x2000.
  @Test(
    "Modifiers, left and right alike, without the locks",
    arguments: zip(
      [0x1, 0x2, 0x40, 0x80, 0x100, 0x200, 0x400, 0x800, 0x3000, 0x3041] as [UInt16],
      [
        .shift, .shift, .control, .control, .alt, .alt, .command, .command, [], [.shift, .control],
      ] as [KeyEvent.Modifiers]))
  func modifiers(bits: UInt16, modifiers: KeyEvent.Modifiers) {
    let kinds = translate([.key(code: 97, modifiers: bits, isDown: false, isRepeat: true)])
    #expect(
      kinds == [
        .key(
          KeyEvent(key: .character("a"), isDown: false, isRepeat: true, modifiers: modifiers))
      ])
  }

  @Test("Files dropped together arrive together, as bytes")
  func drop() {
    let kinds = translate([
      .dropBegan, .dropFile([47, 255]), .dropFile([47, 98]), .dropEnded, .dropBegan, .dropEnded,
    ])
    #expect(kinds == [.drop([[47, 255], [47, 98]])])
  }

  @Test("The rest of what a window tells")
  func window() {
    let kinds = translate([.sizeChanged, .exposed, .closeRequested, .text("Å"), .text(""), .wake])
    #expect(
      kinds == [
        .resize(Size(width: 400, height: 300), scale: 2), .expose, .closeRequest, .text("Å"),
      ])
  }

  @Test("A point is the window system's unit where no scale is asked for")
  func ownScale() {
    let geometry = WindowGeometry(
      units: Size(width: 400, height: 300), pixels: Size(width: 600, height: 450))
    #expect(geometry.scale == 1.5)
    #expect(geometry.size == Size(width: 400, height: 300))
    #expect(geometry.point(x: 100, y: 60) == Point(x: 100, y: 60))
  }

  @Test("A scale asked for holds whatever the window system's units are")
  func wantedScale() {
    let geometry = WindowGeometry(
      units: Size(width: 400, height: 300), pixels: Size(width: 800, height: 600), scale: 4)
    #expect(geometry.size == Size(width: 200, height: 150))
    #expect(geometry.point(x: 400, y: 150) == Point(x: 200, y: 75))
  }
}
