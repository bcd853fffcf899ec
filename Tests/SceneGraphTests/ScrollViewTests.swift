import Motion
import SceneGraph
import Testing

@MainActor
@Suite struct ScrollViewTests {
  /// A 300 × 400 view over a content of 300 × 2000.
  private func scrolling(to y: Double = 0) -> (Script, ScrollView) {
    let script = Script(width: 300, height: 400)
    let view = ScrollView(frame: script.root.bounds)
    view.contentSize = Size(width: 300, height: 2000)
    view.contentOffset = Point(x: 0, y: y)
    script.root.addSubview(view)
    return (script, view)
  }

  @Test("The content stays under the pointer that drags it, and sideways drags leave it")
  func followsThePointer() {
    let (script, view) = scrolling(to: 500)
    script.down(100, 200, at: 0)
    script.move(104, 250, at: 8)
    #expect(view.contentOffset == Point(x: 0, y: 450))
    script.move(0, 190, at: 16)
    #expect(view.contentOffset == Point(x: 0, y: 510))
    script.cancel(at: 20)
    script.down(100, 200, at: 1000)
    script.move(150, 210, at: 1008)
    #expect(!view.isDragging)
  }

  @Test("Past its bound it stretches by the rubber band's law", arguments: [50.0, 100, 200, 390])
  func stretches(pull: Double) {
    let (script, view) = scrolling()
    script.down(100, 5, at: 0)
    script.move(100, 5 + pull, at: 8)
    // b(x) = x·c·d/(x·c + d) with c = 0.55 and the side of 400.
    let expected = pull * 0.55 * 400 / (pull * 0.55 + 400)
    #expect(abs(view.contentOffset.y + expected) < 1e-9)
  }

  @Test("A stretched content comes back to its bound; caught on the way, it follows again")
  func comesBack() {
    let (script, view) = scrolling()
    script.down(100, 5, at: 0)
    script.move(100, 205, at: 8)
    script.up(100, 205, at: 500)
    let stretched = view.contentOffset.y
    script.frame(at: 560)
    let caught = view.contentOffset.y
    #expect(caught > stretched && caught < -5)
    script.down(100, 205, at: 561)
    #expect(view.isDragging)
    #expect(abs(view.contentOffset.y - caught) < 1e-9, "no jump at the catch")
    script.up(100, 205, at: 700)
    script.frame(at: 5000)
    #expect(view.contentOffset.y == 0)
    #expect(!script.scene.isMoving)
  }

  @Test("A fling coasts by the exponential law, from its speed, to a whole point")
  func coasts() {
    let (script, view) = scrolling(to: 800)
    script.drag(from: Point(x: 100, y: 300), by: Vector(dx: 0, dy: -40), at: 0, lasting: 80)
    script.up(100, 260, at: 80)
    #expect(view.contentOffset.y == 840)
    // x(t) = x0 + v·(0.998^(1000t) − 1)/(1000·ln 0.998), v = 500; by compound multiplication.
    var decayed = 1.0
    for milliseconds in 1...900 {
      decayed *= 0.998
      guard milliseconds % 150 == 0 else { continue }
      script.frame(at: 80 + milliseconds)
      let expected = 840 + 500 * (1 - decayed) / (1000 * 0.002_002_002_670_673)
      #expect(abs(view.contentOffset.y - expected) < 1, "off by \(view.contentOffset.y - expected)")
    }
    script.frame(at: 20_000)
    #expect(view.contentOffset.y == view.contentOffset.y.rounded())
    #expect(abs(view.contentOffset.y - (840 + 249.7 - 2)) < 1.5)
    #expect(!script.scene.isMoving)
  }

  @Test("How often it is sampled makes no difference")
  func samplesAreExact() {
    var ends: [Double] = []
    for step in [1, 16, 700] {
      let (script, view) = scrolling(to: 100)
      script.drag(from: Point(x: 100, y: 100), by: Vector(dx: 0, dy: 200), at: 0, lasting: 80)
      script.up(100, 300, at: 80)
      for time in stride(from: 80, to: 780, by: step) { script.frame(at: time) }
      script.frame(at: 780)
      ends.append(view.contentOffset.y)
    }
    #expect(ends[0] == ends[1] && ends[1] == ends[2])
  }

  @Test("A fling into the bound goes on past it without a jump, and comes back")
  func bouncesSmoothly() {
    let (script, view) = scrolling(to: 250)
    script.drag(from: Point(x: 100, y: 100), by: Vector(dx: 0, dy: 200), at: 0, lasting: 80)
    script.up(100, 300, at: 80)
    var previous = view.contentOffset.y
    var least = previous
    for time in 81...4000 {
      script.frame(at: time)
      let offset = view.contentOffset.y
      #expect(abs(offset - previous) < 2.6, "2500 points per second are 2.5 in a millisecond")
      (previous, least) = (offset, min(least, offset))
    }
    #expect(least < -10 && previous == 0)
  }

  @Test("A press that catches a fling is no tap, and another fling adds to the first")
  func catchesFlings() {
    let (script, view) = scrolling()
    view.contentSize.height = 20_000
    let tap = TapGestureRecognizer()
    let cell = View(frame: Rect(x: 0, y: 0, width: 300, height: 20_000))
    view.addSubview(cell)
    cell.addGestureRecognizer(tap)
    script.watch(tap, as: "tap")
    func fling(at time: Int) {
      script.drag(from: Point(x: 100, y: 300), by: Vector(dx: 0, dy: -80), at: time, lasting: 80)
      script.up(100, 220, at: time + 80)
    }
    fling(at: 0)
    #expect(abs(view.velocity.dy - 1000) < 1.1, "bent by half a point in 499")
    script.frame(at: 150)
    fling(at: 150)
    #expect(view.velocity.dy > 1500 && view.velocity.dy < 2000)
    script.frame(at: 300)
    script.down(100, 100, at: 300)
    let caught = view.contentOffset
    script.up(100, 100, at: 320)
    #expect(script.log.isEmpty)
    script.frame(at: 1000)
    #expect(abs(view.contentOffset.y - caught.y) <= 0.5)
    script.down(100, 100, at: 1100)
    script.up(100, 100, at: 1120)
    #expect(script.log == ["tap recognized"])
  }

  @Test("The wheel moves the content the way it turns, and no further than its bound")
  func wheels() {
    let (script, view) = scrolling(to: 100)
    let center = Point(x: 100, y: 100)
    script.event(.wheel(at: center, delta: Vector(dx: 0, dy: -60)), at: 0)
    script.event(.wheel(at: center, delta: Vector(dx: 0, dy: -60)), at: 10)
    script.frame(at: 100)
    #expect(view.contentOffset.y > 110 && view.contentOffset.y < 220)
    script.frame(at: 3000)
    #expect(view.contentOffset.y == 220)
    script.event(.wheel(at: center, delta: Vector(dx: 0, dy: 3)), at: 3001)
    #expect(view.contentOffset.y == 217, "fine steps are followed at once")
    script.event(.wheel(at: center, delta: Vector(dx: 0, dy: 5000)), at: 3010)
    script.frame(at: 9000)
    #expect(view.contentOffset.y == 0 && view.isAtTop)
    #expect(
      !script.scene.handle(
        InputEvent(
          time: .milliseconds(9001), kind: .wheel(at: center, delta: Vector(dx: 0, dy: 60)))))
  }

  @Test("A wheel that an inner view has no use for scrolls the outer one")
  func handsTheWheelOn() {
    let (script, outer) = scrolling()
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = Size(width: 300, height: 230)
    outer.addSubview(inner)
    for time in [0, 1000] {
      script.event(
        .wheel(at: Point(x: 50, y: 50), delta: Vector(dx: 0, dy: -30)), at: time)
      script.frame(at: time + 900)
    }
    #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 30)
  }

  @Test("Scrolling to a rectangle moves as little as shows it")
  func scrollsToVisible() {
    let (script, view) = scrolling(to: 500)
    view.contentInsets = Insets(top: 50)
    view.scrollToVisible(Rect(x: 0, y: 600, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 500)
    view.scrollToVisible(Rect(x: 0, y: 520, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 470)
    view.scrollToVisible(Rect(x: 0, y: 900, width: 10, height: 50), animated: true)
    #expect(view.contentOffset.y == 470 && view.settledOffset.y == 550)
    script.frame(at: 4000)
    #expect(view.contentOffset.y == 550)
  }

  @Test("A content that shrinks or a view that leaves ends where it may rest")
  func endsWithinBounds() {
    let (script, view) = scrolling(to: 1500)
    view.contentSize.height = 1000
    #expect(view.contentOffset.y == 600)
    view.scroll(to: Point(x: 0, y: 100), animated: true)
    script.frame(at: 50)
    view.removeFromSuperview()
    #expect(view.contentOffset.y == 100)
    #expect(!script.scene.isMoving)
  }
}

/// A scroll view inside a screen that a drag dismisses.
@MainActor
@Suite struct DismissByScrollTests {
  private func screen() -> (Script, ScrollView, PanGestureRecognizer) {
    let script = Script(width: 300, height: 400)
    let view = ScrollView(frame: script.root.bounds)
    view.contentSize = Size(width: 300, height: 2000)
    script.root.addSubview(view)
    let dismiss = PanGestureRecognizer()
    script.root.addGestureRecognizer(dismiss)
    script.watch(dismiss, as: "dismiss")
    view.panGestureRecognizer.shouldRequireFailure = { $0 === dismiss }
    dismiss.shouldBegin = { [weak view, weak dismiss] _ in
      view?.isAtTop == true && (dismiss?.translation(in: nil).dy ?? 0) > 0
    }
    return (script, view, dismiss)
  }

  @Test("At the top a drag down dismisses, and the content stays")
  func dismissesAtTheTop() {
    let (script, view, _) = screen()
    script.drag(from: Point(x: 50, y: 50), by: Vector(dx: 0, dy: 90), at: 0, lasting: 16)
    #expect(script.log == ["dismiss began", "dismiss changed"])
    #expect(view.contentOffset.y == 0 && !view.isDragging)
  }

  @Test("A drag up, or one further down, scrolls", arguments: [(0.0, -90.0), (500, 90)])
  func scrollsElsewhere(offset: Double, way: Double) {
    let (script, view, _) = screen()
    view.contentOffset.y = offset
    script.drag(from: Point(x: 50, y: 150), by: Vector(dx: 0, dy: way), at: 0, lasting: 16)
    #expect(script.log.isEmpty)
    #expect(view.contentOffset.y == offset - way)
  }
}
