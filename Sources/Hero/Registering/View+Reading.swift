import Motion
import SceneGraph

extension View {
  /// How the view is dressed.
  var heroLook: HeroView.Look {
    HeroView.Look(
      background: backgroundColor, border: border, shadow: shadow, radii: cornerRadii,
      curve: cornerCurve, clips: clipsToBounds, zPosition: zPosition, isOpaque: coversItsShape)
  }

  /// What the view shows by itself.
  var heroContent: HeroView.Content {
    if let view = self as? ImageView, let image = view.image, !hasVisibleSubviews {
      return .image(image, mode: view.contentMode)
    }
    if let label = self as? Label, !hasVisibleSubviews {
      return .text(HeroText(label))
    }
    if let view = self as? VisualEffectView, let effect = view.effect, effect.radius > 0 {
      return .blur(radius: effect.radius)
    }
    return .other
  }

  private var hasVisibleSubviews: Bool { subviews.contains { !$0.isHidden && $0.alpha > 0 } }

  /// Whether nothing beneath the view is seen through it; corners are not looked at.
  private var coversItsShape: Bool {
    if let color = backgroundColor, color.alpha >= 1 { return true }
    guard let view = self as? ImageView, let image = view.image else { return false }
    let area = view.contentMode.frame(of: image.size, in: bounds)
    return area.intersection(bounds) == bounds
  }
}
