import Motion
import Photos
import SceneGraph

/// The installed fonts with what was asked of them lately, for any thread.
final class InstalledGlyphs: Sendable {
  // The library has pointers, which are used under the monitor's lock alone.
  private struct State: @unchecked Sendable {
    var library: FontLibrary
    var written: [Character: Bool] = [:]
    var advances: [UnitKey: Double?] = [:]
    var typefaces: [TypefaceKey: Typeface] = [:]
    var typefaceBytes = 0
  }

  private struct UnitKey: Hashable {
    var unit: String
    var size: Double
    var isBold: Bool
  }

  private struct TypefaceKey: Hashable {
    var units: [String]
    var size: Double
    var isBold: Bool
  }

  private let state: Monitor<State>
  private let density: Double

  /// Answers kept; past that, all are found anew. Text on screen keeps its own typefaces.
  private static let (mostAnswers, mostBytes) = (8_192, 4 << 20)

  /// Pixels per em at most.
  private static let largest = 256.0

  init(in folders: [PhotoPath], density: Double) {
    state = Monitor(State(library: FontLibrary(folders: folders)))
    self.density = (0.5...4).contains(density) ? density : 1
  }

  deinit {
    state.withLock { $0.library.close() }
  }

  func writes(_ character: Character) -> Bool {
    guard InstalledGlyphs.isSeen(character) else { return false }
    return state.withLock { state in
      if let known = state.written[character] { return known }
      let found = state.library.file(for: String(character)) != nil
      if state.written.count >= InstalledGlyphs.mostAnswers { state.written = [:] }
      state.written[character] = found
      return found
    }
  }

  func advance(of unit: String, size: Double, isBold: Bool) -> Double? {
    let key = UnitKey(unit: unit, size: size, isBold: isBold)
    return state.withLock { [density] state in
      if let known = state.advances[key] { return known }
      let found = InstalledGlyphs.advance(key, density: density, &state.library)
      if state.advances.count >= InstalledGlyphs.mostAnswers { state.advances = [:] }
      state.advances[key] = .some(found)
      return found
    }
  }

  func typeface(for units: [String], size: Double, isBold: Bool) -> Typeface? {
    let key = TypefaceKey(units: units, size: size, isBold: isBold)
    return state.withLock { [density] state in
      if let known = state.typefaces[key] { return known }
      guard let strike = InstalledGlyphs.strike(key, density: density, &state.library) else {
        return nil
      }
      let typeface = Typeface(
        name: "installed\(isBold ? " bold" : ""): \(units)",
        glyphs: units.map { $0.first ?? "\u{fffd}" }, strikes: [strike], kerning: [:])
      if state.typefaceBytes >= InstalledGlyphs.mostBytes {
        (state.typefaces, state.typefaceBytes) = ([:], 0)
      }
      state.typefaces[key] = typeface
      state.typefaceBytes += strike.byteCount
      return typeface
    }
  }

  /// Whether a character makes a mark: none of its scalars is a control, a space, or unassigned, or
  /// changes the direction of others.
  private static func isSeen(_ character: Character) -> Bool {
    var hasMark = false
    for scalar in character.unicodeScalars where !FontLibrary.isJoiner(scalar) {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator, .spaceSeparator:
        return false
      default: hasMark = true
      }
    }
    return hasMark
  }

  private static func face(_ key: UnitKey, density: Double, _ library: inout FontLibrary)
    -> FontLibrary.Face?
  {
    let pixelSize = (key.size * density).rounded()
    guard (1...largest).contains(pixelSize) else { return nil }
    return library.file(for: key.unit).map { file in
      FontLibrary.Face(file: file, pixelSize: Int(pixelSize), isBold: key.isBold)
    }
  }

  /// From the face that draws it: each glyph is then loaded once, which is what takes time.
  private static func advance(
    _ key: UnitKey, density: Double, _ library: inout FontLibrary
  ) -> Double? {
    guard let face = face(key, density: density, &library) else { return nil }
    return library.width(of: key.unit, in: face).map {
      Double($0) * key.size / Double(face.pixelSize)
    }
  }

  /// Draws the units next to each other.
  private static func strike(
    _ key: TypefaceKey, density: Double, _ library: inout FontLibrary
  ) -> Typeface.Strike? {
    var drawn: [FontLibrary.Drawn] = []
    for unit in key.units {
      let unitKey = UnitKey(unit: unit, size: key.size, isBold: key.isBold)
      guard let face = face(unitKey, density: density, &library),
        let next = library.draw(unit, in: face)
      else { return nil }
      drawn.append(next)
    }
    let width = drawn.reduce(0) { $0 + $1.bitmap.width + 1 }
    let height = drawn.reduce(0) { max($0, $1.bitmap.height) }
    var pixels = [UInt32](repeating: 0, count: width * height)
    var glyphs: [Typeface.GlyphImage] = []
    var left = 0
    for unit in drawn {
      let bitmap = unit.bitmap
      for row in 0..<bitmap.height {
        let source = bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width]
        let target = row * width + left
        pixels.replaceSubrange(target..<target + bitmap.width, with: source)
      }
      glyphs.append(
        Typeface.GlyphImage(
          atlasRect: Rect(
            x: Double(left), y: 0, width: Double(bitmap.width), height: Double(bitmap.height)),
          bearing: Vector(dx: 0, dy: -Double(unit.ascent)), advance: Double(bitmap.width)))
      left += bitmap.width + 1
    }
    return Typeface.Strike(
      pixelSize: (key.size * density).rounded(),
      ascent: Double(drawn.reduce(0) { max($0, $1.ascent) }),
      descent: Double(drawn.reduce(0) { max($0, $1.bitmap.height - $1.ascent) }),
      pixels: .bitmap(
        Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)), glyphs: glyphs)
  }
}

extension Typeface.Strike {
  fileprivate var byteCount: Int {
    switch atlas {
    case .bitmap(let bitmap): bitmap.byteCount
    case .image: 0
    }
  }
}
