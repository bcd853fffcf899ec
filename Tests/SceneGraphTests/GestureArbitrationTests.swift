import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor
@Suite struct GestureArbitrationTests {
  /// A scene with a view that fills it, and a recogniser on each.
  private func nested<Inner: GestureRecognizer, Outer: GestureRecognizer>(
    _ inner: Inner, _ outer: Outer
  ) -> Script {
    let script = Script()
    let view = View(frame: script.root.bounds)
    script.root.addSubview(view)
    view.addGestureRecognizer(inner)
    script.root.addGestureRecognizer(outer)
    script.watch(inner, as: "inner")
    script.watch(outer, as: "outer")
    return script
  }

  @Test("Every state leads only where the table says")
  func statesFollowTheTable() {
    let table: [GestureState: Set<GestureState>] = [
      .possible: [.began, .recognized, .failed],
      .began: [.changed, .ended, .cancelled], .changed: [.changed, .ended, .cancelled],
      .ended: [.possible], .recognized: [.possible], .cancelled: [.possible],
      .failed: [.possible],
    ]
    for state in GestureState.allCases { #expect(Set(state.successors) == table[state]) }
  }

  @Test("Of two pans the deeper wins")
  func deeperWins() {
    let script = nested(PanGestureRecognizer(), PanGestureRecognizer())
    script.drag(from: Point(x: 50, y: 50), by: Vector(dx: 20, dy: 0), at: 0, lasting: 16)
    script.up(70, 50, at: 20)
    #expect(script.log == ["inner began", "inner changed", "inner ended"])
  }

  @Test("Both go on where either says so", arguments: [true, false])
  func bothGoOn(innerSays: Bool) {
    let (inner, outer) = (PanGestureRecognizer(), PanGestureRecognizer())
    let script = nested(inner, outer)
    (innerSays ? inner : outer).shouldRecognizeSimultaneously = { _ in true }
    script.down(0, 0, at: 0)
    script.move(9, 0, at: 8)
    script.up(9, 0, at: 9)
    #expect(script.log == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test("One that waits begins when the other fails, and fails when it does not")
  func waits() {
    for begins in [true, false] {
      let (inner, outer) = (PanGestureRecognizer(), PanGestureRecognizer())
      let script = nested(inner, outer)
      inner.shouldRequireFailure = { $0 === outer }
      outer.shouldBegin = { _ in begins }
      script.down(0, 0, at: 0)
      script.move(0, 9, at: 8)
      script.move(0, 19, at: 16)
      script.up(0, 19, at: 17)
      let winner = begins ? "outer" : "inner"
      #expect(script.log == ["\(winner) began", "\(winner) changed", "\(winner) ended"])
    }
  }

  @Test("A single tap waits out a double tap where it has to")
  func tapsWaitForDoubleTaps() {
    let (double, single) = (TapGestureRecognizer(count: 2), TapGestureRecognizer())
    let script = nested(double, single)
    single.require(toFail: double)
    script.down(5, 5, at: 0)
    script.up(5, 5, at: 50)
    #expect(script.log.isEmpty)
    #expect(script.scene.needsFrame)
    script.frame(at: 340)
    #expect(script.log.isEmpty)
    script.frame(at: 360)
    #expect(script.log == ["outer recognized"])
    script.down(5, 5, at: 1000)
    script.up(5, 5, at: 1050)
    script.down(5, 5, at: 1100)
    script.up(5, 5, at: 1150)
    #expect(script.log == ["outer recognized", "inner recognized"])
    script.frame(at: 3000)
    #expect(script.log.count == 2)
    script.scene.frameDrawn()
    #expect(!script.scene.needsFrame)
  }

  @Test("Without waiting, a double tap follows its first tap")
  func doubleTapsFollowTaps() {
    let script = nested(TapGestureRecognizer(), TapGestureRecognizer(count: 2))
    for start in [0, 100] {
      script.down(5, 5, at: start)
      script.up(5, 5, at: start + 20)
    }
    #expect(script.log == ["inner recognized", "inner recognized", "outer recognized"])
  }

  @Test("Two that wait for each other both fail at the end, and can recognise again")
  func deadlocksDissolve() {
    let (inner, outer) = (PanGestureRecognizer(), PanGestureRecognizer())
    let script = nested(inner, outer)
    inner.require(toFail: outer)
    outer.require(toFail: inner)
    script.down(0, 0, at: 0)
    script.move(9, 0, at: 8)
    script.up(9, 0, at: 9)
    #expect(inner.state == .possible && outer.state == .possible)
    #expect(inner.contacts.isEmpty && outer.contacts.isEmpty)
  }

  @Test("A pan that sets out along the wrong axis leaves the drag to the one above")
  func axesDecide() {
    let (inner, outer) = (PanGestureRecognizer(), PanGestureRecognizer())
    let script = nested(inner, outer)
    inner.axis = .horizontal
    script.drag(from: Point(x: 50, y: 50), by: Vector(dx: 5, dy: 30), at: 0, lasting: 16)
    script.up(55, 80, at: 20)
    #expect(script.log == ["outer began", "outer changed", "outer ended"])
  }

  /// What takes a gesture away.
  enum Interruption: CaseIterable {
    case pointerCancelled, focusLost, viewRemoved, recognizerRemoved, disabled, pressedAgain
  }

  @Test("Whatever takes a pan away cancels it exactly once", arguments: Interruption.allCases)
  func cancelsOnce(_ interruption: Interruption) throws {
    let script = Script()
    let view = View(frame: script.root.bounds)
    script.root.addSubview(view)
    let pan = PanGestureRecognizer()
    view.addGestureRecognizer(pan)
    script.watch(pan, as: "pan")
    script.down(0, 0, at: 0)
    script.move(20, 0, at: 8)
    switch interruption {
    case .pointerCancelled: script.cancel(at: 10)
    case .focusLost: script.event(.focus(false), at: 10)
    case .viewRemoved: view.removeFromSuperview()
    case .recognizerRemoved: view.removeGestureRecognizer(pan)
    case .disabled: pan.isEnabled = false
    case .pressedAgain: script.down(0, 0, at: 10)
    }
    #expect(script.log == ["pan began", "pan cancelled"])
    script.event(.focus(false), at: 20)
    script.move(40, 0, at: 24)
    script.up(40, 0, at: 30)
    #expect(script.log == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible && pan.contacts.isEmpty)
    if interruption == .viewRemoved { script.root.addSubview(view) }
    if interruption == .recognizerRemoved { view.addGestureRecognizer(pan) }
    pan.isEnabled = true
    script.down(0, 0, at: 100)
    script.move(20, 0, at: 108)
    #expect(script.log.last == "pan began", "it works again after that")
  }

  @Test("A view removed by its own tap, or a recogniser by its own pan, does no harm")
  func survivesRemovalFromWithin() {
    let script = Script()
    let view = View(frame: script.root.bounds)
    script.root.addSubview(view)
    var taps = 0
    let tap = TapGestureRecognizer { _ in
      taps += 1
      view.removeFromSuperview()
    }
    view.addGestureRecognizer(tap)
    let pan = PanGestureRecognizer()
    pan.onChange = { [weak pan] _ in if let pan { pan.view?.removeGestureRecognizer(pan) } }
    script.root.addGestureRecognizer(pan)
    script.down(5, 5, at: 0)
    script.up(5, 5, at: 10)
    #expect(taps == 1 && view.superview == nil && tap.state == .possible)
    script.down(5, 5, at: 100)
    script.move(50, 5, at: 110)
    script.up(50, 5, at: 120)
    #expect(pan.view == nil && pan.contacts.isEmpty)
  }

  @Test(
    "Any sequence of events leaves every recogniser at rest once all pointers are up",
    arguments: 0..<60)
  func comesToRest(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let script = Script()
    var all: [GestureRecognizer] = []
    var view = script.root
    for level in 0..<4 {
      all.append(TapGestureRecognizer(count: 1 + level % 2))
      all.append(PanGestureRecognizer())
      all.append(LongPressGestureRecognizer())
      all.append(PinchGestureRecognizer())
      for recognizer in all.suffix(4) {
        view.addGestureRecognizer(recognizer)
        if Int.random(in: 0..<4, using: &random) == 0 {
          recognizer.shouldRecognizeSimultaneously = { _ in true }
        }
        if let other = all.randomElement(using: &random), other !== recognizer {
          recognizer.require(toFail: other)
        }
      }
      let next = View(frame: view.bounds)
      view.addSubview(next)
      view = next
    }
    var balance: [ObjectIdentifier: Int] = [:]
    for recognizer in all {
      recognizer.onChange = {
        switch $0.state {
        case .began: balance[ObjectIdentifier($0), default: 0] += 1
        case .ended, .cancelled: balance[ObjectIdentifier($0), default: 0] -= 1
        case .possible, .changed, .recognized, .failed: break
        }
      }
    }
    var time = 0
    for _ in 0..<300 {
      time += Int.random(in: 1...200, using: &random)
      let (x, y) = (
        Double.random(in: 0..<400, using: &random), Double.random(in: 0..<400, using: &random)
      )
      let pointer = Int.random(in: 0...2, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0...1: script.down(x, y, at: time, pointer: pointer)
      case 2...3: script.move(x, y, at: time, pointer: pointer)
      case 4...5: script.up(x, y, at: time, pointer: pointer)
      case 6: script.frame(at: time)
      default:
        script.event(
          .wheel(at: Point(x: x, y: y), delta: Vector(dx: 0, dy: 60)), at: time)
      }
    }
    for pointer in 0...2 { script.up(0, 0, at: time + 1, pointer: pointer) }
    script.frame(at: time + 1000)
    script.frame(at: time + 2000)
    #expect(all.allSatisfy { $0.state == .possible && $0.contacts.isEmpty })
    #expect(balance.values.allSatisfy { $0 == 0 })
    #expect(!script.scene.isMoving)
  }
}
