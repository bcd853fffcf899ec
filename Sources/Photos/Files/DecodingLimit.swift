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
}
