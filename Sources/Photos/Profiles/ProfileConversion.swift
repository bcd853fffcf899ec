import Glibc
package import SceneGraph

/// Turns pixels whose numbers a profile explains into sRGB.
package struct ProfileConversion {
  /// The light of each number of each channel, `0...1`.
  private let light: [Float]
  private let matrix: [Float]

  /// Whether no colour changes by more than a step of 255, so that nothing need be done.
  package let isIdentity: Bool

  /// Light in so many steps has a number of its own for each of sRGB's 256: the curve is steepest at
  /// black, 12.92 numbers to one of light, so that a step is 0.4 of a number there.
  private static let steps = 8192
  private static let encoded: [UInt8] = (0...steps).map {
    let light = Double($0) / Double(steps)
    let number = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8((number * 255).rounded())
  }

  /// - Parameter profile: Of the pixels to come.
  package init(_ profile: ColorProfile) {
    light = profile.curves.flatMap { curve in
      (0..<256).map { Float(curve.light(Double($0) / 255)) }
    }
    matrix = profile.matrix.map { Float($0) }
    let (light, matrix) = (light, matrix)
    isIdentity = stride(from: 0, through: 255, by: 17).allSatisfy { red in
      stride(from: 0, through: 255, by: 17).allSatisfy { green in
        stride(from: 0, through: 255, by: 17).allSatisfy { blue in
          let changed = ProfileConversion.convert((red, green, blue), light, matrix)
          return abs(changed.red - red) <= 1 && abs(changed.green - green) <= 1
            && abs(changed.blue - blue) <= 1
        }
      }
    }
  }

  /// The picture in sRGB; what lies outside of it is the nearest that each channel can be.
  ///
  /// - Parameter bitmap: Premultiplied, in the profile's numbers.
  /// - Returns: The same where the profile is sRGB's own.
  package func converted(_ bitmap: Bitmap) -> Bitmap {
    guard !isIdentity else { return bitmap }
    var bitmap = bitmap
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      var last: (from: UInt32, to: UInt32) = (0, 0)
      for index in pixels.indices {
        let pixel = pixels[index]
        // Plain areas are worked out once.
        if pixel != last.from { last = (pixel, convert(pixel)) }
        pixels[index] = last.to
      }
    }
    return bitmap
  }

  private func convert(_ pixel: UInt32) -> UInt32 {
    let alpha = Int(pixel >> 24)
    guard alpha > 0 else { return pixel }
    func straight(_ number: UInt32) -> Int {
      let number = Int(number & 255)
      return alpha == 255 ? number : min(255, (number * 255 + alpha / 2) / alpha)
    }
    let changed = ProfileConversion.convert(
      (straight(pixel >> 16), straight(pixel >> 8), straight(pixel)), light, matrix)
    func premultiplied(_ number: Int) -> UInt32 {
      UInt32(alpha == 255 ? number : (number * alpha + 127) / 255)
    }
    return UInt32(alpha) << 24 | premultiplied(changed.red) << 16
      | premultiplied(changed.green) << 8 | premultiplied(changed.blue)
  }

  @inline(__always)
  private static func convert(
    _ numbers: (red: Int, green: Int, blue: Int), _ light: [Float], _ matrix: [Float]
  ) -> (red: Int, green: Int, blue: Int) {
    let (red, green, blue) = (
      light[numbers.red], light[256 + numbers.green], light[512 + numbers.blue]
    )
    func number(_ row: Int) -> Int {
      let sum = matrix[row] * red + matrix[row + 1] * green + matrix[row + 2] * blue
      return Int(encoded[Int((max(0, min(1, sum)) * Float(steps)).rounded())])
    }
    return (number(0), number(3), number(6))
  }
}
