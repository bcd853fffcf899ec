/// How stored pixels have to be turned to stand upright, as EXIF's tag 0x0112 numbers it.
package enum Orientation: Int, CaseIterable, Sendable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  /// Rows and columns exchanged.
  case transposed = 5
  /// Shown after a quarter turn clockwise.
  case turnedRight = 6
  /// Rows and columns exchanged about the other diagonal.
  case transverse = 7
  /// Shown after a quarter turn anticlockwise.
  case turnedLeft = 8

  /// Whether the upright picture's width is the stored one's height.
  package var exchangesSides: Bool { rawValue >= 5 }
}
