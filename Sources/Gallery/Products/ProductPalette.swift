import SceneGraph

/// The colours of the products' screens. Each text has a contrast of at least 4.5 : 1 on its ground.
enum ProductPalette {
  /// Under the grid, and what a zoom fades through.
  static let ground = Color(hex: 0xf4f4f6)

  /// Under a product's page.
  static let page = Color.white

  static let text = Color(hex: 0x15151a)
  static let secondary = Color(hex: 0x3a3a3f)
  static let faint = Color(hex: 0x62626b)

  /// Where a picture cannot be shown, or is not there yet.
  static let missing = Color(hex: 0xd9d9de)

  /// Of the badge; white on it has a contrast of 6.5 : 1.
  static let badge = Color(hex: 0xb3261e)
}
