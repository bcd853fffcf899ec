import Motion
import SceneGraph
import TestSupport

/// Lists of anything, valid or not; the same from the same seed.
struct WildFrames {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func list(depth: Int = 3) -> DisplayList {
    var list = DisplayList()
    for _ in 0..<below(6) { list.append(item(depth: depth)) }
    return list
  }

  private mutating func item(depth: Int) -> DisplayItem {
    switch below(depth > 0 ? 8 : 5) {
    case 0: return .fill(shape(), color())
    case 1: return .border(shape(), width: number() / 10, color())
    case 2:
      return .shadow(
        DisplayShadow(
          shape: shape(), offset: Vector(dx: number(), dy: number()), radius: number() / 6,
          color: color()))
    case 3:
      return .image(
        DisplayImage(
          image: ComparedList.image(below(4)),
          crop: below(2) == 0
            ? .unit
            : Rect(x: number() / 400, y: number() / 400, width: number() / 300, height: 0.7),
          frame: rect(), radii: CornerRadii(number() / 4), opacity: number() / 200))
    case 4:
      return ComparedList.text(
        below(2) == 0 ? 12 : number() / 5, at: Point(x: number(), y: number()), color: color())
    default:
      return .group(
        DisplayGroup(
          list: list(depth: depth - 1), transform: transform(), clip: below(2) == 0 ? shape() : nil,
          opacity: below(2) == 0 ? 1 : number() / 200))
    }
  }

  /// A list with glass somewhere in it, in groups of any kind.
  mutating func glazed(_ list: DisplayList) -> DisplayList {
    var list = list
    for _ in 0..<below(3) {
      list.append(
        .backdropBlur(
          DisplayBackdropBlur(
            shape: shape(), radius: number() / 20, opacity: below(2) == 0 ? 1 : number() / 200)))
    }
    guard below(2) == 0 else { return list }
    return DisplayList([
      .fill(shape(), color()),
      .group(
        DisplayGroup(
          list: list, clip: below(2) == 0 ? shape() : nil,
          opacity: below(2) == 0 ? 1 : number() / 200)),
    ])
  }

  private mutating func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  private mutating func number() -> Double {
    let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e7, -1e-300, 0, -0.0, 1e5]
    return below(25) == 0 ? odd[below(odd.count)] : Double(below(5000)) / 10 - 100
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number(), height: number())
  }

  private mutating func shape() -> RoundedRect {
    RoundedRect(
      rect: rect(),
      radii: CornerRadii(
        topLeft: number() / 4, topRight: number() / 4, bottomRight: number() / 4,
        bottomLeft: number() / 4), curve: below(2) == 0 ? .circular : .continuous)
  }

  private mutating func color() -> Color {
    Color(
      red: number() / 300, green: number() / 300, blue: number() / 300,
      alpha: below(3) == 0 ? 1 : number() / 300)
  }

  private mutating func transform() -> Transform3D {
    switch below(4) {
    case 0: return .translation(x: number(), y: number())
    case 1: return .scale(x: number() / 200, y: number() / 200)
    case 2:
      return Transform3D(
        number() / 200, number() / 200, 0, number() / 200_000,
        number() / 200, number() / 200, 0, number() / 200_000,
        0, 0, 1, 0,
        number(), number(), 0, 1)
    default: return .identity
    }
  }
}
