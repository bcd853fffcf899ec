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
}
