package import Photos
package import SceneGraph

/// The fonts that the gallery writes in.
///
/// Text is crisp where an em is exactly as many device pixels as in one of the strikes: at 13, 16
/// and 28 points for regular, 13, 16 and 24 for bold, 12 and 14 for mono, at a scale of 1 or 2.
package struct Typography: Sendable {
  /// Which of the typefaces.
  package enum Weight: Hashable, Sendable, CaseIterable {
    /// Inter Medium.
    case regular

    /// Inter Bold.
    case bold

    /// DejaVu Sans Mono: digits stand still when they change.
    case mono

    /// The atlases that hold its strikes, the smallest sizes first.
    fileprivate var atlases: [String] {
      switch self {
      case .regular: ["inter", "inter2x"]
      case .bold: ["inter-bold"]
      case .mono: ["mono", "mono2x"]
      }
    }
  }

  /// What draws the characters that the typefaces lack.
  package struct Fallback: Sendable {
    fileprivate let regular: any FallbackGlyphs
    fileprivate let bold: any FallbackGlyphs

    /// - Parameters:
    ///   - regular: For text of the usual weight.
    ///   - bold: For bold text.
    package init(regular: any FallbackGlyphs, bold: any FallbackGlyphs) {
      self.regular = regular
      self.bold = bold
    }
  }

  private let regular: Typeface
  private let bold: Typeface
  private let mono: Typeface
  private let fallback: Fallback?

  /// A typeface at a size.
  ///
  /// - Parameters:
  ///   - size: Points per em.
  ///   - weight: Which of the typefaces.
  /// - Returns: The font; text in it looks best at the sizes named above.
  package func font(_ size: Double, _ weight: Weight = .regular) -> Font {
    let typeface =
      switch weight {
      case .regular: regular
      case .bold: bold
      case .mono: mono
      }
    return Font(
      typeface: typeface, size: size, fallback: weight == .bold ? fallback?.bold : fallback?.regular
    )
  }

  /// A text that can be read: what neither the typefaces nor the fallback have a glyph for is written
  /// as its escape, such as `\u{65e5}`, so that names differ on screen where their signs do.
  package func legible(_ text: String) -> String {
    if text.allSatisfy(isWritten) { return closed(text) }
    return closed(
      text.reduce(into: "") { legible, character in
        if isWritten(character) {
          legible.append(character)
        } else {
          for scalar in character.unicodeScalars {
            legible += "\\u{\(String(scalar.value, radix: 16))}"
          }
        }
      })
  }

  /// A text behind which others can be written, though it may be read from right to left.
  private func closed(_ text: String) -> String {
    let isRightToLeft = text.unicodeScalars.contains { scalar in
      TextLayout.isRightToLeft(scalar)
    }
    return isRightToLeft ? text + "\u{200e}" : text
  }

  /// The sign for what is no text stands for itself, whether or not there is a glyph.
  private func isWritten(_ character: Character) -> Bool {
    character == "\u{fffd}" || regular.indices[character] != nil && bold.indices[character] != nil
      || fallback?.regular.writes(character) == true && fallback?.bold.writes(character) == true
  }
}

extension Typography {
  /// What the fonts are made from, as it lies on disk: made on any thread, while a window opens.
  package struct Atlases: Sendable {
    fileprivate let regular: [GlyphAtlas]
    fileprivate let bold: [GlyphAtlas]
    fileprivate let mono: [GlyphAtlas]

    /// Reads and decodes every atlas.
    ///
    /// - Parameters:
    ///   - folder: Where the JSON files and the pictures lie.
    ///   - decoder: Turns the pictures into pixels.
    /// - Throws: The first file that is missing or wrong, and how.
    package init(
      from folder: PhotoPath, decoder: any PhotoDecoder
    ) throws(TypographyError) {
      func read(_ weight: Weight) throws(TypographyError) -> [GlyphAtlas] {
        var atlases: [GlyphAtlas] = []
        for name in weight.atlases {
          atlases.append(try GlyphAtlas(reading: name, in: folder, decoder: decoder))
        }
        for other in atlases.dropFirst() where other.characters != atlases[0].characters {
          throw TypographyError(
            file: other.file,
            reason: "it has other glyphs than \(atlases[0].file.displayName)")
        }
        return atlases
      }
      regular = try read(.regular)
      bold = try read(.bold)
      mono = try read(.mono)
    }
  }

  /// Puts the atlases' pixels into a store and makes typefaces of them.
  ///
  /// - Parameters:
  ///   - atlases: As read.
  ///   - store: Draws the text later on.
  ///   - fallback: Draws what the typefaces lack; by default nothing does.
  package init(_ atlases: Atlases, into store: PhotoStore, fallback: Fallback? = nil) {
    self.fallback = fallback
    regular = Typeface("inter", atlases.regular, store)
    bold = Typeface("inter-bold", atlases.bold, store)
    mono = Typeface("mono", atlases.mono, store)
  }

  /// Reads the fonts from disk, all at once.
  ///
  /// - Parameters:
  ///   - folder: Where the JSON files and the pictures lie.
  ///   - decoder: Turns the pictures into pixels.
  ///   - store: Draws the text later on.
  /// - Returns: The fonts, whose pixels are in the store.
  /// - Throws: The first file that is missing or wrong, and how.
  package static func load(
    from folder: PhotoPath, decoder: any PhotoDecoder, into store: PhotoStore
  ) throws(TypographyError) -> Typography {
    Typography(try Atlases(from: folder, decoder: decoder), into: store)
  }
}

extension GlyphAtlas {
  /// In glyph order; every size has the same.
  fileprivate var characters: [Character] {
    description.strikes.first?.glyphs.map(\.character) ?? []
  }
}

extension Typeface {
  /// Merges atlases of the same characters.
  fileprivate convenience init(_ name: String, _ atlases: [GlyphAtlas], _ store: PhotoStore) {
    let characters = atlases.first?.characters ?? []
    var strikes: [Strike] = []
    for atlas in atlases {
      let id = store.add(ImageLevels(bitmaps: [atlas.bitmap]))
      strikes += atlas.description.strikes.map { strike in
        Strike(
          pixelSize: strike.pixelSize, ascent: strike.ascent, descent: strike.descent, atlas: id,
          glyphs: strike.glyphs.map(\.image))
      }
    }
    var indices: [Character: Int] = [:]
    for (index, character) in characters.enumerated() { indices[character] = index }
    var kerning: [Pair: Double] = [:]
    for pair in atlases.first?.description.kerning ?? [] {
      guard let left = indices[pair.left], let right = indices[pair.right] else { continue }
      kerning[Pair(left: left, right: right)] = pair.adjustment
    }
    self.init(name: name, glyphs: characters, strikes: strikes, kerning: kerning)
  }
}
