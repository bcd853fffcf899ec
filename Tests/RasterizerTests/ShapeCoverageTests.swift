import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct ShapeCoverageTests {
  private func pixels(_ shape: RoundedRect, width: Int = 48, height: Int = 40) -> Bitmap {
    Scene().draw([.fill(shape, .white)], width: width, height: height)
  }

  @Test(
    "A straight edge covers exactly the fraction of the pixel that it cuts off",
    arguments: [0, 0.125, 0.25, 0.5, 0.75, 0.9])
  func straightEdge(_ offset: Double) {
    let bitmap = pixels(
      RoundedRect(rect: Rect(x: 5 + offset, y: 6 + offset, width: 20, height: 10)))
    let full = 255.0
    #expect(abs(Double(bitmap.component(0, 5, 10)) - (1 - offset) * full) <= 0.51)
    #expect(abs(Double(bitmap.component(0, 25, 10)) - offset * full) <= 0.51)
    #expect(abs(Double(bitmap.component(0, 12, 6)) - (1 - offset) * full) <= 0.51)
    #expect(abs(Double(bitmap.component(0, 12, 16)) - offset * full) <= 0.51)
    let corner = (1 - offset) * (1 - offset) * full
    #expect(abs(Double(bitmap.component(0, 5, 6)) - corner) <= 0.51)
    #expect(bitmap.component(0, 15, 10) == 255)
    #expect(bitmap.component(0, 3, 10) == 0)
  }

  @Test(
    "Hero §4.8: a radius is drawn no larger than half the shorter side, while either changes",
    arguments: [CornerCurve.circular, .continuous])
  func clampedRadii(_ curve: CornerCurve) {
    for (width, height) in [(40.0, 30.0), (30, 40), (24, 24), (44, 7.5), (3, 36)] {
      let half = min(width, height) / 2
      let rect = Rect(x: 2.25, y: 1.5, width: width, height: height)
      func drawn(_ radii: CornerRadii) -> Bitmap {
        let shape = RoundedRect(rect: rect, radii: radii, curve: curve)
        return Scene().draw(
          [
            .shadow(DisplayShadow(shape: shape, offset: .zero, radius: 3, color: .black)),
            .fill(shape, .white), .border(shape, width: 1.5, Color(hex: 0xff0000)),
          ], width: 48, height: 44)
      }
      let most = drawn(CornerRadii(half))
      for radius in [half + 0.01, half * 2, 1000, 1e9] {
        let isSame = drawn(CornerRadii(radius)) == most
        #expect(isSame, "\(radius) on \(width) × \(height)")
      }
      #expect(drawn(CornerRadii(half * 0.8)) != most)
      // Each corner by itself.
      let (one, other) = (
        drawn(CornerRadii(topLeft: 500, topRight: 2, bottomRight: 0, bottomLeft: half * 3)),
        drawn(CornerRadii(topLeft: half, topRight: min(2, half), bottomRight: 0, bottomLeft: half))
      )
      #expect(one == other)
    }
  }

  @Test(
    "Each pixel of a circular corner has the covered area that 64 × 64 samples find",
    arguments: [
      (Rect(x: 4.3, y: 5.7, width: 30.4, height: 25.1), CornerRadii(9)),
      (Rect(x: 2, y: 3, width: 24, height: 24), CornerRadii(12)),
      (Rect(x: 2.5, y: 3.25, width: 40, height: 16), CornerRadii(100)),
      (
        Rect(x: 6.1, y: 2.9, width: 33.3, height: 33.3),
        CornerRadii(topLeft: 3, topRight: 0, bottomRight: 16, bottomLeft: 7.5)
      ),
    ])
  func circularCorner(_ rect: Rect, _ radii: CornerRadii) {
    let bitmap = pixels(RoundedRect(rect: rect, radii: radii, curve: .circular))
    var worst = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let area = sampledArea(x, y, side: 64) { isInside($0, rect, radii, exponent: 2) }
        worst = max(worst, abs(area * 255 - Double(bitmap.component(0, x, y))))
      }
    }
    // 64 × 64 samples of an edge are themselves off by up to about 1/64; chords by 1/100 pixel.
    #expect(worst <= 4.5)
  }

  @Test("A continuous corner lies on the published curve: area and reach agree with it")
  func continuousCorner() {
    let radius = 20.0
    let bitmap = Scene().draw(
      [
        .fill(
          RoundedRect(
            rect: Rect(x: 0, y: 0, width: 100, height: 100), radii: CornerRadii(radius)), .white)
      ], width: 100, height: 100)
    // The three cubics' area between corner and curve, by Green's theorem over 3,000 chords.
    let missing = 4 * PublishedCorner.areaOutside(chords: 1000) * radius * radius
    let area = Double(bitmap.sum(0)) / 255
    #expect(abs(area - (10_000 - missing)) < 0.6, "off by \(area - 10_000 + missing)")
    // Beyond 1.528665 radii the side is straight.
    #expect(bitmap.component(0, 31, 0) == 255)
    #expect(bitmap.component(0, 25, 0) < 255)
    #expect(bitmap.component(0, 0, 31) == 255)
    #expect(bitmap.component(0, 0, 25) < 255)
  }

  @Test("A continuous pill has round ends, because its sides leave no room for the long curve")
  func pill() {
    let rect = Rect(x: 3, y: 3, width: 40, height: 20)
    let a = pixels(RoundedRect(rect: rect, radii: CornerRadii(10), curve: .continuous))
    let b = pixels(RoundedRect(rect: rect, radii: CornerRadii(10), curve: .circular))
    #expect(a.largestDifference(from: b) <= 1)
  }

  @Test(
    "Moved by an eighth of a pixel a step, a shape's weight moves in equal steps",
    arguments: [CornerCurve.circular, .continuous])
  func smoothMotion(_ curve: CornerCurve) {
    var centers: [Double] = []
    for step in 0...16 {
      let bitmap = pixels(
        RoundedRect(
          rect: Rect(x: 8 + Double(step) / 8, y: 9.3, width: 22.6, height: 18.2),
          radii: CornerRadii(7), curve: curve))
      var (weighted, total) = (0.0, 0.0)
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let value = Double(bitmap.component(1, x, y))
          weighted += value * (Double(x) + 0.5)
          total += value
        }
      }
      centers.append(weighted / total)
    }
    for (a, b) in zip(centers, centers.dropFirst()) {
      #expect(abs(b - a - 0.125) < 0.006, "a step of \(b - a)")
    }
  }

  @Test("A border is the shape without the smaller one inside it")
  func border() {
    let rect = Rect(x: 4.4, y: 3.7, width: 36, height: 28)
    let (radius, width) = (11.0, 2.3)
    let border = Scene().draw(
      [
        .border(
          RoundedRect(rect: rect, radii: CornerRadii(radius), curve: .circular), width: width,
          .white)
      ], width: 48, height: 40)
    let inner = rect.inset(by: Insets(top: width, left: width, bottom: width, right: width))
    var worst = 0.0
    for y in 0..<40 {
      for x in 0..<48 {
        let area = sampledArea(x, y, side: 32) {
          isInside($0, rect, CornerRadii(radius), exponent: 2)
            && !isInside($0, inner, CornerRadii(radius - width), exponent: 2)
        }
        worst = max(worst, abs(area * 255 - Double(border.component(2, x, y))))
      }
    }
    #expect(worst <= 8)
  }

  private func sampledArea(_ x: Int, _ y: Int, side: Int, _ isInside: (Point) -> Bool) -> Double {
    var hits = 0
    for row in 0..<side {
      for column in 0..<side {
        let point = Point(
          x: Double(x) + (Double(column) + 0.5) / Double(side),
          y: Double(y) + (Double(row) + 0.5) / Double(side))
        if isInside(point) { hits += 1 }
      }
    }
    return Double(hits) / Double(side * side)
  }

  /// The definition: inside the rectangle, and inside the arc where a corner's square begins.
  private func isInside(
    _ point: Point, _ rect: Rect, _ radii: CornerRadii, exponent: Double
  ) -> Bool {
    guard rect.contains(point) else { return false }
    let limit = min(rect.width, rect.height) / 2
    let isLeft = point.x < rect.midX
    let isTop = point.y < rect.midY
    let radius = min(
      limit,
      isTop
        ? (isLeft ? radii.topLeft : radii.topRight)
        : (isLeft ? radii.bottomLeft : radii.bottomRight))
    let dx = radius - (isLeft ? point.x - rect.minX : rect.maxX - point.x)
    let dy = radius - (isTop ? point.y - rect.minY : rect.maxY - point.y)
    return dx <= 0 || dy <= 0 || dx * dx + dy * dy <= radius * radius
  }
}

/// The continuous corner as published, evaluated naively.
private enum PublishedCorner {
  private static let cubics: [[(Double, Double)]] = [
    [(1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
    [
      (0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383),
      (0.07491139, 0.63149379),
    ],
    [(0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665)],
  ]

  /// The area between a square corner and the curve, for a radius of one.
  static func areaOutside(chords: Int) -> Double {
    var area = 0.0
    for cubic in cubics {
      var last = cubic[0]
      for step in 1...chords {
        let t = Double(step) / Double(chords)
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        let next = (
          a * cubic[0].0 + b * cubic[1].0 + c * cubic[2].0 + d * cubic[3].0,
          a * cubic[0].1 + b * cubic[1].1 + c * cubic[2].1 + d * cubic[3].1
        )
        area += (last.0 * next.1 - last.1 * next.0) / 2
        last = next
      }
    }
    return area
  }
}
