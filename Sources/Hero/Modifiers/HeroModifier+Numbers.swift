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
  /// ``largestNumber``, but for a duration, which may be infinite.
  public var isUsable: Bool {
    isFinite && numbers.allSatisfy { abs($0) <= HeroModifier.largestNumber }
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
