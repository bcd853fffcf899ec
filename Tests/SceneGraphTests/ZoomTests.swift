import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor @Suite("Zooming")
struct ZoomTests {
  private let script = Script(width: 600, height: 400)
  private let zoom: ZoomView
  private let pages = Pages()

  /// Writes down what the pages beside are told.
  private final class Pages: ZoomViewDelegate {
    var steps: Set<Int> = []
    var past: [Double] = []
    var speeds: [Double] = []
    func zoomView(_ view: ZoomView, hasPage step: Int) -> Bool { steps.contains(step) }
    func zoomView(_ view: ZoomView, isDraggedPast distance: Double) { past.append(distance) }
    func zoomView(_ view: ZoomView, isReleasedAt velocity: Double) { speeds.append(velocity) }
  }

  init() {
    zoom = ZoomView(contentView: View())
    zoom.frame = script.root.bounds
    zoom.contentSize = Size(width: 1500, height: 1200)
    zoom.delegate = pages
    script.root.addSubview(zoom)
    script.frame(at: 0)
  }

  private func settle(from time: Int) -> Int {
    let start = time
    var time = time
    repeat {
      time += 16
      script.frame(at: time)
    } while script.scene.isMoving && time < start + 10_000
    return time
  }

  /// Which point of the content lies at a point, in fractions of it.
  private func part(at point: Point) -> Point {
    let frame = zoom.contentFrame
    return Point(
      x: (point.x - frame.minX) / frame.width, y: (point.y - frame.minY) / frame.height)
  }

  @Test("At first it fits, in the middle; fill covers; actual has the content's own size")
  func named() {
    #expect(zoom.contentFrame == Rect(x: 50, y: 0, width: 500, height: 400))
    #expect(zoom.isFitted)
    zoom.zoom(to: .fill, animated: false)
    #expect(zoom.contentFrame == Rect(x: 0, y: -40, width: 600, height: 480))
    zoom.zoom(to: .actual, animated: false)
    #expect(zoom.contentFrame == Rect(x: -450, y: -400, width: 1500, height: 1200))
    #expect(zoom.scale == 1 && !zoom.isFitted)
    zoom.zoomToNextNamed(animated: false)
    #expect(zoom.isFitted)
    zoom.zoomToNextNamed(animated: false)
    #expect(zoom.contentFrame.width == 600)
  }

  @Test("What lies under the pointer stays there, at every frame of a zoom")
  func pointer() {
    zoom.zoom(to: .actual, animated: false)
    let spot = Point(x: 210, y: 140)
    let held = part(at: spot)
    script.event(.wheel(at: spot, delta: Vector(dx: 0, dy: 60)), at: 10)
    script.event(.wheel(at: spot, delta: Vector(dx: 0, dy: 60)), at: 30)
    for time in stride(from: 16, through: 600, by: 16) {
      script.frame(at: time)
      let now = part(at: spot)
      #expect(abs(now.x - held.x) < 1e-9 && abs(now.y - held.y) < 1e-9)
    }
    #expect(abs(zoom.scale - 1.15 * 1.15) < 1e-9)
  }

  @Test("The scale stays within its limits, whatever the wheel does", arguments: [60.0, -60])
  func limits(delta: Double) {
    for index in 0..<80 {
      script.event(
        .wheel(at: Point(x: 300, y: 200), delta: Vector(dx: 0, dy: delta)), at: index * 8)
      script.frame(at: index * 8)
    }
    _ = settle(from: 640)
    #expect(abs(zoom.scale - (delta > 0 ? 8 : 1.0 / 3)) < 1e-9)
  }

  @Test(
    "Two fingers hold what is between them, within the limits; beyond them it stretches and comes back"
  )
  func pinch() {
    script.down(250, 200, at: 0, pointer: 1)
    script.down(350, 200, at: 0, pointer: 2)
    let held = part(at: Point(x: 300, y: 200))
    for step in 1...10 {
      script.move(250 - Double(step) * 6, 200, at: step * 10, pointer: 1)
      script.move(350 + Double(step) * 6, 200, at: step * 10, pointer: 2)
    }
    #expect(abs(zoom.scale - 2.2 / 3) < 1e-9)
    let now = part(at: Point(x: 300, y: 200))
    #expect(abs(now.x - held.x) < 1e-9 && abs(now.y - held.y) < 1e-9)
    script.move(20, 200, at: 200, pointer: 1)
    script.move(1800, 200, at: 200, pointer: 2)
    script.up(20, 200, at: 500, pointer: 1)
    script.up(1800, 200, at: 500, pointer: 2)
    _ = settle(from: 500)
    #expect(zoom.scale <= 8 && zoom.scale > 2)
    let frame = zoom.contentFrame
    #expect(frame.minX <= 0 && frame.maxX >= 600 && frame.minY <= 0 && frame.maxY >= 400)
  }

  @Test("Pinched smaller than fits it comes back to what fits")
  func pinchSmall() {
    script.down(100, 200, at: 0, pointer: 1)
    script.down(500, 200, at: 0, pointer: 2)
    script.move(280, 200, at: 50, pointer: 1)
    script.move(320, 200, at: 60, pointer: 2)
    #expect(zoom.contentFrame.width < 500)
    script.up(280, 200, at: 400, pointer: 1)
    script.up(320, 200, at: 400, pointer: 2)
    _ = settle(from: 400)
    #expect(zoom.contentFrame == zoom.geometry.fitted && zoom.isFitted)
  }

  @Test("A drag follows the pointer, coasts on with its speed, and stops at the side")
  func pan() {
    zoom.zoom(to: .actual, animated: false)
    let start = zoom.contentFrame.origin
    script.drag(from: Point(x: 300, y: 200), by: Vector(dx: 160, dy: 80), at: 0, lasting: 80)
    let dragged = zoom.contentFrame.origin
    #expect(abs(dragged.x - start.x - 160) < 1e-9 && abs(dragged.y - start.y - 80) < 1e-9)
    script.up(460, 280, at: 82)
    script.frame(at: 90)
    let first = zoom.contentFrame.origin
    script.frame(at: 98)
    let second = zoom.contentFrame.origin
    // 2000 points a second and 1000.
    #expect(abs((second.x - first.x) / 0.008 - 2000) < 150)
    #expect(abs((second.y - first.y) / 0.008 - 1000) < 80)
    _ = settle(from: 100)
    let end = zoom.contentFrame
    #expect(end.minX <= 0 && end.maxX >= 600 && end.minY <= 0 && end.maxY >= 400)
    #expect(end.minX == 0, "it would have coasted a thousand points")
  }

  @Test("Without a page beside, a drag past the side stretches; with one, the page takes the rest")
  func past() {
    zoom.zoom(to: .fill, animated: false)
    script.drag(from: Point(x: 100, y: 200), by: Vector(dx: 300, dy: 0), at: 0, lasting: 160)
    #expect(zoom.contentFrame.minX > 0 && zoom.contentFrame.minX < 200)
    #expect(pages.past.isEmpty)
    script.up(400, 200, at: 900)
    let time = settle(from: 900)
    #expect(zoom.contentFrame.minX == 0)
    pages.steps = [-1]
    script.drag(from: Point(x: 100, y: 200), by: Vector(dx: 300, dy: 0), at: time, lasting: 160)
    #expect(zoom.contentFrame.minX == 0)
    #expect(pages.past.last == 300)
    script.up(400, 200, at: time + 162)
    #expect(pages.speeds.count == 1 && abs(pages.speeds[0] - 1875) < 150)
  }

  @Test("Where it fits, a drag across goes to the pages, and a drag down is left to others")
  func fitted() {
    pages.steps = [1, -1]
    script.drag(from: Point(x: 300, y: 200), by: Vector(dx: -90, dy: 10), at: 0, lasting: 80)
    #expect(pages.past.last == -90)
    #expect(zoom.contentFrame == zoom.geometry.fitted)
    script.up(210, 210, at: 90)
    let count = pages.past.count
    script.drag(from: Point(x: 300, y: 200), by: Vector(dx: 10, dy: 90), at: 1000, lasting: 80)
    #expect(pages.past.count == count)
    script.up(310, 290, at: 1090)
  }

  @Test("Caught at any frame it stays where it was seen, and another zoom keeps its speed")
  func interrupted() {
    for interruption in stride(from: 16, through: 320, by: 16) {
      zoom.zoom(to: .fit, animated: false)
      let start = interruption * 1000
      script.frame(at: start)
      zoom.zoom(to: .actual, at: Point(x: 100, y: 50), animated: true)
      for time in stride(from: 16, through: interruption, by: 16) { script.frame(at: start + time) }
      let seen = zoom.contentFrame
      script.frame(at: start + interruption + 1)
      let speed = (zoom.contentFrame.width - seen.width) / 0.001
      zoom.zoom(to: .fit, animated: true)
      let before = zoom.contentFrame
      script.frame(at: start + interruption + 2)
      let after = (zoom.contentFrame.width - before.width) / 0.001
      // A thousand points away the spring itself takes 250 points a second off in a millisecond.
      #expect(abs(after - speed) < 400, "from \(speed) to \(after)")
      _ = settle(from: start + interruption + 2)
      #expect(zoom.contentFrame == zoom.geometry.fitted)
    }
  }

  @Test("A window of another size keeps what fits fitted, and the middle of what is zoomed")
  func resize() {
    zoom.frame.size = Size(width: 300, height: 700)
    script.frame(at: 16)
    #expect(zoom.contentFrame == zoom.geometry.fitted)
    zoom.zoom(to: .actual, at: Point(x: 40, y: 300), animated: false)
    let middle = part(at: Point(x: 150, y: 350))
    zoom.frame.size = Size(width: 500, height: 500)
    script.frame(at: 32)
    let now = part(at: Point(x: 250, y: 250))
    #expect(abs(now.x - middle.x) < 0.002 && abs(now.y - middle.y) < 0.002 && zoom.scale == 1)
  }

  @Test("Nothing to show, or no room, is no fault")
  func nothing() {
    zoom.contentSize = .zero
    zoom.zoom(by: 2, animated: true)
    zoom.toggleZoom(at: .zero)
    zoom.zoomToNextNamed(animated: true)
    script.event(.wheel(at: Point(x: 300, y: 200), delta: Vector(dx: 0, dy: 60)), at: 10)
    script.drag(from: Point(x: 300, y: 200), by: Vector(dx: 90, dy: 10), at: 20, lasting: 80)
    script.up(390, 210, at: 110)
    zoom.frame.size = .zero
    _ = settle(from: 200)
    #expect(zoom.contentFrame.size == .zero)
  }
}
