import FrameTiming
import Motion
import SceneGraph

/// What a glyph atlas's JSON file says, as `make_atlas.py` writes it.
struct AtlasDescription: Hashable, Sendable {
  /// Every glyph at one size.
  struct Strike: Hashable, Sendable {
    /// Pixels per em.
    var pixelSize = 0.0

    /// Above the baseline, in pixels.
    var ascent = 0.0

    /// Below the baseline, in pixels.
    var descent = 0.0

    /// In the order of their Unicode scalars.
    var glyphs: [Glyph] = []
  }

  /// A character's picture.
  struct Glyph: Hashable, Sendable {
    var character: Character
    var image: Typeface.GlyphImage
  }

  /// The adjustment between two characters, in em.
  struct Kerning: Hashable, Sendable {
    var left: Character
    var right: Character
    var adjustment: Double
  }

  /// The picture's file name, in the same folder.
  var image = ""

  /// The picture's pixels across.
  var width = 0.0

  /// The picture's pixels down.
  var height = 0.0

  /// In the order of the file.
  var kerning: [Kerning] = []

  /// In the order of the file.
  var strikes: [Strike] = []
}

extension AtlasDescription {
  /// - Parameter bytes: The whole file. Members of other names are passed over.
  /// - Throws: The first place where it is not as it should be.
  init(json bytes: [UInt8]) throws(JSONSyntaxError) {
    var found = AtlasDescription()
    var reader = JSONReader(bytes[...])
    try reader.object { (name, reader) throws(JSONSyntaxError) in
      switch name {
      case "image": found.image = try reader.string()
      case "width": found.width = try reader.number()
      case "height": found.height = try reader.number()
      case "kern": found.kerning = try AtlasDescription.kerning(&reader)
      case "sizes":
        try reader.object { (_, reader) throws(JSONSyntaxError) in
          found.strikes.append(try AtlasDescription.strike(&reader))
        }
      default: try reader.skip()
      }
    }
    try reader.end()
    self = found
  }

  private static func kerning(
    _ reader: inout JSONReader
  ) throws(JSONSyntaxError) -> [Kerning] {
    var pairs: [Kerning] = []
    try reader.object { (pair, reader) throws(JSONSyntaxError) in
      guard pair.count == 2, let left = pair.first, let right = pair.last else {
        throw reader.error("a pair of characters should stand here, not “\(pair)”")
      }
      pairs.append(Kerning(left: left, right: right, adjustment: try reader.number()))
    }
    return pairs
  }

  private static func strike(_ reader: inout JSONReader) throws(JSONSyntaxError) -> Strike {
    var strike = Strike()
    try reader.object { (name, reader) throws(JSONSyntaxError) in
      switch name {
      case "px": strike.pixelSize = try reader.number()
      case "ascent": strike.ascent = try reader.number()
      case "descent": strike.descent = try reader.number()
      case "glyphs": strike.glyphs = try AtlasDescription.glyphs(&reader)
      default: try reader.skip()
      }
    }
    strike.glyphs.sort {
      $0.character.unicodeScalars.lexicographicallyPrecedes($1.character.unicodeScalars)
    }
    return strike
  }

  private static func glyphs(_ reader: inout JSONReader) throws(JSONSyntaxError) -> [Glyph] {
    var glyphs: [Glyph] = []
    try reader.object { (name, reader) throws(JSONSyntaxError) in
      guard name.count == 1, let character = name.first else {
        throw reader.error("one character should stand here, not “\(name)”")
      }
      var count = 0
      var (x, y, width, height, dx, dy, advance) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
      try reader.array { (reader) throws(JSONSyntaxError) in
        let value = try reader.number()
        switch count {
        case 0: x = value
        case 1: y = value
        case 2: width = value
        case 3: height = value
        case 4: dx = value
        case 5: dy = value
        default: advance = value
        }
        count += 1
      }
      guard count == 7 else { throw reader.error("“\(name)” should have seven numbers") }
      glyphs.append(
        Glyph(
          character: character,
          image: Typeface.GlyphImage(
            atlasRect: Rect(x: x, y: y, width: width, height: height),
            bearing: Vector(dx: dx, dy: dy), advance: advance)))
    }
    return glyphs
  }
}
