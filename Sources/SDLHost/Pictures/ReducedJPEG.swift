import CPlatform
import Photos
import SceneGraph

/// JPEG at a half, a quarter or an eighth of its size, by libjpeg-turbo where that can be loaded.
package enum ReducedJPEG {
  /// Whether it can be loaded.
  package static let isAvailable = cplatform_reads_jpeg()

  /// The library's own memory: a progressive picture's coefficients.
  private static let mostMemory = DecodingLimit.bytes

  /// By what the sides are divided: as far as memory asks for it, and for a thumbnail so that there are
  /// still twice as many pixels along each side as are wanted: those are averages then, not picked.
  static func divisor(for wish: DecodingWish, of header: PhotoHeader) -> Int {
    let (width, height) = (header.storedWidth, header.storedHeight)
    return [1, 2, 4, 8].last { divisor in
      if divisor <= header.leastDivisor { return true }
      if let least = wish.leastSize {
        return width / divisor >= 2 * least.width && height / divisor >= 2 * least.height
      }
      // What would be halved in any case.
      let half = divisor / 2
      return wish.mostBytes.map { (width / half) * (height / half) * 4 / 3 * 4 > $0 } ?? false
    } ?? 1
  }

  /// Decodes a file with its sides divided, rounded up.
  ///
  /// - Parameters:
  ///   - contents: The whole file.
  ///   - divisor: 1, 2, 4 or 8.
  /// - Returns: The picture as stored; `nil` where the library is missing or refuses the file.
  static func decode(_ contents: [UInt8], dividedBy divisor: Int) -> Bitmap? {
    contents.withUnsafeBufferPointer { bytes in
      var (width, height, hasInks) = (Int32(0), Int32(0), false)
      guard
        let file = cplatform_jpeg_open(
          bytes.baseAddress, bytes.count, Int32(divisor), mostMemory, &width, &height, &hasInks)
      else { return nil }
      defer { cplatform_jpeg_close(file) }
      guard width > 0, height > 0, DecodingLimit.allows(width: Int(width), height: Int(height))
      else { return nil }
      let size = Int(width) * Int(height)
      let pixels = [UInt32](unsafeUninitializedCapacity: size) { buffer, count in
        let read = buffer.withMemoryRebound(to: UInt32.self) { pixels in
          UnsafeMutableRawPointer(pixels.baseAddress).map { memory in
            cplatform_jpeg_read(
              file, memory.assumingMemoryBound(to: UInt8.self), Int(width) * 4, height)
          }
        }
        count = read == height ? size : 0
        if hasInks, count > 0 {
          Bitmap.mixInks(buffer, areInverted: JPEGMarkers(contents).haveAdobe)
        }
      }
      guard pixels.count == size else { return nil }
      return Bitmap(width: Int(width), height: Int(height), pixels: pixels, isOpaque: true)
    }
  }
}
