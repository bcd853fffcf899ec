public import Motion
public import SceneGraph

extension ChannelVector {
  /// A rectangle as x, y, width, height, in points.
  @inlinable public init(_ rect: Rect) {
    self.init(rect.x, rect.y, rect.width, rect.height)
  }

  /// Four radii from the top left clockwise, in points.
  @inlinable public init(_ radii: CornerRadii) {
    self.init(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
  }

  /// One number, such as an opacity.
  @inlinable public init(single value: Double) {
    self.init(value, 0, 0, 0)
  }

  /// The rectangle; a side that a spring has thrown below zero is zero.
  @inlinable public var rect: Rect {
    Rect(x: self[0], y: self[1], width: Swift.max(0, self[2]), height: Swift.max(0, self[3]))
  }

  /// The radii; none is negative.
  @inlinable public var radii: CornerRadii {
    CornerRadii(
      topLeft: Swift.max(0, self[0]), topRight: Swift.max(0, self[1]),
      bottomRight: Swift.max(0, self[2]), bottomLeft: Swift.max(0, self[3]))
  }

  /// The first number, kept within `0...1`.
  @inlinable public var unitValue: Double { Swift.min(Swift.max(self[0], 0), 1) }

  /// A colour as its components times its alpha, and the alpha: so that one fades in without another's
  /// tint.
  @inlinable public init(_ color: Color) {
    self = ChannelVector(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  /// The colour, kept within `0...1`; `nil` where it covers nothing.
  @inlinable public var color: Color? {
    let alpha = Swift.min(self[3], 1)
    guard alpha > 0 else { return nil }
    func component(_ index: Int) -> Double { Swift.min(Swift.max(self[index] / self[3], 0), 1) }
    return Color(red: component(0), green: component(1), blue: component(2), alpha: alpha)
  }
}
