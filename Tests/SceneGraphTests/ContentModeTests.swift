import Motion
import SceneGraph
import TestSupport
import Testing

@Suite struct ContentModeTests {
  /// A 40 × 20 picture in a 100 × 100 frame at (10, 20), worked out by hand.
  static let table: [(ContentMode, Rect)] = [
    (.scaleToFill, Rect(x: 10, y: 20, width: 100, height: 100)),
    (.redraw, Rect(x: 10, y: 20, width: 100, height: 100)),
    (.scaleAspectFit, Rect(x: 10, y: 45, width: 100, height: 50)),
    (.scaleAspectFill, Rect(x: -40, y: 20, width: 200, height: 100)),
    (.center, Rect(x: 40, y: 60, width: 40, height: 20)),
    (.top, Rect(x: 40, y: 20, width: 40, height: 20)),
    (.bottom, Rect(x: 40, y: 100, width: 40, height: 20)),
    (.left, Rect(x: 10, y: 60, width: 40, height: 20)),
    (.right, Rect(x: 70, y: 60, width: 40, height: 20)),
    (.topLeft, Rect(x: 10, y: 20, width: 40, height: 20)),
    (.topRight, Rect(x: 70, y: 20, width: 40, height: 20)),
    (.bottomLeft, Rect(x: 10, y: 100, width: 40, height: 20)),
    (.bottomRight, Rect(x: 70, y: 100, width: 40, height: 20)),
  ]

  @Test("Each mode lies where UIKit's does", arguments: table)
  func liesInPlace(mode: ContentMode, expected: Rect) {
    let bounds = Rect(x: 10, y: 20, width: 100, height: 100)
    #expect(mode.frame(of: Size(width: 40, height: 20), in: bounds) == expected)
  }

  @Test("The table leaves no mode out")
  func tableIsWhole() {
    #expect(Set(Self.table.map(\.0)) == Set(ContentMode.allCases))
  }

  @Test("Fit touches two sides and covers none, fill covers all", arguments: 0..<60)
  func fitsAndFills(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func side() -> Double { Double.random(in: 0.5...4000, using: &random) }
    let size = Size(width: side(), height: side())
    let bounds = Rect(x: side(), y: -side(), width: side(), height: side())
    let fit = ContentMode.scaleAspectFit.frame(of: size, in: bounds)
    let fill = ContentMode.scaleAspectFill.frame(of: size, in: bounds)
    #expect(fit.width <= bounds.width && fit.height <= bounds.height)
    #expect(fill.width >= bounds.width && fill.height >= bounds.height)
    #expect(fit.width == bounds.width || fit.height == bounds.height)
    #expect(fill.width == bounds.width || fill.height == bounds.height)
    for rect in [fit, fill] {
      #expect(abs(rect.width * size.height / (rect.height * size.width) - 1) < 1e-12)
      #expect(abs(rect.midX - bounds.midX) < 1e-9 && abs(rect.midY - bounds.midY) < 1e-9)
    }
  }

  @Test("What is seen is the part of the picture that the frame leaves")
  func seesPart() throws {
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    let part = try #require(
      ContentMode.scaleAspectFill.visiblePart(of: Size(width: 400, height: 200), in: bounds))
    #expect(part.crop == Rect(x: 0.25, y: 0, width: 0.5, height: 1))
    #expect(part.frame == bounds)
    #expect(
      ContentMode.center.visiblePart(of: .zero, in: bounds) == nil, "a picture of no size")
  }
}
