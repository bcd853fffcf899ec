/// Plain stand-ins: replace each type here with its own file of the same interface.
import FrameTiming
import Motion
import SceneGraph

final class CloseButton: Button {
  init(typography: Typography, onActivate: @escaping () -> Void) {
    super.init("X", font: typography.font(16), onActivate: onActivate)
    backgroundColor = .white
  }
  static func frame(in bounds: Rect) -> Rect {
    Rect(x: bounds.width - 60, y: 16, width: 44, height: 44)
  }
}
final class FrameOverlay: View {
  var renderer = ""
  init(typography: Typography) { super.init() }
  func note(_ record: FrameRecord) {}
  static func frame(in bounds: Rect) -> Rect { bounds }
}
final class KeysPanel: View {
  init(typography: Typography) { super.init() }
}
final class StatusLabel: View {
  var text = ""
  init(typography: Typography) { super.init() }
  func frame(in bounds: Rect) -> Rect { bounds }
}
