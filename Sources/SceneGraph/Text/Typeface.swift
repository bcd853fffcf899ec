public import Motion

/// A set of glyphs rasterised at a few sizes, with the figures needed to set text.
///
/// Made once from an atlas; the same object stands for the same typeface everywhere.
public final class Typeface: Sendable {
  /// One glyph as drawn at one pixel size.
  public struct GlyphImage: Hashable, Sendable {
    /// Its rectangle in the atlas, in atlas pixels; empty where nothing is drawn (a space).
    public var atlasRect: Rect

    /// From the pen on the baseline to the rectangle's top left, in pixels; y grows downwards.
    public var bearing: Vector

    /// How far the pen moves on, in pixels.
    public var advance: Double

    /// Creates the image of a glyph; everything is in atlas pixels.
    public init(atlasRect: Rect, bearing: Vector, advance: Double) {
      self.atlasRect = atlasRect
      self.bearing = bearing
      self.advance = advance
    }
  }

  /// Where the pixels of a strike are.
  public enum Atlas: Hashable, Sendable {
    /// With whoever draws, who knows it by name.
    case image(Image.ID)

    /// Here: they live as long as the typeface.
    case bitmap(Bitmap)
  }

  /// Every glyph at one pixel size.
  public struct Strike: Sendable {
    /// Pixels per em.
    public var pixelSize: Double

    /// Above and below the baseline, in pixels, both positive.
    public var ascent: Double

    /// How far the lowest glyph reaches below the baseline, in pixels, positive.
    public var descent: Double

    /// White glyphs on transparent: only alpha matters.
    public var atlas: Atlas

    /// As many as the typeface has ``Typeface/glyphs``, in the same order.
    public var glyphs: [GlyphImage]

    /// Creates a strike; ``glyphs`` follow the typeface's order.
    public init(
      pixelSize: Double, ascent: Double, descent: Double, atlas: Image.ID, glyphs: [GlyphImage]
    ) {
      self.init(
        pixelSize: pixelSize, ascent: ascent, descent: descent, pixels: .image(atlas),
        glyphs: glyphs)
    }

    /// Creates a strike whose pixels are anywhere; ``glyphs`` follow the typeface's order.
    public init(
      pixelSize: Double, ascent: Double, descent: Double, pixels: Atlas, glyphs: [GlyphImage]
    ) {
      self.pixelSize = pixelSize
      self.ascent = ascent
      self.descent = descent
      self.atlas = pixels
      self.glyphs = glyphs
    }
  }

  /// Two glyph indices that follow each other.
  public struct Pair: Hashable, Sendable {
    /// The glyph that comes first.
    public var left: Int

    /// The glyph that follows it.
    public var right: Int

    /// Creates the pair of two indices in ``Typeface/glyphs``.
    public init(left: Int, right: Int) {
      self.left = left
      self.right = right
    }
  }

  /// The name by which it is compared and written to logs, such as `"inter"`.
  public let name: String

  /// The characters that have a glyph, in glyph order.
  public let glyphs: [Character]

  /// Smallest first; at least one.
  public let strikes: [Strike]

  /// Which glyph a character has.
  public let indices: [Character: Int]

  /// Pair adjustments, in em.
  public let kerning: [Pair: Double]

  /// What is drawn for a character that is not there: the index of U+FFFD, or of `?`, or 0.
  public let missingGlyph: Int

  /// - Precondition: there is a strike, and every strike has one image for each glyph.
  public init(
    name: String, glyphs: [Character], strikes: [Strike], kerning: [Pair: Double]
  ) {
    precondition(!strikes.isEmpty, "a typeface needs at least one strike: \(name)")
    precondition(
      strikes.allSatisfy { $0.glyphs.count == glyphs.count }, "a strike of \(name) is incomplete")
    self.name = name
    self.glyphs = glyphs
    self.strikes = strikes.sorted { $0.pixelSize < $1.pixelSize }
    self.kerning = kerning
    var indices: [Character: Int] = [:]
    for (index, character) in glyphs.enumerated() { indices[character] = index }
    self.indices = indices
    self.missingGlyph = indices["\u{fffd}"] ?? indices["?"] ?? 0
  }
}

/// A typeface at a size.
public struct Font: Hashable, Sendable {
  /// Where its glyphs come from.
  public let typeface: Typeface

  /// Points per em.
  public let size: Double

  /// Where characters come from that the typeface lacks; by default from nowhere.
  ///
  /// Not looked at by equality, as text that is set already does not depend on it.
  public let fallback: (any FallbackGlyphs)?

  /// Creates a font; the size is in points per em.
  public init(typeface: Typeface, size: Double, fallback: (any FallbackGlyphs)? = nil) {
    self.typeface = typeface
    self.size = size
    self.fallback = fallback
  }

  /// The same with the typeface's own glyphs alone, so that every character has one glyph.
  public var withoutFallback: Font { Font(typeface: typeface, size: size) }

  /// The strike to draw from when an em is this many device pixels: the smallest that is at least
  /// as large, or the largest there is.
  public func strike(forPixelSize pixelSize: Double) -> Typeface.Strike {
    typeface.strikes.first { $0.pixelSize >= pixelSize - 1e-6 }
      ?? typeface.strikes[
        typeface.strikes.count - 1]
  }

  /// Fonts are equal when typefaces of the same name have the same size.
  public static func == (a: Font, b: Font) -> Bool {
    a.typeface.name == b.typeface.name && a.size == b.size
  }

  /// Feeds the typeface's name and the size, as equality compares them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(typeface.name)
    hasher.combine(size)
  }
}
