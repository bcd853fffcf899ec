import Dispatch
import Photos
import SceneGraph

/// Binary PPM files, made and decoded without a library.
enum PlainPicture {
  /// A picture whose every pixel is a function of its place, so that a turned or shifted copy shows.
  static func file(width: Int, height: Int, blue: UInt8 = 90) -> [UInt8] {
    var bytes = Array("P6\n\(width) \(height)\n255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        bytes += [UInt8(x * 255 / width), UInt8(y * 255 / height), blue]
      }
    }
    return bytes
  }
}

/// Decodes ``PlainPicture`` files, and keeps a log.
///
/// A file whose name begins with "gate" waits in the decoder until ``open()``.
final class PlainDecoder: PhotoDecoder {
  private let log = Monitor<[String]>([])
  private let gate = DispatchSemaphore(value: 0)
  private let entered = DispatchSemaphore(value: 0)

  /// How wide pictures are that another process is said to decode.
  static let elsewhereWidth = 61

  func waitsForProcess(_ header: PhotoHeader) -> Bool {
    header.storedWidth == PlainDecoder.elsewhereWidth
  }

  /// The names of what was decoded, in the order in which it began.
  var decoded: [String] { log.withLock { $0 } }

  func waitUntilGateIsReached() { entered.wait() }

  func open() { gate.signal() }

  func decode(
    _ contents: [UInt8], header: PhotoHeader, path: PhotoPath
  ) throws(PhotoError) -> Bitmap {
    log.withLock { $0.append(path.displayName) }
    if path.displayName.hasPrefix("gate") {
      entered.signal()
      gate.wait()
    }
    let count = header.storedWidth * header.storedHeight
    let body = contents.suffix(count * 3)
    guard contents.count > count * 3 else {
      throw PhotoError(path: path, reason: .damaged("the file ends inside the picture"))
    }
    let pixels = (0..<count).map { index -> UInt32 in
      let start = body.startIndex + index * 3
      return 0xff00_0000 | UInt32(body[start]) << 16 | UInt32(body[start + 1]) << 8
        | UInt32(body[start + 2])
    }
    return Bitmap(
      width: header.storedWidth, height: header.storedHeight, pixels: pixels, isOpaque: true)
  }
}
