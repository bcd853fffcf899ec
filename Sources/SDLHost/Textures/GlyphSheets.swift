import Motion
import SceneGraph

/// The glyph sheets made so far.
struct GlyphSheets {
  private struct Key: Hashable {
    var atlas: UInt
    var pixelSize: Double
    var spread: Int
  }

  /// Bytes of sheets kept at most. The gallery's own letters take 8 MiB; text of a fallback brings a
  /// sheet of its own, some 10 KiB, and a hundred may be in sight.
  private static let mostBytes = 32 << 20

  /// With the atlas, whose memory is thus used for nothing else.
  private var sheets: [Key: (sheet: GlyphSheet, atlas: Bitmap)] = [:]
  private var bytes = 0

  /// The sheet of a strike, made if it is not there; past the most there may be, all are made anew.
  mutating func sheet(
    of strike: Typeface.Strike, atlas: Bitmap, spread: Int
  ) -> GlyphSheet {
    let address = atlas.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let key = Key(atlas: address, pixelSize: strike.pixelSize, spread: spread)
    if let known = sheets[key] { return known.sheet }
    if bytes >= GlyphSheets.mostBytes {
      sheets.removeAll()
      bytes = 0
    }
    let sheet = GlyphSheet(strike, atlas: atlas, spread: spread)
    bytes += sheet.bitmap.byteCount + atlas.byteCount
    sheets[key] = (sheet, atlas)
    return sheet
  }
}
