import Motion
import SceneGraph
import Testing

/// Throws harder than any hand's.
@MainActor
@Suite struct ScrollThrowTests {
  private static let height = 400.0

  /// A view over a content, thrown by a drag of 40 ms.
  private func thrown(
    _ speed: Double, content: Double, from offset: Double
  ) -> (Script, ScrollView) {
    let script = Script(width: 300, height: Self.height)
    let view = ScrollView(frame: script.root.bounds)
    view.contentSize = Size(width: 300, height: content)
    view.alwaysBouncesVertically = true
    view.contentOffset = Point(x: 0, y: offset)
    script.root.addSubview(view)
    script.drag(
      from: Point(x: 100, y: 200), by: Vector(dx: 0, dy: speed * 0.04), at: 0, lasting: 40)
    script.up(100, 200 + speed * 0.04, at: 40)
    return (script, view)
  }

  @Test(
    "However hard it is thrown, a half of what can be in sight stays there, and it comes back without a jump",
    arguments: [
      1000.0, 3000, 6000, 8000, 12_000, 20_000, 35_000, 50_000, -1000, -3000, -6000, -8000, -12_000,
      -20_000, -35_000, -50_000,
    ])
  func staysInSight(speed: Double) {
    for content in [60.0, 400, 500, 2000, 30_000] {
      let last = max(0, content - Self.height)
      for offset in Set([0, last / 2, last]).sorted() {
        let note = "content \(content) from \(offset)"
        let (script, view) = thrown(speed, content: content, from: offset)
        // What the hand itself has pulled out stays out, and goes little farther.
        let sight = min(Self.height, content)
        let pulled = max(0, -view.contentOffset.y, view.contentOffset.y - last)
        let most = max(sight / 2, pulled + sight / 16)
        var (before, velocity) = (view.contentOffset.y, view.velocity.dy)
        for time in 41...8000 where script.scene.isMoving {
          script.frame(at: time)
          let (now, speed) = (view.contentOffset.y, view.velocity.dy)
          #expect(max(-now, now - last) < most, "\(note) at \(time) ms")
          // The speeds at both ends of a millisecond explain the step.
          let (step, expected) = (now - before, (velocity + speed) / 2 * 0.001)
          let isExplained: Bool = abs(step - expected) < 0.08 * abs(expected) + 1
          #expect(isExplained, "\(note) at \(time) ms: \(step), not \(expected)")
          (before, velocity) = (now, speed)
        }
        #expect(view.contentOffset.y >= 0 && view.contentOffset.y <= last, "\(note)")
        #expect(!script.scene.isMoving, "\(note)")
      }
    }
  }

  @Test("An ordinary throw bounces as ever: critically damped, a period of 0.45 s")
  func ordinary() {
    let (script, view) = thrown(2000, content: 2000, from: 0)
    let (start, speed) = (view.contentOffset.y, view.velocity.dy)
    let frequency = 2 * Double.pi / 0.45
    for step in 1...60 {
      script.frame(at: 40 + step * 5)
      let seconds = Double(step) * 0.005
      var decay = 1.0
      // e^(−ωt) by a product of small steps.
      for _ in 0..<(step * 500) { decay *= 1 - frequency * 1e-5 }
      let expected = (start + (speed + frequency * start) * seconds) * decay
      #expect(abs(view.contentOffset.y - expected) < 0.1)
    }
  }

  @Test("Scrolled elsewhere in the middle of a hard throw, it stays in sight as well")
  func redirected() {
    for key in [50, 60, 80, 120] {
      let (script, view) = thrown(-40_000, content: 3000, from: 1000)
      for time in 41...key { script.frame(at: time) }
      view.scroll(to: Point(x: 0, y: 2600), animated: true)
      for time in key...4000 where script.scene.isMoving {
        script.frame(at: time)
        let offset = view.contentOffset.y
        // What was beyond a quarter already may have gone a sixteenth farther.
        #expect(offset < 2600 + 225 && offset > -225, "\(offset) at \(time) ms after \(key) ms")
      }
      #expect(view.contentOffset.y == 2600)
    }
  }
}
