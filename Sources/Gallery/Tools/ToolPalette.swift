import SceneGraph

/// The colours of what lies over photographs: readable on white ones and on black ones.
enum ToolPalette {
  /// The ground of a panel.
  static let panel = Color(white: 0.05, alpha: 0.8)

  /// The ground of a round button: white on it has a contrast of 4.7 : 1 even over white.
  static let button = Color(white: 0, alpha: 0.55)

  /// The same while it is pressed.
  static let pressedButton = Color(white: 0, alpha: 0.8)

  /// Around panels and buttons, so that they are seen on black.
  static let edge = Color(white: 1, alpha: 0.16)

  static let text = Color(white: 1)

  static let secondary = Color(white: 0.78)

  /// A frame that was in time. Blue against orange is told apart by the colour-blind as well.
  static let onTime = Color(hex: 0x5db4f5)

  /// A frame that came after its deadline.
  static let late = Color(hex: 0xffa23e)

  /// Where a frame is due.
  static let deadline = Color(white: 1, alpha: 0.5)
}
