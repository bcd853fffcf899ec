import SceneGraph

/// The colours of the bar and of what lies on it.
///
/// Each text colour has a contrast of at least 4.5 : 1 (WCAG 2.2, level AA) on each ground that it
/// stands on.
enum BarPalette {
  /// The bar itself; a little lighter than the grid under it.
  static let bar = Color(hex: 0xfbfbfd)

  /// The line under the bar.
  static let hairline = Color(hex: 0xd5d5da)

  /// Under a row of segments.
  static let track = Color(hex: 0xe6e6eb)

  /// Under the chosen segment.
  static let pill = Color.white

  /// Between segments.
  static let separator = Color(hex: 0xc4c4cb)

  /// Titles, and the chosen segment.
  static let text = Color(hex: 0x111114)

  /// What can be chosen.
  static let secondary = Color(hex: 0x3c3c43)

  /// Keys and counts.
  static let faint = Color(hex: 0x62626b)

  /// What leads somewhere, and the chosen tab.
  static let tint = Color(hex: 0x0062c4)

  /// The same while it is pressed.
  static let pressedTint = Color(hex: 0x004a94)

  /// Under the knob of a switch that is on.
  static let on = Color(hex: 0x1f7a3d)

  /// Under the knob of a switch that is off: told from the bar by 3 : 1 (WCAG 2.2, 1.4.11).
  static let off = Color(hex: 0x8a8a92)
}
