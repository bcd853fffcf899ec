import Motion
import SceneGraph

/// The panel that says what is known of a photograph.
extension GalleryApp {
  func toggleInfo() {
    if info.superview == nil { stage.overlay.addSubview(info) } else { info.removeFromSuperview() }
  }

  /// Shows what has become known by now, of what is open by now.
  func layOutInfo(in room: Rect) {
    guard info.superview != nil else { return }
    let item = openPhoto ?? (tabs.tab == .photos ? grid.grid.focusedItem : nil)
    info.facts = item.map { PhotoFactLines(of: $0, in: grid.album) }
    info.frame = info.frame(in: room)
  }
}
