import Glibc
import Motion
import SceneGraph
import Testing

/// A display list that both ways to the screen have to draw alike.
struct ComparedList: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let list: DisplayList

  /// By how much a red, green or blue may be off, `0...255`: what an edge is worth here.
  var edge = 24

  init(_ name: String, edge: Int = 24, _ items: [DisplayItem]) {
    testDescription = name
    self.edge = edge
    list = DisplayList(items)
  }

  static let all =
    shapes + images + texts + borders + shadows + groups + perspectives + backdrops

  /// The pictures that the lists show.
  static let pictures = TestPictures(levels: [
    0: ImageLevels(bitmaps: halvings(photo(width: 512, height: 384))),
    1: ImageLevels(bitmaps: halvings(photo(width: 128, height: 128, alpha: 150))),
    20: atlas(side: 12), 21: atlas(side: 24),
    2: ImageLevels(
      bitmaps: [photo(width: 100, height: 80)],
      coverage: Rect(x: 0.1, y: 0.2, width: 0.6, height: 0.5)),
  ])

  static func image(_ number: Int) -> Image {
    Image(id: Image.ID(rawValue: number), size: Size(width: 4, height: 3))
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// A picture with soft shades, a few hard edges, and no repetition.
  private static func photo(width: Int, height: Int, alpha: Double = 255) -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        let disc = (u - 0.6) * (u - 0.6) + (v - 0.4) * (v - 0.4) < 0.04 ? 0.35 : 0
        let red = 0.5 + 0.3 * sin(u * 9 + v * 4) - disc
        let green = 0.5 + 0.3 * sin(v * 11 - u * 3) + disc
        let blue = 0.3 + 0.5 * u * v + 0.15 * sin(u * 40)
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * alpha) }
        pixels.append(UInt32(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: alpha == 255)
  }

  /// A picture and its halvings by a box filter.
  private static func halvings(_ bitmap: Bitmap) -> [Bitmap] {
    var levels = [bitmap]
    while let last = levels.last, last.width.isMultiple(of: 2), last.height.isMultiple(of: 2),
      last.width > 8
    {
      var pixels: [UInt32] = []
      for y in stride(from: 0, to: last.height, by: 2) {
        for x in stride(from: 0, to: last.width, by: 2) {
          var pixel: UInt32 = 0
          for shift: UInt32 in [0, 8, 16, 24] {
            var sum: UInt32 = 2
            for index in [0, 1, last.width, last.width + 1] {
              sum += last.pixels[y * last.width + x + index] >> shift & 255
            }
            pixel |= (sum / 4) << shift
          }
          pixels.append(pixel)
        }
      }
      levels.append(
        Bitmap(
          width: last.width / 2, height: last.height / 2, pixels: pixels,
          isOpaque: last.isOpaque))
    }
    return levels
  }
}
