import CPlatform
import CSDL2
import Photos
import SceneGraph

/// Installed fonts as SDL2_ttf opens, measures and draws them; for one thread at a time.
///
/// Files are looked for when the first character is asked for, and each is looked into once, in
/// order, until one has it.
struct FontLibrary {
  /// A font at a size.
  struct Face: Hashable {
    /// Its place among the files.
    var file: Int

    /// Pixels per em.
    var pixelSize: Int

    var isBold: Bool
  }

  /// What a unit looks like.
  struct Drawn {
    var bitmap: Bitmap

    /// How far down the baseline is, in pixels.
    var ascent: Int
  }

  private let folders: [PhotoPath]
  private var waiting: [PhotoPath]?
  private var files: [(path: PhotoPath, coverage: FontCoverage)] = []
  private var opened: [(face: Face, font: OpaquePointer)] = []

  /// Fonts open at once: scripts of one screen at three sizes and twice those.
  private static let mostOpen = 24

  init(folders: [PhotoPath]) {
    self.folders = folders
  }

  /// The first file that has a glyph for every scalar of a text that makes a mark.
  mutating func file(for text: String) -> Int? {
    let marks = text.unicodeScalars.filter { !FontLibrary.isJoiner($0) }
    guard !marks.isEmpty else { return nil }
    if let known = files.firstIndex(where: { $0.coverage.containsAll(marks) }) { return known }
    while let path = nextFile() {
      files.append((path, FontLibrary.coverage(of: path)))
      if files[files.count - 1].coverage.containsAll(marks) { return files.count - 1 }
    }
    return nil
  }

  /// How many pixels a text is across, or `nil` where it cannot be measured.
  mutating func width(of text: String, in face: Face) -> Int? {
    guard let font = font(face) else { return nil }
    FontLibrary.direct(font, for: text)
    let width = cplatform_font_width(font, text)
    return width < 0 ? nil : Int(width)
  }

  /// Draws a text in white, or `nil` where it cannot be drawn.
  mutating func draw(_ text: String, in face: Face) -> Drawn? {
    guard let font = font(face) else { return nil }
    FontLibrary.direct(font, for: text)
    guard let memory = cplatform_font_draw(font, text) else { return nil }
    let surface = memory.assumingMemoryBound(to: SDL_Surface.self)
    defer { SDL_FreeSurface(surface) }
    var (ascent, descent) = (Int32(0), Int32(0))
    cplatform_font_height(font, &ascent, &descent)
    do throws(SDLError) {
      return Drawn(bitmap: try Bitmap(surface), ascent: Int(ascent))
    } catch {
      // What cannot be converted is not drawn, as what cannot be measured.
      return nil
    }
  }

  /// Closes every font.
  mutating func close() {
    for entry in opened { cplatform_font_close(entry.font) }
    opened = []
  }

  private mutating func nextFile() -> PhotoPath? {
    if waiting == nil { waiting = FontFiles.all(in: folders).reversed() }
    return waiting?.popLast()
  }

  /// Opens a font, or finds it open; what was not used for longest is closed.
  private mutating func font(_ face: Face) -> OpaquePointer? {
    if let place = opened.lastIndex(where: { $0.face == face }) {
      let entry = opened.remove(at: place)
      opened.append(entry)
      return entry.font
    }
    guard
      let font = files[face.file].path.withCString({
        cplatform_font_open($0, Int32(face.pixelSize), face.isBold)
      })
    else { return nil }
    if opened.count >= FontLibrary.mostOpen {
      cplatform_font_close(opened.removeFirst().font)
    }
    opened.append((face, font))
    return font
  }

  private static func coverage(of path: PhotoPath) -> FontCoverage {
    do throws(PhotoError.Reason) {
      let file = try RegularFile(opening: path)
      var failure: PhotoError.Reason?
      let coverage = FontCoverage { offset, count in
        do throws(PhotoError.Reason) {
          return try file.bytes(at: offset, count: count)
        } catch {
          failure = error
          return []
        }
      }
      return failure == nil && !coverage.isColored ? coverage : .none
    } catch {
      // A font that cannot be read is no font; another may do.
      return .none
    }
  }

  /// What joins or chooses and makes no mark of its own.
  static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200c, 0x200d, 0xfe00...0xfe0f: true
    default: false
    }
  }

  private static func direct(_ font: OpaquePointer, for text: String) {
    let script = FontScript(of: text)
    cplatform_font_direct(font, script.isRightToLeft, script.code)
  }
}

extension FontCoverage {
  fileprivate static let none = FontCoverage { _, _ in [] }

  fileprivate func containsAll(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.allSatisfy(contains)
  }
}
