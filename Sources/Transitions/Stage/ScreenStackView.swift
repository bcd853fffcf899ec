import Motion
import SceneGraph

/// The room in which a container shows its screens, and draws their transitions.
final class ScreenStackView: View {
  weak var stack: ScreenStack?

  override func layoutSubviews() {
    for subview in subviews { subview.frame = bounds }
  }

  /// In flight the screens are seen where the transition draws them.
  override var drawsSubviews: Bool { stack?.isFlying != true }

  override func draw(into list: inout DisplayList) {
    guard let stack, stack.isFlying else { return }
    list.append(
      .group(
        DisplayGroup(
          list: stack.displayList(), clip: RoundedRect(rect: bounds, radii: .zero))))
  }
}
