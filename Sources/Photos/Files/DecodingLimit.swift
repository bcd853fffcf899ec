/// How much memory one picture may take while it is decoded.
package enum DecodingLimit {
  /// One gibibyte.
  package static let bytes = 1 << 30

  /// Three bytes for the library's RGB surface and four for ours, both alive while one is turned
  /// into the other.
  package static let bytesPerPixel = 7

  /// Whether a picture of this size may be decoded.
  ///
  /// - Returns: `false` beyond 153,391,689 pixels, whatever the sides.
  package static func allows(width: Int, height: Int) -> Bool {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && pixels <= bytes / bytesPerPixel
  }

  /// The most pixels of a JPEG that is only ever decoded reduced: a processor takes some ten seconds for
  /// them.
  static let mostReducedPixels = 1 << 30

  /// A JPEG takes at least two bits for each block of 64 pixels, so a file that claims more pixels to a
  /// byte than this is not what it says.
  private static let mostPixelsPerByte = 256

  /// By what the sides have to be divided, and rounded up, so that decoding keeps to the limit: 1, 2, 4
  /// or 8.
  static func divisor(width: Int, height: Int) -> Int? {
    [1, 2, 4, 8].first { divisor in
      allows(
        width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
    }
  }

  /// Whether a JPEG of this size, beyond the limit for a whole picture, may be decoded reduced.
  static func allowsReduced(width: Int, height: Int, fileBytes: Int) -> Bool {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return !overflow && pixels <= mostReducedPixels && pixels / mostPixelsPerByte <= fileBytes
      && divisor(width: width, height: height) != nil
  }
}
