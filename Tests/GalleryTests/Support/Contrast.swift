import Glibc
import SceneGraph

extension Color {
  /// The contrast ratio of two opaque colours, `1...21` (WCAG 2.2).
  func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// This colour over an opaque one.
  func over(_ ground: Color) -> Color {
    func mixed(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue))
  }
}
