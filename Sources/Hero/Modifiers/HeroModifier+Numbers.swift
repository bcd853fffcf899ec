import Motion
import SceneGraph

extension HeroModifier {
  /// Whether every number of the modifier is one that can be drawn: finite, but for a duration, which
  /// may be infinite.
  public var isFinite: Bool {
    if case .duration(let seconds) = self { return !seconds.isNaN && seconds != -.infinity }
    return numbers.allSatisfy(\.isFinite)
  }

  /// A modifier with a greater number, or a smaller one below zero, does nothing.
  ///
  /// Far beyond what can be drawn, and so small that products and squares of such numbers are finite.
  public static let largestNumber = 1e12

  /// Whether one can calculate with every number of the modifier: it is finite, and no greater than
  /// ``largestNumber``, but for a duration, which may be infinite; no distance of an eye is 0, and no side
  /// below it.
  public var isUsable: Bool { fault == nil }

  /// Why the modifier does nothing, as the end of a sentence; `nil` where it is usable.
  var fault: String? {
    guard isFinite else { return "a number of it is not finite" }
    guard numbers.allSatisfy({ abs($0) <= HeroModifier.largestNumber }) else {
      return "a number of it is too large"
    }
    switch self {
    case .perspective(0): return "the eye's distance is 0"
    case .contentsRect(let rect) where rect.width <= 0 || rect.height <= 0:
      return "a side is not above 0"
    case .shadowPath(let shape) where shape.rect.width < 0 || shape.rect.height < 0:
      return "a side is below 0"
    default: return nil
    }
  }

  /// The numbers of the modifier itself, not of those in its list.
  private var numbers: [Double] {
    switch self {
    case .opacity(let value), .cornerRadius(let value), .borderWidth(let value),
      .shadowOpacity(let value), .shadowRadius(let value), .contentsScale(let value),
      .blurRadius(let value), .zPosition(let value), .perspective(let value), .delay(let value),
      .arc(let value):
      [value]
    case .backgroundColor(let color), .borderColor(let color), .shadowColor(let color):
      color.numbers
    case .overlay(let color, let opacity): color.numbers + [opacity]
    case .cornerRadii(let radii): radii.numbers
    case .shadowOffset(let offset): [offset.dx, offset.dy]
    case .shadowPath(let shape): shape.rect.numbers + shape.radii.numbers
    case .contentsRect(let rect): rect.numbers
    case .position(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .transform(let transform): transform.elements
    case .scale(let x, let y, let z), .translate(let x, let y, let z), .rotate(let x, let y, let z):
      [x, y, z]
    case .spring(let stiffness, let damping): [stiffness, damping]
    case .timing(_, let timing): timing.delay.map { [$0] } ?? []
    case .cascade(let cascade):
      switch cascade.direction {
      case .radial(let center), .inverseRadial(let center): [cascade.delta, center.x, center.y]
      default: [cascade.delta]
      }
    default: []
    }
  }
}

extension Color {
  /// Red, green, blue, alpha.
  var numbers: [Double] { [red, green, blue, alpha] }
}

extension CornerRadii {
  /// Clockwise from the upper left.
  var numbers: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }
}

extension Rect {
  /// x, y, width, height.
  var numbers: [Double] { [x, y, width, height] }
}

extension Transform3D {
  /// The sixteen elements, row by row.
  var elements: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
