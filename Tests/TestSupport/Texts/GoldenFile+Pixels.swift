package import SceneGraph
package import Testing

extension GoldenFile {
  /// Compares a small picture, byte for byte, with the golden: six hexadecimal digits a pixel, a line a
  /// row.
  package func expect(
    _ bitmap: Bitmap, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let rows = (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let digits = String(bitmap.pixels[y * bitmap.width + x] & 0xff_ffff, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
      }.joined(separator: " ") + "\n"
    }
    try expect(rows.joined(), sourceLocation: sourceLocation)
  }
}
