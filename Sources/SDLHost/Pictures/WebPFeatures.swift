/// What the extended header of a WebP file announces. Source: RFC 9649, 2.7.1.
enum WebPFeatures {
  /// Whether the file says that it is an animation.
  static func isAnimated(_ file: [UInt8]) -> Bool {
    file.count > 20 && file[12..<16].elementsEqual("VP8X".utf8) && file[20] & 0x02 != 0
  }

  /// Whether the file is shorter than it says.
  static func isCutShort(_ file: [UInt8]) -> Bool {
    guard file.count >= 8 else { return true }
    return file[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) } > file.count - 8
  }
}
