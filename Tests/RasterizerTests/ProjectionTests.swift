import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct ProjectionTests {
  private let photo = Bitmap.waves(width: 64, height: 48)

  private static let turned = Transform3D(
    0.86, 0.5, 0, 0,
    -0.5, 0.86, 0, 0,
    0, 0, 1, 0,
    40, 8, 0, 1)

  /// Turned about a vertical axis, the right side further away.
  private static let door = Transform3D(
    0.9, 0, 0, 0.004,
    0.1, 1, 0, 0.001,
    0, 0, 1, 0,
    6, 9, 0, 1)

  @Test(
    "Turned or in perspective, each pixel inside is the naive inverse mapping's",
    arguments: [turned, door])
  func inverseMapping(_ transform: Transform3D) throws {
    let scene = Scene(pictures: [1: ImageLevels(bitmaps: [photo])])
    let frame = Rect(x: 0, y: 0, width: 60, height: 50)
    let image = DisplayImage(image: scene.image(1), frame: frame)
    let drawn = scene.draw(
      [.group(DisplayGroup(list: DisplayList([.image(image)]), transform: transform))],
      width: 90, height: 90)
    var (worst, compared) = (0.0, 0)
    for y in 0..<90 {
      for x in 0..<90 {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard let local = Self.solved(center, transform),
          frame.inset(by: Insets(top: 2, left: 2, bottom: 2, right: 2)).contains(local)
        else { continue }
        compared += 1
        for component in 0..<3 {
          let expected = photo.interpolated(
            component, local.x / 60 * 64 - 0.5, local.y / 50 * 48 - 0.5)
          worst = max(worst, abs(expected - Double(drawn.component(component, x, y))))
        }
      }
    }
    #expect(compared > 1200)
    #expect(worst <= 2.5)
  }

  @Test("The edges of a turned shape cover what 32 × 32 samples find", arguments: [turned, door])
  func edges(_ transform: Transform3D) {
    let rect = Rect(x: 2, y: 3, width: 50, height: 40)
    let radius = 12.0
    let drawn = Scene().draw(
      [
        .group(
          DisplayGroup(
            list: DisplayList([
              .fill(
                RoundedRect(rect: rect, radii: CornerRadii(radius), curve: .circular), .white)
            ]), transform: transform))
      ], width: 90, height: 90)
    var worst = 0.0
    for y in 0..<90 {
      for x in 0..<90 {
        var hits = 0
        for sample in 0..<1024 {
          let point = Point(
            x: Double(x) + (Double(sample % 32) + 0.5) / 32,
            y: Double(y) + (Double(sample / 32) + 0.5) / 32)
          guard let local = Self.solved(point, transform) else { continue }
          let dx = max(abs(local.x - rect.midX) - rect.width / 2 + radius, 0)
          let dy = max(abs(local.y - rect.midY) - rect.height / 2 + radius, 0)
          if dx * dx + dy * dy <= radius * radius { hits += 1 }
        }
        worst = max(worst, abs(Double(hits) / 1024 * 255 - Double(drawn.component(0, x, y))))
      }
    }
    #expect(worst <= 6)
  }

  @Test("What lies behind the viewer is cut off, and the rest is drawn")
  func behindViewer() {
    // w = 1 − x/50: everything right of 50 points is behind.
    let transform = Transform3D(
      1, 0, 0, -0.02,
      0, 1, 0, 0,
      0, 0, 1, 0,
      0, 10, 0, 1)
    let drawn = Scene().draw(
      [
        .group(
          DisplayGroup(
            list: DisplayList([
              .fill(RoundedRect(rect: Rect(x: 10, y: 0, width: 100, height: 10)), .white)
            ]), transform: transform))
      ], width: 80, height: 60)
    // x = 10 lands at 10 / 0.8; beyond, the shape widens towards the horizon.
    #expect(drawn.component(0, 11, 14) == 0)
    #expect(drawn.component(0, 13, 14) == 255)
    #expect(drawn.component(0, 79, 40) == 255)
  }

  @Test("A clip turned against what it clips cuts along its own edge")
  func turnedClip() {
    let diamond = DisplayGroup(
      list: DisplayList([
        .group(
          DisplayGroup(
            list: DisplayList([
              .fill(RoundedRect(rect: Rect(x: -50, y: -50, width: 100, height: 100)), .white)
            ]),
            transform: Transform3D(
              0.6, -0.8, 0, 0,
              0.8, 0.6, 0, 0,
              0, 0, 1, 0,
              0, 0, 0, 1)))
      ]),
      transform: Transform3D(
        0.6, 0.8, 0, 0,
        -0.8, 0.6, 0, 0,
        0, 0, 1, 0,
        30, 30, 0, 1),
      clip: RoundedRect(rect: Rect(x: -10, y: -10, width: 20, height: 20)))
    let drawn = Scene().draw([.group(diamond)], width: 60, height: 60)
    #expect(abs(Double(drawn.sum(1)) / 255 - 400) < 1)
    #expect(drawn.component(1, 30, 30) == 255)
  }

  /// The point of the plane that lands at a place, by Cramer's rule on the two linear equations.
  private static func solved(_ target: Point, _ t: Transform3D) -> Point? {
    let (a, b) = (t.m11 - target.x * t.m14, t.m21 - target.x * t.m24)
    let (c, d) = (t.m12 - target.y * t.m14, t.m22 - target.y * t.m24)
    let (e, f) = (target.x * t.m44 - t.m41, target.y * t.m44 - t.m42)
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    let point = Point(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    return point.x * t.m14 + point.y * t.m24 + t.m44 > 0 ? point : nil
  }
}
