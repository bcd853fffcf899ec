import CPlatform
import CSDL2
import Photos
import SceneGraph

/// Reads all frames of animated files.
enum AnimatedPicture {
  /// The frames of a GIF; `nil` where it stands still, is damaged or takes too much memory, and its
  /// first frame is to be shown.
  static func gif(_ contents: [UInt8], _ header: PhotoHeader) -> DecodedAnimation? {
    let frames = GIFFrames(contents)
    guard frames.count > 1, allows(frames.count, header) else { return nil }
    do {
      return try ImageLibrary.withGIF(contents) { surfaces, delays throws(SDLError) in
        guard surfaces.count > 1 else { return nil }
        var bitmaps: [Bitmap] = []
        for surface in surfaces { bitmaps.append(try Bitmap(surface)) }
        return DecodedAnimation(
          frames: bitmaps,
          timing: AnimationTiming(
            delays: delays.map { .milliseconds($0) }, playCount: frames.playCount))
      }
    } catch {
      return nil  // The first frame may be whole all the same.
    }
  }

  /// The frames of a WebP file, by libwebpdemux; `nil` where that is missing or refuses the file.
  ///
  /// An animation that takes too much memory yields its first frame only.
  static func webP(_ contents: [UInt8], _ header: PhotoHeader) -> DecodedAnimation? {
    contents.withUnsafeBufferPointer { bytes in
      var (width, height, count, plays) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard
        let file = cplatform_webp_open(
          bytes.baseAddress, bytes.count, &width, &height, &count, &plays)
      else { return nil }
      defer { cplatform_webp_close(file) }
      guard Int(width) == header.storedWidth, Int(height) == header.storedHeight else { return nil }
      let most = allows(Int(count), header) ? Int(count) : 1
      var frames: [Bitmap] = []
      var delays: [Duration] = []
      var start: Int32 = 0
      var end: Int32 = 0
      while frames.count < most, let pixels = cplatform_webp_next(file, &end) {
        frames.append(Bitmap(premultiplied: pixels, width: Int(width), height: Int(height)))
        delays.append(.milliseconds(Int(end) - Int(start)))
        start = end
      }
      guard !frames.isEmpty else { return nil }
      return DecodedAnimation(
        frames: frames,
        timing: AnimationTiming(delays: delays, playCount: plays == 0 ? nil : Int(plays)))
    }
  }

  private static func allows(_ frameCount: Int, _ header: PhotoHeader) -> Bool {
    DecodedAnimation.allows(
      frameCount: frameCount, width: header.storedWidth, height: header.storedHeight)
  }
}

extension Bitmap {
  /// A copy of pixels that lie together as blue, green, red and alpha, premultiplied.
  fileprivate init(premultiplied bytes: UnsafePointer<UInt8>, width: Int, height: Int) {
    var common: UInt32 = 0xff00_0000
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(start: bytes, count: width * height * 4))
      for pixel in buffer { common &= pixel }
      count = width * height
    }
    self.init(
      width: width, height: height, pixels: pixels, isOpaque: common == 0xff00_0000)
  }
}
