import Motion
import TestSupport
import Testing

@Suite struct Transform3DTests {
  private func expectClose(
    _ actual: Point?, _ expected: Point, within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let actual else {
      Issue.record("there is no point", sourceLocation: sourceLocation)
      return
    }
    let distance = (actual - expected).length
    #expect(distance <= tolerance, "\(actual), not \(expected)", sourceLocation: sourceLocation)
  }

  private func expectIdentity(
    _ t: Transform3D, within tolerance: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let i = Transform3D.identity
    let differences = [
      t.m11 - i.m11, t.m12 - i.m12, t.m13 - i.m13, t.m14 - i.m14,
      t.m21 - i.m21, t.m22 - i.m22, t.m23 - i.m23, t.m24 - i.m24,
      t.m31 - i.m31, t.m32 - i.m32, t.m33 - i.m33, t.m34 - i.m34,
      t.m41 - i.m41, t.m42 - i.m42, t.m43 - i.m43, t.m44 - i.m44,
    ]
    #expect(differences.allSatisfy { abs($0) <= tolerance }, "\(t)", sourceLocation: sourceLocation)
  }

  /// Turned, tilted, scaled, moved and seen in perspective.
  static let view = Transform3D.scale(x: 1.3, y: 0.8)
    .concatenating(.rotation(angle: 0.4, x: 1, y: 2, z: -0.5))
    .concatenating(.translation(x: 30, y: -12, z: 40))
    .concatenating(.perspective(distance: 900))

  @Test("A quarter turn about z is clockwise on screen, where y grows downwards")
  func turnsClockwise() {
    let turn = Transform3D.rotation(angle: .pi / 2)
    expectClose(turn.apply(to: Point(x: 1, y: 0)), Point(x: 0, y: 1), within: 1e-15)
    expectClose(turn.apply(to: Point(x: 0, y: 1)), Point(x: -1, y: 0), within: 1e-15)
  }

  @Test("Turning about x or y foreshortens the other side by the cosine")
  func foreshortens() {
    let aboutX = Transform3D.rotation(angle: .pi / 3, x: 2, y: 0, z: 0)
    expectClose(aboutX.apply(to: Point(x: 3, y: 4)), Point(x: 3, y: 2), within: 1e-14)
    let aboutY = Transform3D.rotation(angle: -.pi / 3, x: 0, y: 0.1, z: 0)
    expectClose(aboutY.apply(to: Point(x: 3, y: 4)), Point(x: 1.5, y: 4), within: 1e-14)
  }

  @Test("A third of a turn about the diagonal exchanges the axes")
  func exchangesAxes() {
    let t = Transform3D.rotation(angle: 2 * .pi / 3, x: 1, y: 1, z: 1)
    // x goes to y, y to z, z to x.
    let back = t.concatenating(
      Transform3D(
        0, 0, 1, 0,
        1, 0, 0, 0,
        0, 1, 0, 0,
        0, 0, 0, 1))
    expectIdentity(back, within: 1e-15)
  }

  @Test("An axis without length does not turn anything")
  func noAxis() {
    #expect(Transform3D.rotation(angle: 1, x: 0, y: 0, z: 0) == .identity)
  }

  @Test("What is tilted away looks smaller")
  func perspectiveShrinks() {
    let away = Transform3D.translation(x: 0, y: 0, z: -300).concatenating(
      .perspective(distance: 900))
    expectClose(away.apply(to: Point(x: 120, y: -40)), Point(x: 90, y: -30), within: 1e-12)
  }

  @Test("Followed by its inverse it is the identity")
  func inverseUndoes() throws {
    var generator = SeededGenerator(seed: 11)
    func number() -> Double { Double.random(in: -3...3, using: &generator) }
    for _ in 0..<50 {
      let t = Transform3D(
        number(), number(), number(), number(), number(), number(), number(), number(),
        number(), number(), number(), number(), number(), number(), number(), number())
      let inverse = try #require(t.inverted())
      expectIdentity(t.concatenating(inverse), within: 1e-9)
      expectIdentity(inverse.concatenating(t), within: 1e-9)
    }
  }

  @Test("What flattens space has no inverse")
  func flatHasNoInverse() {
    #expect(Transform3D.scale(x: 0, y: 1).inverted() == nil)
    #expect(Transform3D.scale(x: .nan, y: 1).inverted() == nil)
    #expect(Transform3D.scale(x: 1e-200, y: 1e-200).inverted() == nil)
  }

  @Test(
    "What was touched is found through a tilted plane in perspective",
    arguments: [(0.0, 0.0), (100, 50), (-200, 300), (12.5, -80)])
  func findsPreimage(x: Double, y: Double) throws {
    let point = Point(x: x, y: y)
    let seen = try #require(Transform3DTests.view.apply(to: point))
    expectClose(Transform3DTests.view.preimage(of: seen), point, within: 1e-10)
  }

  @Test("Nothing is touched on a plane seen edge on, or behind the viewer")
  func findsNoPreimage() throws {
    let edgeOn = Transform3D.rotation(angle: .pi / 2, x: 0, y: 1, z: 0)
    // The sine of π/2 leaves a width of 1e-16, so what is far off is found only absurdly far away.
    #expect(edgeOn.preimage(of: Point(x: 1, y: 0)).map { abs($0.x) > 1e15 } ?? true)
    #expect(Transform3D.scale(x: 0, y: 1).preimage(of: Point(x: 1, y: 0)) == nil)

    // Tilted by 60° and seen from 100 points: beyond y = 115 the plane is behind the eye, and its
    // image there comes back from the other side, above the horizon.
    let tilted = Transform3D.rotation(angle: .pi / 3, x: 1, y: 0, z: 0)
      .concatenating(.perspective(distance: 100))
    #expect(tilted.apply(to: Point(x: 0, y: 150)) == nil)
    let w = 1 - 150 * 0.8660254037844386 / 100
    #expect(tilted.preimage(of: Point(x: 0, y: 75 / w)) == nil)
  }

  @Test("Mapping one rectangle onto another maps its corners")
  func mapsCorners() {
    let source = Rect(x: 10, y: 20, width: 40, height: 80)
    let target = Rect(x: -5, y: 7, width: 100, height: 20)
    let t = Transform3D.mapping(source, onto: target)
    expectClose(t.apply(to: source.origin), target.origin, within: 1e-12)
    expectClose(
      t.apply(to: Point(x: 50, y: 100)), Point(x: target.maxX, y: target.maxY), within: 1e-12)
    #expect(t.isAxisAligned)
  }

  @Test("Knows whether a rectangle stays upright, or at least free of perspective")
  func knowsItsKind() {
    let turn = Transform3D.rotation(angle: 0.1)
    #expect(!turn.isAxisAligned && turn.isAffine)
    #expect(!Transform3DTests.view.isAffine)
    #expect(Transform3D.translation(x: 1, y: 2).isAxisAligned)
  }

  @Test("Concatenating applies the receiver first")
  func order() {
    let t = Transform3D.scale(x: 2, y: 3).concatenating(.translation(x: 10, y: 20))
    #expect(t.apply(to: Point(x: 1, y: 1)) == Point(x: 12, y: 23))
  }

  @Test("Any number that is not finite shows")
  func knowsFinite() {
    #expect(Transform3DTests.view.isFinite)
    var t = Transform3D.identity
    t.m34 = .infinity
    #expect(!t.isFinite)
    t.m34 = .nan
    #expect(!t.isFinite)
  }
}
