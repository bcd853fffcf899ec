import Motion
import SceneGraph
import TestSupport
import Testing

@MainActor
@Suite struct ViewConversionTests {
  @Test("A point goes up the tree by bounds, transform about the middle, and centre")
  func followsTheMatrices() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    let turned = View(frame: Rect(x: 100, y: 200, width: 40, height: 20))
    turned.transform = Transform3D(0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)
    let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    inner.bounds.origin = Point(x: 0, y: 30)
    root.addSubview(turned)
    turned.addSubview(inner)
    // (1, 31) scrolls to (1, 1), stands at (6, 6), is (−14, −4) from the middle; a quarter turn
    // takes that to (4, −14), and the middle is at (120, 210).
    #expect(inner.convert(Point(x: 1, y: 31), to: root) == Point(x: 124, y: 196))
    #expect(inner.convert(Point(x: 124, y: 196), from: root) == Point(x: 1, y: 31))
    #expect(turned.frame == Rect(x: 110, y: 190, width: 20, height: 40))
  }

  @Test("There and back is where it was, between any two views", arguments: 0..<40)
  func roundTrips(seed: Int) throws {
    let all = randomTree(seed: seed, depth: 4, breadth: 2).everything
    var random = SeededGenerator(seed: UInt64(seed + 1000))
    for _ in 0..<20 {
      let from = try #require(all.randomElement(using: &random))
      let to = try #require(all.randomElement(using: &random))
      let point = Point(
        x: Double.random(in: -300...300, using: &random),
        y: Double.random(in: -300...300, using: &random))
      let there = try #require(from.convert(point, to: to))
      let back = try #require(to.convert(there, to: from))
      let window = try #require(from.convert(point, to: nil))
      let other = try #require(to.convert(there, to: nil))
      #expect((back - point).length < 1e-6, "off by \((back - point).length)")
      #expect((window - other).length < 1e-6, "off by \((window - other).length)")
    }
  }

  @Test("There is no way between trees, or through a view squeezed to a line")
  func givesUpWhereThereIsNoWay() {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let flat = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(flat)
    flat.transform = .scale(x: 0, y: 1)
    #expect(root.convert(Point.zero, to: View()) == nil)
    #expect(root.convert(Point.zero, to: flat) == nil)
    #expect(flat.convert(Point(x: 3, y: 4), to: root) == Point(x: 5, y: 4))
    flat.transform = .scale(x: .nan, y: 1)
    #expect(root.convert(Point.zero, to: flat) == nil)
    #expect(flat.convert(Point.zero, to: root) == nil)
  }

  @Test(
    "A very small or very large scale is not taken for a squeeze", arguments: [1e-6, 1e-3, 1e6])
  func keepsSmallScales(scale: Double) throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let small = View(frame: Rect(x: 20, y: 30, width: 10, height: 10))
    root.addSubview(small)
    small.transform = .scale(x: scale, y: scale)
    let point = try #require(root.convert(Point(x: 25 + 2 * scale, y: 35), to: small))
    #expect(abs(point.x - 7) < 1e-6 && abs(point.y - 5) < 1e-6)
  }

  @Test("A rectangle becomes the box around its corners")
  func boxesRectangles() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let turned = View(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    root.addSubview(turned)
    turned.transform = turn(0.5)  // cosine 0.6, sine 0.8
    let box = try #require(turned.convert(turned.bounds, to: root))
    #expect(abs(box.x - 36) < 1e-12 && abs(box.width - 28) < 1e-12)
  }

  @Test("A frame reads back exactly as it was set, and only the size moves the middle's corner")
  func framesReadBack() {
    let view = View()
    let frame = Rect(x: 0.1, y: 0.7, width: 1.0 / 3, height: 17.3)
    view.frame = frame
    #expect(view.frame == frame)
    view.bounds = Rect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.frame.center.y == frame.center.y)
    #expect(view.bounds.origin == Point(x: 5, y: 6))
    view.center = Point(x: 50, y: 60)
    #expect(view.frame == Rect(x: 45, y: 50, width: 10, height: 20))
  }
}
