/// What was on screen in one frame, for the page.
package struct HitchPicture: Hashable, Sendable {
  /// The run, from 1, and the frame's number in it.
  package let run: Int
  package let frame: Int

  /// A PNG file in Base64, as it stands in a `data:` URI.
  let base64: String

  /// Takes a picture; `nil` if it is no PNG file in Base64.
  ///
  /// - Parameters:
  ///   - run: The run, from 1.
  ///   - frame: The frame's number in it.
  ///   - base64: A whole PNG file in Base64 (RFC 4648), without line breaks.
  package init?(run: Int, frame: Int, pngBase64 base64: String) {
    // The first eight bytes of a PNG, but for the two bits that fall to the next character.
    guard base64.hasPrefix("iVBORw0KGg"), base64.utf8.count.isMultiple(of: 4),
      base64.utf8.allSatisfy(HitchPicture.isBase64)
    else { return nil }
    self.run = run
    self.frame = frame
    self.base64 = base64
  }

  /// Takes a picture; `nil` if it is no PNG file.
  ///
  /// - Parameters:
  ///   - run: The run, from 1.
  ///   - frame: The frame's number in it.
  ///   - png: The whole file.
  package init?(run: Int, frame: Int, png: [UInt8]) {
    self.init(run: run, frame: frame, pngBase64: Base64.text(of: png))
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
