import Hero
import Motion
import TestSupport
import Testing

/// The vectors TR-1 to TR-10 of the specification.
@Suite struct HeroTransformTests {
  private func transform(_ modifiers: HeroModifier...) -> Transform3D {
    HeroTargetState(unconditional: modifiers).transform ?? .identity
  }

  private func expectClose(_ a: Transform3D, _ b: Transform3D, within tolerance: Double = 1e-9) {
    for (a, b) in zip(a.rows, b.rows) { TestSupport.expectClose(a, b, within: tolerance) }
  }

  @Test("TR-1: a scale that comes later does not shrink the way, one that comes earlier does")
  func order() {
    let scaled = transform(.translate(x: 100), .scale(0.5))
    #expect(scaled.m11 == 0.5 && scaled.m22 == 0.5 && scaled.m33 == 1 && scaled.m41 == 100)
    #expect(transform(.scale(0.5), .translate(x: 100)).m41 == 50)
  }

  @Test("TR-4: a turn that comes later turns in place, one that comes earlier turns the way too")
  func turn() {
    let turned = transform(.translate(x: 100), .rotate(.pi / 2))
    expectClose(
      turned, Transform3D(0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 100, 0, 0, 1))
    let way = transform(.rotate(.pi / 2), .translate(x: 100))
    TestSupport.expectClose(way.m41, 0, within: 1e-9)
    TestSupport.expectClose(way.m42, 100, within: 1e-9)
  }

  @Test("TR-5: a whole transform throws away what was before it")
  func replaced() {
    #expect(transform(.scale(2), .transform(.identity)) == .identity)
  }

  @Test("TR-6: perspective before a turn is seen")
  func perspective() throws {
    let m = transform(.perspective(500), .rotate(y: .pi / 4))
    let half = 0.5.squareRoot()
    expectClose(
      m,
      Transform3D(
        half, 0, -half, 0.00141421, 0, 1, 0, 0, half, 0, half, -0.00141421, 0, 0, 0, 1),
      within: 1e-6)
    let right = try #require(m.apply(to: Point(x: 100, y: 0)))
    let left = try #require(m.apply(to: Point(x: -100, y: 0)))
    TestSupport.expectClose(right.x, 61.95, within: 0.01)
    TestSupport.expectClose(left.x, -82.36, within: 0.01)
  }

  @Test("TR-7: perspective after a turn is not seen on what is flat")
  func latePerspective() throws {
    let m = transform(.rotate(y: .pi / 4), .perspective(500))
    #expect(m.m34 == -0.002 && m.m14 == 0)
    let right = try #require(m.apply(to: Point(x: 100, y: 0)))
    TestSupport.expectClose(right.x, 70.71, within: 0.01)
  }

  @Test("Three turns are one about z, then y, then x")
  func turns() {
    expectClose(
      transform(.rotate(x: 0.3, y: -0.4, z: 0.5)),
      transform(.rotate(x: 0.3), .rotate(y: -0.4), .rotate(z: 0.5)))
    #expect(transform(.rotate(0)) == .identity)
    #expect(HeroTargetState(unconditional: [.rotate(0)]).isAnimatable)
  }

  @Test("TR-9 and TR-10: a size becomes a scale that acts before the rest")
  func scaleBasedSize() {
    let size = HeroModifier.size(Size(width: 300, height: 200))
    let from = Size(width: 100, height: 100)
    let scaled = HeroTargetState(unconditional: [size, .useScaleBasedSizeChange])
      .scaledInsteadOfResized(from: from)
    #expect(scaled.size == nil && scaled.transform == .scale(x: 3, y: 2))
    let moved = HeroTargetState(
      unconditional: [.translate(x: 40), size, .useScaleBasedSizeChange]
    ).scaledInsteadOfResized(from: from)
    #expect(moved.transform?.m11 == 3 && moved.transform?.m22 == 2 && moved.transform?.m41 == 40)
    let plain = HeroTargetState(unconditional: [size])
    #expect(plain.scaledInsteadOfResized(from: from) == plain)
    #expect(scaled.scaledInsteadOfResized(from: from) == scaled)
  }
}

extension Transform3D {
  fileprivate var rows: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
