import Motion
import Rasterizer
import SceneGraph
import TestSupport

/// Pictures and drawing for the tests of this module.
struct Scene: ImageResolver {
  var pictures: [Int: ImageLevels] = [:]
  var placeholder = Color(white: 0.5)

  func content(
    of image: Image, crop: Rect, pixelSize: Size, at time: FrameTime
  ) -> ImageContent {
    pictures[image.id.rawValue].map { .levels($0) } ?? .placeholder(placeholder)
  }

  /// A handle for one of the pictures.
  func image(_ number: Int) -> Image {
    Image(id: Image.ID(rawValue: number), size: Size(width: 1, height: 1))
  }

  /// The list's pixels, on black unless said otherwise.
  func draw(
    _ items: [DisplayItem], width: Int, height: Int, scale: Double = 1, over: Color = .black,
    with rasterizer: DisplayRasterizer = DisplayRasterizer()
  ) -> Bitmap {
    rasterizer.bitmap(
      of: DisplayList(items),
      size: Size(width: Double(width) / scale, height: Double(height) / scale), scale: scale,
      background: over, images: self, at: .zero)
  }
}

extension Bitmap {
  /// A component of a pixel, `0...255`: 0 blue, 1 green, 2 red, 3 alpha.
  func component(_ index: Int, _ x: Int, _ y: Int) -> Int {
    Int(pixels[y * width + x] >> UInt32(8 * index) & 255)
  }

  /// The sum of one component over all pixels.
  func sum(_ index: Int) -> Int {
    pixels.reduce(0) { $0 + Int($1 >> UInt32(8 * index) & 255) }
  }

  /// The largest difference of any component from another bitmap of the same size.
  func largestDifference(from other: Bitmap) -> Int {
    zip(pixels, other.pixels).reduce(0) { worst, pair in
      (0..<4).reduce(worst) {
        let shift = UInt32(8 * $1)
        return max($0, abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255)))
      }
    }
  }

  /// A picture without repetition: smooth waves, each colour its own.
  static func waves(width: Int, height: Int, alpha: Int = 255) -> Bitmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let red = (x * 7 + y * 3) % 256 * alpha / 255
        let green = (x * y / 2 + 40) % 256 * alpha / 255
        let blue = (255 - abs((y * 5 + x) % 510 - 255)) * alpha / 255
        pixels.append(
          UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: alpha == 255)
  }
}

/// Seeded numbers in ranges, by a rule that no library may change.
struct SeededNumbers {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// Uniform in a range.
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / 9_007_199_254_740_992
      * (range.upperBound - range.lowerBound)
  }

  /// Uniform in a range.
  mutating func int(_ range: Range<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}
