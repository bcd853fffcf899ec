import Glibc
import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct ShadowTests {
  /// A shadow's rectangle, radius and standard deviation.
  struct Case: Sendable {
    var rect: Rect
    var radius: Double
    var sigma: Double
  }

  @Test(
    "A shadow is the shape convolved with a Gaussian, wherever and however large it is",
    arguments: [
      Case(rect: Rect(x: 30, y: 24, width: 60, height: 50), radius: 12, sigma: 6),
      Case(rect: Rect(x: 40.3, y: 36.7, width: 30, height: 20), radius: 10, sigma: 9),
      Case(rect: Rect(x: 34, y: 30, width: 48, height: 36), radius: 18, sigma: 2.5),
      Case(rect: Rect(x: 34.5, y: 30.25, width: 48, height: 36), radius: 0, sigma: 4),
    ])
  func gaussian(_ shadow: Case) {
    let (width, height) = (120, 100)
    let drawn = Scene().draw(
      [
        .shadow(
          DisplayShadow(
            shape: RoundedRect(
              rect: shadow.rect, radii: CornerRadii(shadow.radius), curve: .circular),
            offset: Vector(dx: 2, dy: -1.5), radius: shadow.sigma, color: .white))
      ], width: width, height: height)
    let rect = shadow.rect.offset(by: Vector(dx: 2, dy: -1.5))
    let expected = convolved(rect, shadow.radius, shadow.sigma, width, height)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        worst = max(
          worst, abs(expected[y * width + x] * 255 - Double(drawn.component(0, x, y))))
      }
    }
    #expect(worst <= 1.8)
  }

  @Test("A shadow falls off without a step of more than its steepest slope")
  func smooth() {
    let drawn = Scene().draw(
      [
        .shadow(
          DisplayShadow(
            shape: RoundedRect(
              rect: Rect(x: 60, y: 60, width: 100, height: 80), radii: CornerRadii(16)),
            offset: .zero, radius: 16, color: .white))
      ], width: 220, height: 200)
    // The density's peak, 0.4/σ a pixel, and one of rounding.
    let steepest = 255 * 0.4 / 16 + 1.01
    for y in 1..<200 {
      for x in 1..<220 {
        let here = drawn.component(0, x, y)
        #expect(Double(abs(here - drawn.component(0, x - 1, y))) <= steepest)
        #expect(Double(abs(here - drawn.component(0, x, y - 1))) <= steepest)
      }
    }
  }

  @Test("A shadow under a turned transform is the same shadow, turned")
  func turned() {
    let shadow = DisplayShadow(
      shape: RoundedRect(
        rect: Rect(x: -20, y: -14, width: 40, height: 28), radii: CornerRadii(9)),
      offset: .zero, radius: 5, color: .white)
    let quarter = Transform3D(
      0, 1, 0, 0,
      -1, 0, 0, 0,
      0, 0, 1, 0,
      50, 50, 0, 1)
    let turned = Scene().draw(
      [.group(DisplayGroup(list: DisplayList([.shadow(shadow)]), transform: quarter))],
      width: 100, height: 100)
    let upright = Scene().draw(
      [
        .group(
          DisplayGroup(
            list: DisplayList([.shadow(shadow)]), transform: .translation(x: 50, y: 50)))
      ], width: 100, height: 100)
    for y in 0..<100 {
      for x in 0..<100 {
        #expect(abs(turned.component(0, x, y) - upright.component(0, y, 99 - x)) <= 1)
      }
    }
  }

  @Test("Without blur a shadow is the shape itself, moved")
  func sharp() {
    let shape = RoundedRect(
      rect: Rect(x: 4, y: 5, width: 20, height: 16), radii: CornerRadii(6))
    let drawn = Scene().draw(
      [
        .shadow(
          DisplayShadow(
            shape: shape, offset: Vector(dx: 3.5, dy: 2), radius: 0, color: .white))
      ], width: 40, height: 30)
    var moved = shape
    moved.rect = shape.rect.offset(by: Vector(dx: 3.5, dy: 2))
    #expect(drawn.pixels == Scene().draw([.fill(moved, .white)], width: 40, height: 30).pixels)
  }

  /// The shape, sampled 4 × 4 a pixel, convolved with a sampled Gaussian: rows, then columns.
  private func convolved(
    _ rect: Rect, _ radius: Double, _ sigma: Double, _ width: Int, _ height: Int
  ) -> [Double] {
    let fine = 4
    let (columns, rows) = (width * fine, height * fine)
    var mask = [Double](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      for x in 0..<columns {
        let px = (Double(x) + 0.5) / Double(fine)
        let py = (Double(y) + 0.5) / Double(fine)
        let dx = max(abs(px - rect.midX) - rect.width / 2 + radius, 0)
        let dy = max(abs(py - rect.midY) - rect.height / 2 + radius, 0)
        let isInside = radius > 0 ? dx * dx + dy * dy <= radius * radius : dx <= 0 && dy <= 0
        mask[y * columns + x] = isInside ? 1 : 0
      }
    }
    let reach = Int(sigma * 5 * Double(fine))
    let kernel = (-reach...reach).map { exp(-pow(Double($0) / Double(fine) / sigma, 2) / 2) }
    let total = kernel.reduce(0, +)
    var across = [Double](repeating: 0, count: width * rows)
    for y in 0..<rows {
      for x in 0..<width {
        var sum = 0.0
        // Between the middle two of the four samples lies the pixel's centre.
        for half in 0...1 {
          let center = x * fine + 1 + half
          for offset in max(-reach, -center)...min(reach, columns - 1 - center) {
            sum += mask[y * columns + center + offset] * kernel[offset + reach]
          }
        }
        across[y * width + x] = sum / total / 2
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for half in 0...1 {
          let center = y * fine + 1 + half
          for offset in max(-reach, -center)...min(reach, rows - 1 - center) {
            sum += across[(center + offset) * width + x] * kernel[offset + reach]
          }
        }
        result[y * width + x] = sum / total / 2
      }
    }
    return result
  }
}
