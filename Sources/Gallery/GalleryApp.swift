package import Motion
package import Photos
package import SceneGraph
import KVHeroTransition
import Transitions

/// The photo gallery: events and finished decodes go in, frames come out.
@MainActor
package final class GalleryApp {
  /// Knows the pixels of the photographs.
  package let store: PhotoStore

  /// Whether the person asked to close the window.
  package private(set) var wantsToClose = false

  private let queue: DecodeQueue
  private let stage: Stage
  private let grid: GridScreen

  /// - Parameters:
  ///   - photos: What the grid shows, in order.
  ///   - queue: Decodes them.
  ///   - size: Of the window, in points.
  package init(photos: [PhotoPath], queue: DecodeQueue, size: Size) {
    self.queue = queue
    let store = PhotoStore(queue: queue)
    self.store = store
    grid = GridScreen(store: store, photos: photos.map { store.add($0) })
    stage = Stage(root: grid, size: size)
    grid.layOut(scale: stage.scale)
  }

  /// Whether a frame would differ from the last.
  package var needsFrame: Bool { stage.needsFrame }

  /// What stands behind every screen.
  package var background: Color { Color(hex: 0x101014) }

  package func handle(_ event: InputEvent) {
    switch event.kind {
    case .closeRequest: wantsToClose = true
    case .key(let key) where key.isDown && choose(key): break
    case .key(let key) where key.isDown && stage.activeViewController.keyDown(key): break
    default: stage.handle(event)
    }
    grid.layOut(scale: stage.scale)
  }

  /// Takes what has been decoded since the last call.
  package func takeFinished() {
    for finished in queue.takeFinished() { _ = store.accept(finished) }
    grid.refresh()
    grid.layOut(scale: stage.scale)
    stage.handle(InputEvent(time: stage.time, kind: .expose))
  }

  /// Moves everything to a time and draws it.
  ///
  /// - Parameter time: When the frame will be shown.
  /// - Returns: The frame, in points.
  package func frame(at time: FrameTime) -> DisplayList {
    stage.frame(at: time)
  }

  private func choose(_ key: KeyEvent) -> Bool {
    switch key.key {
    case .character("1"): grid.style.kind = .hero
    case .character("2"): grid.style.kind = .pinterest
    case .character("p"):
      grid.style.preset = grid.style.preset == .standard ? .classic : .standard
    default: return false
    }
    return true
  }
}
