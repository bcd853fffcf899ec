import Motion
import Photos
import SceneGraph
import TestSupport
import Testing

@Suite("Area averaging")
struct AreaAverageTests {
  /// Noise, premultiplied.
  static func noise(
    _ width: Int, _ height: Int, opaque: Bool, using generator: inout SeededGenerator
  ) -> Bitmap {
    let pixels = (0..<(width * height)).map { _ -> UInt32 in
      let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &generator)
      return (0..<3).reduce(alpha) { pixel, _ in
        pixel << 8 | UInt32.random(in: 0...alpha, using: &generator)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: opaque)
  }

  static func channel(_ pixel: UInt32, _ index: Int) -> Double {
    Double(pixel >> (8 * UInt32(index)) & 0xff)
  }

  /// The mean over a rectangle by its definition, in double precision.
  private static func mean(_ bitmap: Bitmap, over area: Rect, channel: Int) -> Double {
    var sum = 0.0
    var weight = 0.0
    for y in max(0, Int(area.minY))..<min(bitmap.height, Int(area.maxY) + 1) {
      for x in max(0, Int(area.minX))..<min(bitmap.width, Int(area.maxX) + 1) {
        let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
        guard let shared = pixel.intersection(area) else { continue }
        let part = shared.width * shared.height
        sum += part * Self.channel(bitmap.pixels[y * bitmap.width + x], channel)
        weight += part
      }
    }
    return sum / weight
  }

  @Test(
    "Each new pixel is the mean of what it covers, to half a step of rounding",
    arguments: [
      (Rect(x: 0, y: 0, width: 40, height: 30), 8, 5),
      (Rect(x: 0, y: 0, width: 40, height: 30), 40, 30),
      (Rect(x: 3.3, y: 2.7, width: 21.9, height: 17.2), 7, 11),
      (Rect(x: -0.4, y: -0.7, width: 40.8, height: 31.4), 13, 9),
      (Rect(x: 0, y: 0, width: 40, height: 30), 1, 1),
      (Rect(x: 5.5, y: 5.5, width: 3, height: 2), 9, 7),
    ])
  func oracle(source: Rect, width: Int, height: Int) {
    var generator = SeededGenerator(seed: 1)
    for opaque in [true, false] {
      let bitmap = Self.noise(40, 30, opaque: opaque, using: &generator)
      let scaled = AreaAverage.scaled(bitmap, from: source, toWidth: width, height: height)
      #expect(scaled.isOpaque == opaque)
      for y in 0..<height {
        for x in 0..<width {
          let area = Rect(
            x: source.x + source.width * Double(x) / Double(width),
            y: source.y + source.height * Double(y) / Double(height),
            width: source.width / Double(width), height: source.height / Double(height))
          let pixel = scaled.pixels[y * width + x]
          for channel in 0..<4 {
            let mean = Self.mean(bitmap, over: area, channel: channel)
            #expect(abs(Self.channel(pixel, channel) - mean) <= 0.501, "\(x), \(y), \(channel)")
            #expect(Self.channel(pixel, channel) <= Self.channel(pixel, 3))
          }
        }
      }
    }
  }

  @Test("A flat colour stays itself at every size and place, also over hundreds of rows")
  func constant() {
    let flat = Bitmap(
      width: 61, height: 700, pixels: Array(repeating: 0xfffe_7f01, count: 61 * 700),
      isOpaque: true)
    for (width, height) in [(1, 1), (7, 2), (60, 699), (61, 700), (3, 100)] {
      let source = Rect(x: -0.25, y: 0.125, width: 61.5, height: 700.3)
      let scaled = AreaAverage.scaled(flat, from: source, toWidth: width, height: height)
      #expect(scaled.pixels.allSatisfy { $0 == 0xfffe_7f01 }, "\(width) × \(height)")
    }
  }

  @Test("More than 257 whole rows of white do not overflow their sums")
  func tall() {
    let pixels = (0..<1200).map { $0 < 600 ? UInt32(0xffff_ffff) : 0xff00_0000 }
    let strip = Bitmap(width: 1, height: 1200, pixels: pixels, isOpaque: true)
    let scaled = AreaAverage.scaled(
      strip, from: Rect(x: 0, y: 0, width: 1, height: 1200), toWidth: 1, height: 2)
    #expect(scaled.pixels == [0xffff_ffff, 0xff00_0000])
  }

  @Test(
    "Halving keeps the mean, even and odd sides alike",
    arguments: [(64, 48), (63, 47), (40, 1), (96, 47)])
  func halves(width: Int, height: Int) throws {
    var generator = SeededGenerator(seed: 2)
    let bitmap = Self.noise(width, height, opaque: false, using: &generator)
    let levels = MipChain.levels(of: bitmap)
    let sides = levels.bitmaps.map { max($0.width, $0.height) }
    #expect(zip(sides, sides.dropFirst()).allSatisfy { $0.0 / 2 == $0.1 })
    #expect(try #require(sides.last) <= 16)
    let mean = try #require(bitmap.averageColor)
    for (index, level) in levels.bitmaps.enumerated() {
      let other = try #require(level.averageColor)
      let rounding = 0.5 * Double(index) / 255 + 1e-12
      #expect(abs(other.alpha - mean.alpha) <= rounding)
      #expect(abs(other.red * other.alpha - mean.red * mean.alpha) <= rounding)
    }
  }

  @Test(
    "Each pixel of the half of an odd height is the mean of what it covers, to a step and a half",
    arguments: [(4, 3), (6, 5), (40, 67), (8, 201)])
  func oddHeight(width: Int, height: Int) throws {
    var generator = SeededGenerator(seed: 5)
    let bitmap = Self.noise(width, height, opaque: false, using: &generator)
    let half = MipChain.halved(bitmap)
    #expect(half.width == width / 2 && half.height == height / 2)
    let tall = Double(height) / Double(half.height)
    var worst = 0.0
    for y in 0..<half.height {
      for x in 0..<half.width {
        let area = Rect(x: Double(2 * x), y: Double(y) * tall, width: 2, height: tall)
        for channel in 0..<4 {
          let pixel = Self.channel(half.pixels[y * half.width + x], channel)
          worst = max(worst, abs(pixel - Self.mean(bitmap, over: area, channel: channel)))
        }
      }
    }
    #expect(worst <= 1.5)
    let white = Bitmap(
      width: width, height: height, pixels: Array(repeating: .max, count: width * height),
      isOpaque: true)
    #expect(MipChain.halved(white).pixels.allSatisfy { $0 == .max })
  }

  @Test("The average colour is weighted by alpha, and nothing has none")
  func averageColor() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xffff_0000, 0x8000_0080], isOpaque: false)
    let average = bitmap.averageColor
    #expect(abs((average?.red ?? 0) - 255.0 / 383) < 1e-12)
    #expect(abs((average?.blue ?? 0) - 128.0 / 383) < 1e-12)
    #expect(abs((average?.alpha ?? 0) - 383.0 / 510) < 1e-12)
    #expect(Bitmap(width: 1, height: 1, pixels: [0], isOpaque: false).averageColor == nil)
  }
}
