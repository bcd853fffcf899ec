package import Photos
import SceneGraph

/// A picture full of glyphs with its description, read from disk and checked, in no store yet.
///
/// A value that any thread may make, so that a window can open meanwhile.
package struct GlyphAtlas: Sendable {
  /// The JSON file, for errors.
  let file: PhotoPath

  let description: AtlasDescription

  /// White glyphs on transparent.
  let bitmap: Bitmap

  /// Reads `NAME.json` and the picture that it names.
  ///
  /// - Parameters:
  ///   - name: Without an extension: `"inter"`.
  ///   - folder: Where both lie.
  ///   - decoder: Turns the picture into pixels.
  /// - Throws: Which file is missing or wrong, and how.
  package init(
    reading name: String, in folder: PhotoPath, decoder: any PhotoDecoder
  ) throws(TypographyError) {
    let file = folder.appending("\(name).json".utf8)
    let description = try GlyphAtlas.description(file)
    guard !description.image.isEmpty, !description.image.utf8.contains(0) else {
      throw TypographyError(file: file, reason: "it names no picture")
    }
    let picture = folder.appending(description.image.utf8)
    let bitmap: Bitmap
    do throws(PhotoError) {
      let contents = try picture.contents()
      let header = try PhotoHeader.read(contents: contents, of: picture)
      bitmap = try decoder.decode(contents, header: header, path: picture)
    } catch {
      throw TypographyError(error)
    }
    guard
      Double(bitmap.width) == description.width, Double(bitmap.height) == description.height
    else {
      throw TypographyError(
        file: picture,
        reason: "it has \(bitmap.width) × \(bitmap.height) pixels, which is not what "
          + "\(file.displayName) says")
    }
    self.file = file
    self.description = description
    self.bitmap = bitmap
  }

  private static func description(
    _ file: PhotoPath
  ) throws(TypographyError) -> AtlasDescription {
    let bytes: [UInt8]
    do {
      bytes = try file.contents()
    } catch {
      throw TypographyError(error)
    }
    let description: AtlasDescription
    do {
      description = try AtlasDescription(json: bytes)
    } catch {
      throw TypographyError(file: file, reason: "\(error)")
    }
    if let reason = description.mistake { throw TypographyError(file: file, reason: reason) }
    return description
  }
}

extension AtlasDescription {
  /// What is wrong with it, if anything is.
  fileprivate var mistake: String? {
    guard let first = strikes.first else { return "it has no sizes" }
    for strike in strikes {
      let size = Int(exactly: strike.pixelSize).map(String.init) ?? "\(strike.pixelSize)"
      guard strike.pixelSize > 0 else { return "a size of \(size) pixels" }
      guard !strike.glyphs.isEmpty else { return "size \(size) has no glyphs" }
      for (glyph, next) in zip(strike.glyphs, strike.glyphs.dropFirst())
      where glyph.character == next.character {
        return "size \(size) has “\(glyph.character)” twice"
      }
      guard strike.glyphs.elementsEqual(first.glyphs, by: { $0.character == $1.character }) else {
        return "size \(size) has other glyphs than the first size"
      }
      for glyph in strike.glyphs where !contains(glyph) {
        return "“\(glyph.character)” of size \(size) lies outside the picture"
      }
    }
    return nil
  }

  private func contains(_ glyph: Glyph) -> Bool {
    let rect = glyph.image.atlasRect
    return rect.minX >= 0 && rect.minY >= 0 && rect.width >= 0 && rect.height >= 0
      && rect.maxX <= width && rect.maxY <= height
  }
}
