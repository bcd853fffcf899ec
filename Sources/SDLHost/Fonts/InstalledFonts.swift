import CPlatform
import Motion
import Photos
package import SceneGraph

/// Draws what the gallery's own glyphs lack from the fonts of this machine, by SDL2_ttf where that can
/// be loaded.
///
/// Only a window asks it. A frame that is drawn without one, traced, recorded or replayed has the
/// same bytes on every machine, so it writes such characters as their escapes.
package struct InstalledFonts: FallbackGlyphs {
  private let glyphs: InstalledGlyphs
  private let isBold: Bool

  /// Looks into nothing yet.
  ///
  /// - Parameters:
  ///   - density: Device pixels to a point, at which text is crisp.
  ///   - environment: Looks up a variable, to find where fonts lie.
  /// - Returns: For text of the usual weight and for bold text; `nil` where there is no SDL2_ttf.
  package static func find(
    density: Double, _ environment: (String) -> String?
  ) -> (regular: InstalledFonts, bold: InstalledFonts)? {
    guard cplatform_writes_fonts() else { return nil }
    let glyphs = InstalledGlyphs(in: FontFiles.folders(environment), density: density)
    return (
      InstalledFonts(glyphs: glyphs, isBold: false), InstalledFonts(glyphs: glyphs, isBold: true)
    )
  }

  package func writes(_ character: Character) -> Bool { glyphs.writes(character) }

  package func advance(of unit: String, size: Double) -> Double? {
    glyphs.advance(of: unit, size: size, isBold: isBold)
  }

  package func typeface(for units: [String], size: Double) -> Typeface? {
    glyphs.typeface(for: units, size: size, isBold: isBold)
  }
}
