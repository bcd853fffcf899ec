/// A colour in sRGB, with straight (not premultiplied) alpha; every component `0...1`.
@frozen public struct Color: Hashable, Sendable {
  /// The red component, as sRGB encodes it: not linear in light.
  public var red: Double

  /// The green component, encoded like ``red``.
  public var green: Double

  /// The blue component, encoded like ``red``.
  public var blue: Double

  /// How much it covers: `0` nothing, `1` all.
  public var alpha: Double

  /// Creates a colour from its components; none is clamped.
  @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey, `0` black to `1` white.
  @inlinable public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from its usual six hexadecimal digits, `0xRRGGBB`.
  @inlinable public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xff) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  /// Covers nothing: black with no alpha.
  public static let clear = Color(white: 0, alpha: 0)

  /// Opaque black.
  public static let black = Color(white: 0)

  /// Opaque white.
  public static let white = Color(white: 1)

  /// The same colour with its alpha multiplied by a factor, `0...1`.
  @inlinable public func faded(to factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
