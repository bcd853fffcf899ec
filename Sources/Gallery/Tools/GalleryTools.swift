import FrameTiming
import Motion
import SceneGraph

/// What lies over the gallery to take it apart: the frame graph, the list of keys, the notes.
@MainActor
final class GalleryTools {
  private let overlay: View
  private let frames: FrameOverlay
  private let keys: KeysPanel
  private let note: StatusLabel

  /// - Parameters:
  ///   - typography: Of everything written.
  ///   - keys: What the list of keys says.
  ///   - overlay: Lies over the screens.
  init(typography: Typography, keys: [KeyHelp], overlay: View) {
    self.overlay = overlay
    frames = FrameOverlay(typography: typography)
    self.keys = KeysPanel(typography: typography, keys: keys)
    note = StatusLabel(typography: typography)
  }

  var showsOverlay = false {
    didSet { show(frames, showsOverlay) }
  }

  var showsKeys = false {
    didSet { show(keys, showsKeys) }
  }

  /// A line about what is unusual; empty for nothing.
  var status: String {
    get { note.text }
    set {
      note.text = newValue
      show(note, !newValue.isEmpty)
    }
  }

  var renderer: String {
    get { frames.renderer }
    set { frames.renderer = newValue }
  }

  var rendererReason: String {
    get { frames.rendererReason }
    set { frames.rendererReason = newValue }
  }

  /// Takes what is meant for the tools: while the keys are listed any key or press ends that.
  ///
  /// - Parameter event: Any event.
  /// - Returns: Whether it was taken.
  func handle(_ event: InputEvent) -> Bool {
    guard showsKeys else { return false }
    switch event.kind {
    case .key(let key) where key.isDown && key.key != .modifier:
      // The key that brought the list may still be held.
      if !key.isRepeat { showsKeys = false }
    case .pointer(let pointer) where pointer.phase == .down: showsKeys = false
    default: return false
    }
    return true
  }

  func note(_ record: FrameRecord) { frames.note(record) }

  /// - Parameters:
  ///   - room: Of the window.
  ///   - covered: How much of its right side something else takes, in points.
  func layOut(in room: Rect, covered: Double = 0) {
    frames.frame = FrameOverlay.frame(in: room, hasReason: !rendererReason.isEmpty)
    keys.frame = room
    // As large as its text, which takes time to measure.
    if !status.isEmpty { note.frame = note.frame(in: room.inset(by: Insets(right: covered))) }
  }

  private func show(_ view: View, _ isShown: Bool) {
    if isShown, view.superview == nil { overlay.addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }
}
