/// Plain stand-ins: replace each type here with its own file of the same interface.
import FrameTiming
import KVHeroTransition
import Motion
import SceneGraph

final class TopBar: View {
  static let height = 44.0
  var title = ""
  var detail = ""
  var style = GalleryStyle.hero
  var preset = HeroStyle.Preset.standard
  var onStyle: ((GalleryStyle) -> Void)?
  var onPreset: ((HeroStyle.Preset) -> Void)?
  init(typography: Typography) {
    super.init()
    backgroundColor = .white
  }
}
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
