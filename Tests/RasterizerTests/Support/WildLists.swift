import Motion
import Rasterizer
import SceneGraph

/// Lists of anything, valid or not.
struct WildLists {
  var numbers: SeededNumbers
  let font: Font

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    let glyph = Typeface.GlyphImage(
      atlasRect: Rect(x: 1, y: 1, width: 5, height: 6), bearing: Vector(dx: 0, dy: -6),
      advance: 6)
    let broken = Typeface.GlyphImage(
      atlasRect: Rect(x: 8, y: 0, width: 1e12, height: .nan), bearing: Vector(dx: .nan, dy: 0),
      advance: 6)
    let strikes = [8.0, 20].map {
      Typeface.Strike(
        pixelSize: $0, ascent: 6, descent: 2, atlas: Image.ID(rawValue: 2),
        glyphs: [glyph, broken])
    }
    font = Font(
      typeface: Typeface(name: "wild", glyphs: ["a", "b"], strikes: strikes, kerning: [:]),
      size: 8)
  }

  mutating func number() -> Double {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e7, -1e-300, 0, -0.0]
    switch numbers.int(0..<20) {
    case 0: return odd[numbers.int(0..<odd.count)]
    case 1: return numbers.double(-1e5...1e5)
    case 2: return Double(numbers.int(-10..<50))
    default: return numbers.double(-20...60)
    }
  }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  mutating func shape() -> RoundedRect {
    let radii =
      numbers.int(0..<2) == 0
      ? CornerRadii(number())
      : CornerRadii(
        topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number())
    return RoundedRect(
      rect: rect(), radii: radii, curve: numbers.int(0..<2) == 0 ? .circular : .continuous)
  }

  mutating func color() -> Color {
    Color(
      red: number() / 20, green: number() / 20, blue: number() / 20,
      alpha: numbers.int(0..<3) == 0 ? 1 : number() / 20)
  }

  mutating func transform() -> Transform3D {
    switch numbers.int(0..<4) {
    case 0: return .translation(x: number(), y: number())
    case 1: return .scale(x: number() / 20, y: number() / 20)
    case 2:
      return Transform3D(
        number() / 20, number() / 20, 0, number() / 2000,
        number() / 20, number() / 20, 0, number() / 2000,
        0, 0, 1, 0,
        number(), number(), 0, 1)
    default: return .identity
    }
  }

  mutating func list(depth: Int) -> DisplayList {
    var list = DisplayList()
    for _ in 0..<numbers.int(0..<5) { list.append(item(depth: depth)) }
    return list
  }

  mutating func item(depth: Int) -> DisplayItem {
    switch numbers.int(0..<(depth > 0 ? 9 : 6)) {
    case 0: return .fill(shape(), color())
    case 1: return .border(shape(), width: number() / 10, color())
    case 2:
      return .shadow(
        DisplayShadow(
          shape: shape(), offset: Vector(dx: number(), dy: number()), radius: number() / 4,
          color: color()))
    case 3:
      var crop = numbers.int(0..<2) == 0 ? Rect.unit : rect()
      if numbers.int(0..<2) == 0 {
        crop = Rect(x: number() / 50, y: number() / 50, width: number() / 40, height: 0.7)
      }
      return .image(
        DisplayImage(
          image: Image(
            id: Image.ID(rawValue: numbers.int(0..<5)), size: Size(width: 1, height: 1)),
          crop: crop, frame: rect(), radii: CornerRadii(number()), opacity: number() / 20))
    case 4:
      return .text(
        DisplayText(
          font: Font(typeface: font.typeface, size: numbers.int(0..<2) == 0 ? 8 : number()),
          glyphs: (0..<3).map { _ in
            DisplayText.Glyph(index: numbers.int(-1..<3), x: number())
          }, origin: Point(x: number(), y: number()), color: color()))
    case 5:
      return .backdropBlur(
        DisplayBackdropBlur(
          shape: shape(), radius: numbers.int(0..<2) == 0 ? numbers.double(0...4) : number() / 4,
          opacity: numbers.int(0..<3) == 0 ? number() / 20 : 1))
    default:
      let clip = numbers.int(0..<2) == 0 ? shape() : nil
      return .group(
        DisplayGroup(
          list: list(depth: depth - 1), transform: transform(), clip: clip,
          opacity: numbers.int(0..<2) == 0 ? 1 : number() / 20))
    }
  }

  /// The pictures that the lists show; number 4 is not there.
  static var scene: Scene {
    let empty = Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
    return Scene(pictures: [
      0: ImageLevels(bitmaps: Bitmap.waves(width: 32, height: 32).halvings()),
      1: ImageLevels(
        bitmaps: [Bitmap.waves(width: 1, height: 9, alpha: 128)],
        coverage: Rect(x: 0.2, y: 0.1, width: 0.5, height: 0.8)),
      2: ImageLevels(bitmaps: [Bitmap.waves(width: 12, height: 8, alpha: 200)]),
      3: ImageLevels(
        bitmaps: [empty], coverage: Rect(x: 0, y: 0, width: .nan, height: -1)),
    ])
  }

  /// The same list with a few things added, taken away, changed or swapped, at any depth.
  mutating func changed(_ list: DisplayList, depth: Int) -> DisplayList {
    var items = list.items
    for _ in 0..<numbers.int(1..<3) {
      let index = items.isEmpty ? 0 : numbers.int(0..<items.count)
      switch numbers.int(0..<6) {
      case 0: items.insert(item(depth: depth), at: index)
      case 1: if !items.isEmpty { items.remove(at: index) }
      case 2: if !items.isEmpty { items[index] = item(depth: depth) }
      case 3: if !items.isEmpty { items.swapAt(index, numbers.int(0..<items.count)) }
      default:
        guard !items.isEmpty, case .group(var group) = items[index] else { continue }
        switch numbers.int(0..<5) {
        case 0: group.opacity = number() / 20
        case 1: group.transform = transform()
        case 2: group.clip = shape()
        default: group.list = changed(group.list, depth: depth - 1)
        }
        items[index] = .group(group)
      }
    }
    return DisplayList(items)
  }
}
