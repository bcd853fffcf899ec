import Glibc
import Motion
import SceneGraph

extension ComparedList {
  /// A typeface of a ring, a slanted bar and a block, without room between them in the atlas.
  private static let typeface = Typeface(
    name: "compared", glyphs: ["o", "/", "i"],
    strikes: [12.0, 24].enumerated().map { number, size in
      let side = Int(size)
      return Typeface.Strike(
        pixelSize: size, ascent: size * 0.75, descent: size * 0.25,
        atlas: Image.ID(rawValue: 20 + number),
        glyphs: (0..<3).map { index in
          Typeface.GlyphImage(
            atlasRect: Rect(
              x: Double(index * side), y: 0, width: index == 2 ? size / 4 : size, height: size),
            bearing: Vector(dx: 0, dy: -size * 0.75), advance: size)
        })
    }, kerning: [:])

  /// The atlas of one of its strikes.
  static func atlas(side: Int) -> ImageLevels {
    var pixels: [UInt32] = []
    for y in 0..<side {
      for x in 0..<(3 * side) {
        let (u, v) = (
          (Double(x % side) + 0.5) / Double(side), (Double(y) + 0.5) / Double(side)
        )
        let distance: Double =
          switch x / side {
          case 0: 0.1 - abs(((u - 0.5) * (u - 0.5) + (v - 0.5) * (v - 0.5)).squareRoot() - 0.35)
          case 1: 0.09 - abs(u + v - 1) * 0.7
          default: 1
          }
        let alpha = UInt32(min(max(distance * Double(side) + 0.5, 0), 1) * 255)
        pixels.append(alpha &* 0x0101_0101)
      }
    }
    return ImageLevels(
      bitmaps: [Bitmap(width: 3 * side, height: side, pixels: pixels, isOpaque: false)])
  }

  static func text(
    _ size: Double, at origin: Point, color: Color = .white, count: Int = 8
  ) -> DisplayItem {
    .text(
      DisplayText(
        font: Font(typeface: typeface, size: size),
        glyphs: (0..<count).map {
          DisplayText.Glyph(index: [0, 1, 2, 0, 7][$0 % 5], x: Double($0) * size * 0.8)
        }, origin: origin, color: color))
  }

  private static func group(
    _ items: [DisplayItem], _ transform: Transform3D = .identity, clip: RoundedRect? = nil
  ) -> DisplayItem {
    .group(DisplayGroup(list: DisplayList(items), transform: transform, clip: clip))
  }

  static let texts = [
    ComparedList(
      "crisp text", edge: 1,
      [
        text(12, at: Point(x: 20.3, y: 40.4)), text(24, at: Point(x: 20, y: 90)),
        text(24, at: Point(x: -10, y: 5), color: Color(hex: 0xffcc00, alpha: 0.5)),
      ]),
    ComparedList(
      "text between strikes",
      [text(17, at: Point(x: 20.3, y: 40.4)), text(20, at: Point(x: 20, y: 90))]),
    ComparedList("text larger than any strike", edge: 4, [text(90, at: Point(x: 10, y: 150))]),
    ComparedList(
      "text smaller than any strike", edge: 40,
      [
        text(8, at: Point(x: 20, y: 40)), text(6, at: Point(x: 20, y: 60), count: 40),
        text(3, at: Point(x: 20, y: 80), count: 60),
      ]),
    ComparedList(
      "text turned and sheared",
      [
        group(
          [text(24, at: Point(x: 30, y: 60))],
          .rotation(angle: 0.4).concatenating(.translation(x: 80, y: 20)))
      ]),
    ComparedList(
      "text cut by a rounded clip",
      [
        group(
          [text(24, at: Point(x: 30, y: 60)), text(17, at: Point(x: 28, y: 90))],
          clip: RoundedRect(rect: rect(35.5, 45.2, 120, 50), radii: CornerRadii(14)))
      ]),
  ]
}
