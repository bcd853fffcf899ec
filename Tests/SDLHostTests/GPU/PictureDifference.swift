import FoundationEssentials
import Glibc
import SceneGraph

/// How far two pictures of the same size are apart.
struct PictureDifference {
  /// The mean over all pixels of ΔE*ab (CIE 1976), the distance in CIELAB; 2.3 is just noticeable.
  let mean: Double

  /// The largest difference of a red, green or blue, `0...255`, and where it is.
  let largest: Int
  let place: (x: Int, y: Int)

  init(_ a: Bitmap, _ b: Bitmap) {
    var sum = 0.0
    var worst = (largest: 0, index: 0)
    for index in a.pixels.indices {
      let (p, q) = (a.pixels[index], b.pixels[index])
      if p == q { continue }
      for shift: UInt32 in [0, 8, 16] {
        let difference = abs(Int(p >> shift & 255) - Int(q >> shift & 255))
        if difference > worst.largest { worst = (difference, index) }
      }
      let (u, v) = (PictureDifference.lab(p), PictureDifference.lab(q))
      let d = u - v
      sum += (d * d).sum().squareRoot()
    }
    mean = sum / Double(max(a.pixels.count, 1))
    largest = worst.largest
    place = (worst.index % max(a.width, 1), worst.index / max(a.width, 1))
  }

  /// CIELAB of an sRGB pixel, D65 (IEC 61966-2-1).
  private static func lab(_ pixel: UInt32) -> SIMD3<Double> {
    let red = linear[Int(pixel >> 16 & 255)]
    let green = linear[Int(pixel >> 8 & 255)]
    let blue = linear[Int(pixel & 255)]
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116 }
    return SIMD3(116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z)))
  }

  private static let linear: [Double] = (0...255).map {
    let value = Double($0) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
