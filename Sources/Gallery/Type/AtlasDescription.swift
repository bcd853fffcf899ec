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
  init(json bytes: [UInt8]) throws(JSONCursor.Fault) {
    var found = AtlasDescription()
    var cursor = JSONCursor(bytes)
    try cursor.object { (name, cursor) throws(JSONCursor.Fault) in
      switch name {
      case "image": found.image = try cursor.string()
      case "width": found.width = try cursor.number()
      case "height": found.height = try cursor.number()
      case "kern": found.kerning = try AtlasDescription.kerning(&cursor)
      case "sizes":
        try cursor.object { (_, cursor) throws(JSONCursor.Fault) in
          found.strikes.append(try AtlasDescription.strike(&cursor))
        }
      default: try cursor.skip()
      }
    }
    try cursor.end()
    self = found
  }

  private static func kerning(
    _ cursor: inout JSONCursor
  ) throws(JSONCursor.Fault) -> [Kerning] {
    var pairs: [Kerning] = []
    try cursor.object { (pair, cursor) throws(JSONCursor.Fault) in
      guard pair.count == 2, let left = pair.first, let right = pair.last else {
        throw cursor.fault("a pair of characters instead of “\(pair)”")
      }
      pairs.append(Kerning(left: left, right: right, adjustment: try cursor.number()))
    }
    return pairs
  }

  private static func strike(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) -> Strike {
    var strike = Strike()
    try cursor.object { (name, cursor) throws(JSONCursor.Fault) in
      switch name {
      case "px": strike.pixelSize = try cursor.number()
      case "ascent": strike.ascent = try cursor.number()
      case "descent": strike.descent = try cursor.number()
      case "glyphs": strike.glyphs = try AtlasDescription.glyphs(&cursor)
      default: try cursor.skip()
      }
    }
    strike.glyphs.sort {
      $0.character.unicodeScalars.lexicographicallyPrecedes($1.character.unicodeScalars)
    }
    return strike
  }

  private static func glyphs(_ cursor: inout JSONCursor) throws(JSONCursor.Fault) -> [Glyph] {
    var glyphs: [Glyph] = []
    try cursor.object { (name, cursor) throws(JSONCursor.Fault) in
      guard name.count == 1, let character = name.first else {
        throw cursor.fault("one character instead of “\(name)”")
      }
      var count = 0
      var (x, y, width, height, dx, dy, advance) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
      try cursor.array { (cursor) throws(JSONCursor.Fault) in
        let value = try cursor.number()
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
      guard count == 7 else { throw cursor.fault("seven numbers for “\(name)”") }
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
