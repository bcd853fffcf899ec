package import SceneGraph

/// All frames of an animated picture, as stored.
package struct DecodedAnimation: Sendable {
  /// Each shows the whole picture at its time; the first is the picture itself.
  package let frames: [Bitmap]

  package let timing: AnimationTiming

  /// - Precondition: There are as many frames as the timing has, at least one.
  package init(frames: [Bitmap], timing: AnimationTiming) {
    precondition(
      frames.count == timing.frameCount, "\(frames.count) frames, \(timing.frameCount) delays")
    self.frames = frames
    self.timing = timing
  }

  /// The most frames that are played; of a longer animation the first is shown.
  package static let mostFrames = 2_000

  /// Whether so many frames of a picture may be held, twice while they are made.
  package static func allows(frameCount: Int, width: Int, height: Int) -> Bool {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, frameCount <= mostFrames else { return false }
    return pixels * 8 <= DecodingLimit.bytes / max(1, frameCount)
  }
}

extension DecodedAnimation {
  /// What decoding all frames of a file takes, as far as they are counted before; zero for a picture that
  /// stands still or of which one frame is shown.
  static func bytes(of contents: [UInt8], _ header: PhotoHeader) -> Int {
    guard header.format == .gif else { return 0 }
    let count = GIFFrames(contents).count
    let (width, height) = (header.storedWidth, header.storedHeight)
    return allows(frameCount: count, width: width, height: height) ? width * height * 8 * count : 0
  }
}

/// The frames of an animated picture in the forms that were asked for.
package struct PhotoAnimation: Sendable {
  package let timing: AnimationTiming

  /// The thumbnail of each frame; empty where none was asked for.
  package let thumbnails: [ImageLevels]

  /// Each frame itself, reduced as far as the first is; empty where they were not asked for.
  package let full: [ImageLevels]
}
