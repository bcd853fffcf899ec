package import SceneGraph

extension Orientation {
  /// The stored pixels turned or mirrored so that they stand upright.
  ///
  /// - Parameter stored: A picture as it is stored.
  /// - Returns: The upright picture; the same storage where nothing is to be done.
  package func upright(_ stored: Bitmap) -> Bitmap {
    guard self != .upright, stored.width > 0, stored.height > 0 else { return stored }
    let width = exchangesSides ? stored.height : stored.width
    let height = exchangesSides ? stored.width : stored.height
    let (start, across, down) = steps(width: stored.width, height: stored.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { output, filled in
      stored.pixels.withUnsafeBufferPointer { input in
        for top in stride(from: 0, to: height, by: Self.tileSide) {
          for left in stride(from: 0, to: width, by: Self.tileSide) {
            for y in top..<min(top + Self.tileSide, height) {
              var source = start + left * across + y * down
              for target in (y * width + left)..<(y * width + min(left + Self.tileSide, width)) {
                output[target] = input[source]
                source &+= across
              }
            }
          }
        }
      }
      filled = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels, isOpaque: stored.isOpaque)
  }

  /// Tiles of four kibibytes on either side stay in the first cache whichever way they are walked.
  private static let tileSide = 32

  /// Where the upright picture's first pixel is stored, and how far one to the right of it and one
  /// below it are from there.
  ///
  /// Source: EXIF 2.3, tag 0x0112: the number tells on which sides row 0 and column 0 are seen.
  private func steps(width: Int, height: Int) -> (start: Int, across: Int, down: Int) {
    let topRight = width - 1
    let bottomLeft = (height - 1) * width
    let bottomRight = width * height - 1
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (topRight, -1, width)
    case .upsideDown: (bottomRight, -1, -width)
    case .mirroredUpsideDown: (bottomLeft, 1, -width)
    case .transposed: (0, width, 1)
    case .turnedRight: (bottomLeft, -width, 1)
    case .transverse: (bottomRight, -width, -1)
    case .turnedLeft: (topRight, width, -1)
    }
  }
}
