import Hero
import Motion
import SceneGraph
import TestSupport

/// Makes modifiers of every kind by chance.
struct RandomModifiers {
  private var generator: SeededGenerator

  /// Whether all numbers are such as a modifier string may hold.
  private let isReadable: Bool

  init(seed: UInt64, isReadable: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.isReadable = isReadable
  }

  mutating func number() -> Double { number(in: -1e12...1e12) }

  private mutating func length() -> Double { number(in: 0...1e12) }

  private mutating func fraction() -> Double { number(in: 0...1) }

  private mutating func seconds() -> Double { number(in: 0...3600) }

  private mutating func number(in range: ClosedRange<Double>) -> Double {
    let value = wild()
    return isReadable ? min(max(value, range.lowerBound), range.upperBound) : value
  }

  private mutating func wild() -> Double {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: Double(Int.random(in: -3...3, using: &generator))
    case 1: Double.random(in: -1...1, using: &generator)
    case 2: Double.random(in: -1e300...1e300, using: &generator)
    case 3: Double.random(in: -1e-9...1e-9, using: &generator)
    case 4: 1
    default: Double.random(in: -1000...1000, using: &generator)
    }
  }

  private mutating func flag() -> Bool { Bool.random(using: &generator) }

  private mutating func color() -> Color {
    Color(red: fraction(), green: fraction(), blue: fraction(), alpha: flag() ? 1 : fraction())
  }

  private mutating func radii() -> CornerRadii {
    CornerRadii(
      topLeft: length(), topRight: length(), bottomRight: length(), bottomLeft: length())
  }

  /// A side of what is shown, which a string may not say to be 0.
  private mutating func side() -> Double {
    let side = length()
    return isReadable && side == 0 ? 1 : side
  }

  private mutating func distance() -> Double {
    let distance = number()
    return isReadable && distance == 0 ? 1 : distance
  }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: side(), height: side())
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func id() -> String {
    ["photo", "photo_7", "a-b", "ä ö", "say \"x\\y\"", "", "7", "f(x), y", "1e5", "two\nlines"]
      .randomElement(using: &generator) ?? ""
  }

  private mutating func timingFunction() -> HeroTimingFunction {
    if flag() {
      return HeroTimingFunction.named.randomElement(using: &generator)?.function ?? .linear
    }
    return HeroTimingFunction(number(), number(), number(), number())
  }

  private mutating func timing() -> HeroModifier {
    .timing(
      HeroProperty.allCases.randomElement(using: &generator) ?? .opacity,
      duration: flag() ? abs(seconds()) : (flag() ? .infinity : nil),
      delay: flag() ? seconds() : nil,
      timingFunction: flag() ? timingFunction() : nil)
  }

  private mutating func direction() -> CascadeDirection {
    let plain: [CascadeDirection] = [
      .topToBottom, .bottomToTop, .leftToRight, .rightToLeft, .leadingToTrailing,
      .trailingToLeading,
    ]
    return switch Int.random(in: 0..<3, using: &generator) {
    case 0: .radial(center: point())
    case 1: .inverseRadial(center: point())
    default: plain.randomElement(using: &generator) ?? .topToBottom
    }
  }

  mutating func condition(depth: Int = 0) -> HeroCondition {
    switch Int.random(in: 0..<(depth < 3 ? 8 : 5), using: &generator) {
    case 0: .matched
    case 1: .presenting
    case 2: .dismissing
    case 3: .appearing
    case 4: .disappearing
    case 5: .not(condition(depth: depth + 1))
    case 6:
      .and((0..<Int.random(in: 0...2, using: &generator)).map { _ in condition(depth: depth + 1) })
    default: .or((0..<2).map { _ in condition(depth: depth + 1) })
    }
  }

  mutating func list(depth: Int = 0) -> [HeroModifier] {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in modifier(depth: depth) }
  }

  /// How many kinds ``modifier(depth:kind:)`` knows.
  static let kinds = 39

  mutating func modifier(depth: Int = 0, kind: Int? = nil) -> HeroModifier {
    let last = depth < 3 ? RandomModifiers.kinds : RandomModifiers.kinds - 2
    return switch kind ?? Int.random(in: 0..<last, using: &generator) {
    case 0: .fade
    case 1: .opacity(fraction())
    case 2: .forceNonFade
    case 3: .backgroundColor(color())
    case 4: .cornerRadius(length())
    case 5: .cornerRadii(radii())
    case 6: .borderWidth(length())
    case 7: .borderColor(color())
    case 8: .shadowColor(color())
    case 9: .shadowOpacity(fraction())
    case 10: .shadowOffset(Vector(dx: number(), dy: number()))
    case 11: .shadowRadius(length())
    case 12:
      .shadowPath(
        RoundedRect(rect: rect(), radii: radii(), curve: flag() ? .circular : .continuous))
    case 13: .masksToBounds(flag())
    case 14: .overlay(color: color(), opacity: fraction())
    case 15: .contentsRect(rect())
    case 16: .contentsScale(length())
    case 17: .blurRadius(length())
    case 18: .position(point())
    case 19: .size(Size(width: length(), height: length()))
    case 20: .zPosition(number())
    case 21: .transform(transform())
    case 22: .perspective(distance())
    case 23: .scale(x: number(), y: number(), z: number())
    case 24: .translate(x: number(), y: number(), z: number())
    case 25: .rotate(x: number(), y: number(), z: number())
    case 26: .useScaleBasedSizeChange
    case 27: flag() ? .duration(seconds()) : .durationMatchLongest
    case 28: .delay(seconds())
    case 29: .timingFunction(timingFunction())
    case 30:
      .spring(
        stiffness: Double.random(in: 1...1000, using: &generator),
        damping: Double.random(in: 1...50, using: &generator))
    case 31: timing()
    case 32: .source(heroID: id())
    case 33: .arc(intensity: number())
    case 34:
      .cascade(HeroCascade(delta: seconds(), direction: direction(), delaysMatchedViews: flag()))
    case 35: flag() ? .useGlobalCoordinateSpace : .ignoreSubviewModifiers(recursive: flag())
    case 36:
      flag()
        ? .forceAnimate
        : .snapshot(HeroSnapshotType.allCases.randomElement(using: &generator) ?? .normal)
    case 37: .beginWith(list(depth: depth + 1))
    default: .when(condition(), list(depth: depth + 1))
    }
  }

  private mutating func transform() -> Transform3D {
    let m = (0..<16).map { _ in number() }
    return Transform3D(
      m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8], m[9], m[10], m[11], m[12], m[13],
      m[14], m[15])
  }
}
