import Motion
import SceneGraph

/// The glyph sheets made so far.
struct GlyphSheets {
  private struct Key: Hashable {
    var atlas: UInt
    var pixelSize: Double
    var spread: Int
  }

  /// Sheets kept at most; a gallery uses a dozen.
  private static let most = 64

  /// With the atlas, whose memory is thus used for nothing else.
  private var sheets: [Key: (sheet: GlyphSheet, atlas: Bitmap)] = [:]

  /// The sheet of a strike, made if it is not there; past the most there may be, all are made anew.
  mutating func sheet(
    of strike: Typeface.Strike, atlas: Bitmap, spread: Int
  ) -> GlyphSheet {
    let address = atlas.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    let key = Key(atlas: address, pixelSize: strike.pixelSize, spread: spread)
    if let known = sheets[key] { return known.sheet }
    if sheets.count >= GlyphSheets.most { sheets.removeAll() }
    let sheet = GlyphSheet(strike, atlas: atlas, spread: spread)
    sheets[key] = (sheet, atlas)
    return sheet
  }
}
