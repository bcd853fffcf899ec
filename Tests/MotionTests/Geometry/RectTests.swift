import Motion
import Testing

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("Its edges and its middle follow from origin and size")
  func edges() {
    #expect(rect.minX == 10 && rect.midX == 25 && rect.maxX == 40)
    #expect(rect.minY == 20 && rect.midY == 40 && rect.maxY == 60)
    #expect(Rect(center: Point(x: 25, y: 40), size: rect.size) == rect)
  }

  @Test("Left and top edges are inside, right and bottom are not")
  func containsEdges() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
  }

  @Test("Rectangles that only touch share nothing")
  func touchingSharesNothing() {
    let neighbour = rect.offset(by: Vector(dx: 30, dy: 0))
    #expect(!rect.intersects(neighbour))
    #expect(rect.intersection(neighbour) == nil)
    #expect(rect.union(neighbour) == Rect(x: 10, y: 20, width: 60, height: 40))
  }

  @Test("The intersection is the shared area")
  func intersection() {
    let other = Rect(x: 30, y: 0, width: 100, height: 35)
    #expect(rect.intersection(other) == Rect(x: 30, y: 20, width: 10, height: 15))
  }

  @Test("Insets larger than the rectangle leave a side of zero")
  func insets() {
    let inset = rect.inset(by: Insets(top: 5, left: 20, bottom: 6, right: 20))
    #expect(inset == Rect(x: 30, y: 25, width: 0, height: 29))
  }

  @Test("Extrapolation never turns a side inside out")
  func interpolation() {
    let end = Rect(x: 20, y: 0, width: 10, height: 80)
    #expect(rect.interpolated(to: end, at: 0.25) == Rect(x: 12.5, y: 15, width: 25, height: 50))
    #expect(rect.interpolated(to: end, at: 2) == Rect(x: 30, y: -20, width: 0, height: 120))
  }

  @Test(
    "Degenerate rectangles are not drawable",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: 1, height: -1),
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: .infinity, height: 1),
      Rect(x: 0, y: -1.1e7, width: 1, height: 1), Rect(x: 0, y: 0, width: 1, height: 1.1e7),
    ])
  func notDrawable(rect: Rect) {
    #expect(!rect.isDrawable)
  }

  @Test("A rectangle at the bound of what is drawable is")
  func drawable() {
    #expect(rect.isDrawable)
    #expect(Rect(x: -1e7, y: 1e7, width: 1e7, height: 1e-3).isDrawable)
  }
}

@Suite struct VectorTests {
  @Test("Arithmetic is by component")
  func arithmetic() {
    let (a, b) = (Vector(dx: 3, dy: -4), Vector(dx: 0.5, dy: 2))
    #expect(a + b == Vector(dx: 3.5, dy: -2))
    #expect(a - b == Vector(dx: 2.5, dy: -6))
    #expect(-a == Vector(dx: -3, dy: 4))
    #expect(a * 2 == Vector(dx: 6, dy: -8))
    #expect(a / 2 == Vector(dx: 1.5, dy: -2))
    #expect(a.length == 5)
    #expect(a.dot(b) == -6.5)
  }

  @Test("A point and a displacement make a point, two points a displacement")
  func points() {
    let (start, way) = (Point(x: 1, y: 2), Vector(dx: 10, dy: -5))
    #expect(start + way == Point(x: 11, y: -3))
    #expect(start + way - way == start)
    #expect((start + way) - start == way)
  }
}
