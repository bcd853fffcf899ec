import Motion
import Rasterizer
import SceneGraph
import Testing

@Suite struct GroupTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let green = Color(red: 0, green: 1, blue: 0)

  private func fill(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color, radius: Double = 0
  ) -> DisplayItem {
    .fill(
      RoundedRect(
        rect: Rect(x: x, y: y, width: width, height: height), radii: CornerRadii(radius),
        curve: .circular), color)
  }

  @Test(
    "Overlapping children are faded as one picture, not one by one", arguments: [0.25, 0.5, 0.8])
  func overlapping(_ opacity: Double) {
    let list = DisplayList([
      fill(2, 2, 12, 12, red), fill(8, 8, 12, 12, green.faded(to: 0.5)),
    ])
    let drawn = Scene().draw(
      [.group(DisplayGroup(list: list, opacity: opacity))], width: 24, height: 24, over: .white)
    // The naive way: compose opaque on transparent, then fade the result.
    let ground = (1 - opacity) * 255
    #expect(abs(Double(drawn.component(2, 4, 4)) - 255) <= 1)
    #expect(abs(Double(drawn.component(1, 4, 4)) - ground) <= 1)
    // Where they overlap the inner picture is half red, half green, opaque.
    #expect(abs(Double(drawn.component(2, 10, 10)) - (127 * opacity + ground)) <= 2)
    #expect(abs(Double(drawn.component(1, 10, 10)) - (128 * opacity + ground)) <= 2)
    #expect(abs(Double(drawn.component(0, 10, 10)) - ground) <= 2)
    // Green alone has an alpha of one half.
    let half = opacity * 0.5
    #expect(abs(Double(drawn.component(2, 18, 18)) - (1 - half) * 255) <= 2)
    #expect(abs(Double(drawn.component(1, 18, 18)) - 255) <= 1)
    #expect(drawn.component(0, 22, 2) == 255)
  }

  @Test("Children apart from each other look the same faded one by one")
  func apart() {
    let items = [fill(1.5, 2, 6, 12, red), fill(12, 8, 8, 12, green, radius: 3)]
    let grouped = Scene().draw(
      [.group(DisplayGroup(list: DisplayList(items), opacity: 0.4))], width: 24, height: 24)
    let single = Scene().draw(
      items.map { .group(DisplayGroup(list: DisplayList([$0]), opacity: 0.4)) }, width: 24,
      height: 24)
    let throughLayer = Scene().draw(
      [
        .group(
          DisplayGroup(list: DisplayList(items + [fill(1.5, 2, 6, 12, red)]), opacity: 0.4))
      ], width: 24, height: 24)
    #expect(grouped.pixels == single.pixels)
    #expect(throughLayer.component(2, 4, 6) == grouped.component(2, 4, 6))
    #expect(throughLayer.component(1, 15, 12) == grouped.component(1, 15, 12))
  }

  @Test("Opacities of nested groups multiply")
  func nestedOpacity() {
    let inner = DisplayList([fill(0, 0, 10, 10, .white), fill(5, 5, 10, 10, .white)])
    let drawn = Scene().draw(
      [
        .group(
          DisplayGroup(
            list: DisplayList([
              .group(DisplayGroup(list: inner, opacity: 0.5)), fill(0, 12, 10, 3, .white),
            ]), opacity: 0.5))
      ], width: 16, height: 16)
    #expect(abs(drawn.component(0, 7, 7) - 64) <= 1)
    #expect(abs(drawn.component(0, 2, 2) - 64) <= 1)
    #expect(abs(drawn.component(0, 2, 13) - 128) <= 1)
  }

  @Test("Nested transforms apply from the inside out")
  func nestedTransforms() {
    let inner = DisplayGroup(
      list: DisplayList([fill(1, 1, 2, 2, .white)]), transform: .translation(x: 1, y: 0))
    let outer = DisplayGroup(
      list: DisplayList([.group(inner)]), transform: .scale(x: 4, y: 2))
    let drawn = Scene().draw([.group(outer)], width: 24, height: 12)
    let expected = Scene().draw([fill(8, 2, 8, 4, .white)], width: 24, height: 12)
    #expect(drawn.pixels == expected.pixels)
  }

  @Test("Rounded clips three deep leave exactly the area that all of them share")
  func nestedClips() {
    let clips = [
      (Rect(x: 3.3, y: 2.2, width: 40, height: 36), 12.0),
      (Rect(x: 8, y: 5.5, width: 38.4, height: 26), 13.0),
      (Rect(x: 5, y: 9.75, width: 33.1, height: 30), 15.0),
    ]
    var list = DisplayList([fill(0, 0, 60, 60, .white)])
    for (rect, radius) in clips {
      list = DisplayList([
        .group(
          DisplayGroup(
            list: list,
            clip: RoundedRect(rect: rect, radii: CornerRadii(radius), curve: .circular)))
      ])
    }
    let drawn = Scene().draw(list.items, width: 50, height: 44)
    var worst = 0.0
    for y in 0..<44 {
      for x in 0..<50 {
        var hits = 0
        for sample in 0..<1024 {
          let px = Double(x) + (Double(sample % 32) + 0.5) / 32
          let py = Double(y) + (Double(sample / 32) + 0.5) / 32
          let isInside = clips.allSatisfy { rect, radius in
            let dx = max(abs(px - rect.midX) - rect.width / 2 + radius, 0)
            let dy = max(abs(py - rect.midY) - rect.height / 2 + radius, 0)
            return dx * dx + dy * dy <= radius * radius
          }
          if isInside { hits += 1 }
        }
        worst = max(worst, abs(Double(hits) / 1024 * 255 - Double(drawn.component(1, x, y))))
      }
    }
    #expect(worst <= 6)
  }

  @Test("A shape clipped by itself is the shape: no seam, no lighter edge")
  func clippedByItself() {
    let shape = RoundedRect(
      rect: Rect(x: 3.4, y: 2.7, width: 30.3, height: 22.2), radii: CornerRadii(9))
    let alone = Scene().draw([.fill(shape, .white)], width: 40, height: 30)
    let clipped = Scene().draw(
      [
        .group(
          DisplayGroup(
            list: DisplayList([.fill(shape, .white)]), clip: shape))
      ], width: 40, height: 30)
    #expect(alone.largestDifference(from: clipped) <= 1)
  }

  @Test("Two shapes that share an edge on a pixel line leave no seam under a scale")
  func sharedEdge() {
    let list = DisplayList([fill(0, 0, 10, 10, .white), fill(10, 0, 10, 10, .white)])
    let drawn = Scene().draw(
      [.group(DisplayGroup(list: list, transform: .scale(x: 1.2, y: 1.2)))], width: 24, height: 12)
    #expect(drawn.pixels.allSatisfy { $0 == 0xffff_ffff })
  }
}
